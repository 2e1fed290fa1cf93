import { parseQuery } from "../query/evaluate.ts";
import { readQuery } from "../query/query-request.ts";
import type { StreamRequest } from "../streams/event-stream.ts";

/** What a listener wants to hear of. */
export interface ListenRequest {
  tree: ReturnType<typeof parseQuery>;
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  /** Whether events carry Mendoza patches. */
  includeEffects: boolean;
  /** Whether it hears of the versions in releases. */
  includeAllVersions: boolean;
}

/** Reads the address of a listener. Throws LakeError 400 when its query is none. */
export function readListenRequest({ search }: StreamRequest): ListenRequest {
  const { query, params } = readQuery(search);
  return {
    tree: parseQuery(query, params),
    includeResult: search.includeResult === "true",
    includePreviousRevision: search.includePreviousRevision === "true",
    includeMutations: search.includeMutations !== "false",
    includeEffects: search.effectFormat === "mendoza",
    includeAllVersions: search.includeAllVersions === "true",
  };
}
