import { createClient, type SanityClient } from "@sanity/client";

/** Sanity's own client on a sandbox's lake, as the Studio or a script of the staff would write to it. */
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
