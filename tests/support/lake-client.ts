import { createClient, type SanityClient } from "@sanity/client";

/** Sanity's client for the lake of a sandbox. */
export function lakeClient(sandboxUrl: string): SanityClient {
  return createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2025-11-01",
    apiHost: `${sandboxUrl}/lake`,
    useProjectHostname: false,
    useCdn: false,
  });
}
