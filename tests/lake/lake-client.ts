import { createClient } from "@sanity/client";

/** A client of a test's lake that may write and that sees every version. */
export function lakeClient(sandboxUrl: string) {
  return createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2025-11-01",
    apiHost: `${sandboxUrl}/lake`,
    useProjectHostname: false,
    useCdn: false,
    perspective: "raw",
    token: "any",
    // What the lake refuses is refused; a test should not wait for more tries.
    maxRetries: 0,
  });
}

export type LakeClient = ReturnType<typeof lakeClient>;

/** A document as a test reads it back. */
export interface Read {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [name: string]: unknown;
}
