import type { Dataset } from "./documents/dataset.ts";
import { datasetNotFound } from "./query/lake-error.ts";

/** Throws LakeError 404 when an address names another dataset than the lake's one. */
export function requireDataset(asked: unknown, { projectId, name }: Dataset): void {
  if (asked !== name) throw datasetNotFound(projectId, String(asked));
}
