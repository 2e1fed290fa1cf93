import { createClient, type SanityClient } from "@sanity/client";
import { LAKE_TOKENS } from "./strict-lake.ts";

/** Sanity's client for the lake of a sandbox, with an editor's token. */
export function lakeClient(sandboxUrl: string): SanityClient {
  return createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2025-11-01",
    apiHost: `${sandboxUrl}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: LAKE_TOKENS.editor,
  });
}
