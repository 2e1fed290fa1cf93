import { createClient, type SanityClient } from "@sanity/client";
import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
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

/** The path that the Studio's preview opens. */
export async function previewPath(client: SanityClient, path = "/", studio = "https://studio.example/") {
  const { secret } = await createPreviewSecret(client, "test", studio, "marketing");
  const search = new URLSearchParams({ "sanity-preview-secret": secret, "sanity-preview-pathname": path });
  return `/preview/enable?${search}`;
}
