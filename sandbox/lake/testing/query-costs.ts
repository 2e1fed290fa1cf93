import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { openDataset, readLakeSeed } from "../lake-folder.ts";
import type { QueryParams } from "../query/evaluate.ts";
import { planQuery, runPlan } from "../query/planned-query.ts";
import { tagsOfChanges } from "../query/sync-tags.ts";
import { seedDataset } from "../seed/seed-dataset.ts";

/** What a query of the published documents costs. */
interface QueryCost {
  /** Number of documents that filters and references looked at. */
  looked: number;
  /** Bytes of the result as JSON. */
  bytes: number;
  syncTags: ReadonlySet<string>;
}

/** The costs of queries over a seed: counts instead of times, which a busy machine does not change. */
export interface QueryCosts {
  /** Number of all published documents. */
  documents: number;
  costOf(query: string, params?: QueryParams): QueryCost;
  /** The sync tags of an event after a field of the document has changed that no query reads. */
  tagsOfEdit(id: string): string[];
  close(): Promise<void>;
}

/** Opens a dataset of its own on a seed. Throws when the seed cannot be imported. */
export async function openQueryCosts(seedFile: string, imageCacheDir: string): Promise<QueryCosts> {
  const dataDir = await mkdtemp(join(tmpdir(), "query-costs-"));
  const folder = { dataDir, baseUrl: "http://localhost/lake", seedFile, imageCacheDir };
  const dataset = openDataset(folder, pino({ level: "silent" }));
  await seedDataset(dataset, await readLakeSeed(folder));
  const view = dataset.index.view("published");
  return {
    documents: view.documents.length,
    costOf: (query, params = {}) => {
      const { result, looked, tags } = runPlan(planQuery(query, params), view, {});
      return { looked, bytes: Buffer.byteLength(JSON.stringify(result)), syncTags: tags };
    },
    tagsOfEdit: (id) => {
      const before = dataset.document(id);
      if (!before) throw new Error(`There is no document "${id}"`);
      return tagsOfChanges([{ id, before, after: { ...before, _rev: "next" } }]);
    },
    close: async () => {
      dataset.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
