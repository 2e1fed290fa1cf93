import { createClient } from "@sanity/client";

/** Sanity's client, which may write and sees drafts and versions. `lakeUrl`: the address at which the lake is mounted. */
export function lakeClient(lakeUrl: string) {
  return createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2025-11-01",
    apiHost: lakeUrl,
    useProjectHostname: false,
    useCdn: false,
    perspective: "raw",
    token: "any",
    // A refusal is final: tests should not wait for retries.
    maxRetries: 0,
  });
}

export type LakeClient = ReturnType<typeof lakeClient>;

/** Adds a version of a document to a release: `versions.<release>.<document>`. */
export async function addVersion(client: LakeClient, version: { _id: string; _type: string; [name: string]: unknown }) {
  const publishedId = version._id.split(".").slice(2).join(".");
  await client.action({ actionType: "sanity.action.document.version.create", publishedId, document: version });
}

/** A document read back. */
export interface Read {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [name: string]: unknown;
}
