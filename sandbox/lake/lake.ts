import type { Router } from "express";
import { Access } from "./access/access.ts";
import type { StrictMode } from "./access/strict-mode.ts";
import type { Datasets } from "./account/project-routes.ts";
import type { Dataset } from "./documents/dataset.ts";
import type { Log } from "./http/handlers.ts";
import type { UpgradeListener } from "./http/listen.ts";
import { CutAhead } from "./images/cut-ahead.ts";
import { type LakeFolder, openComments, openDataset, readLakeSeed } from "./lake-folder.ts";
import { ScheduledReleases } from "./releases/scheduled-releases.ts";
import { lakeRoutes } from "./routes.ts";
import { isSeeded, resetToSeed, type SeedCounts, seedDataset } from "./seed/seed-dataset.ts";
import { type FailureOf, lakeStreams, upgradeListener } from "./streams/upgrade.ts";
import { callWebhooks, readWebhooks, type Webhook } from "./webhooks/webhooks.ts";

export interface LakeOptions extends LakeFolder {
  log: Log;
  /** Resized images, which may be shared by several lakes. Default: `variants` in the dataset's folder. */
  variantsDir?: string | undefined;
  /**
   * Parameters with which a site asks for images, such as `w=480&auto=format`. Their variants are made in the background, as AVIF:
   * after the start, and after an upload. Default: none, each is made when it is first asked for.
   */
  cutAhead?: readonly string[] | undefined;
  /** Calls to make after changes, also after a reset. Default: none. */
  webhooks?: readonly Webhook[] | undefined;
  /** Values of `Host` that WebSockets may name, beside localhost. */
  hosts?: readonly string[];
  /** All datasets of the project. Default: this one. */
  datasets?: Datasets | undefined;
  /** Makes the lake as strict as the hosted service. Default: it allows everything, and queries see writes at once. */
  strict?: StrictMode | undefined;
}

/** A dataset that is open, and its API. */
export interface Lake {
  /** The HTTP API. Mount it at the path of `baseUrl`. */
  routes: Router;
  /** Answers WebSocket connections. `failureOf` may answer one with an error instead, for tests of clients. */
  upgradeListener: (failureOf?: FailureOf) => UpgradeListener;
  /** Makes the content that of the seed, or none without a seed. */
  reset: () => Promise<SeedCounts>;
  /** Ends the streams, which never end by themselves. */
  endStreams: () => void;
  /** Closes the database. Another process may open it then. */
  close: () => void;
}

/**
 * Opens a dataset and brings it up to its seed. Throws when the seed cannot be imported, or another process has the
 * dataset open.
 */
export async function openLake(options: LakeOptions): Promise<Lake> {
  const { log, variantsDir, cutAhead: queries = [], webhooks = [], ...rest } = options;
  const { hosts, datasets, strict, ...folder } = rest;
  const parsedWebhooks = readWebhooks(webhooks);
  const dataset = await openSeeded(folder, log, strict?.indexDelayMs);
  const comments = openComments(folder, log, strict?.indexDelayMs);
  const access = new Access(dataset, strict);
  const streams = lakeStreams(dataset, comments, access);
  const cutAhead = new CutAhead(dataset, { variantsDir, queries, log });
  const scheduled = new ScheduledReleases(dataset, log);
  const stopWebhooks = callWebhooks(dataset, parsedWebhooks, log);
  const reset = () => resetDataset(dataset, folder);
  const parts = { dataset, comments, datasets, access, streams, variantsDir, log };
  return {
    routes: lakeRoutes({ ...parts, reset, hasSeed: folder.seedFile !== undefined }),
    upgradeListener: (failureOf) =>
      upgradeListener({ streams, access, basePath: new URL(folder.baseUrl).pathname, hosts, log, failureOf }),
    reset,
    endStreams: () => streams.endAll(),
    close: () => {
      cutAhead.close();
      scheduled.close();
      stopWebhooks();
      comments.close();
      dataset.close();
    },
  };
}

async function openSeeded(folder: LakeFolder, log: Log, indexDelayMs: number | undefined): Promise<Dataset> {
  const { seedFile } = folder;
  const seed = seedFile === undefined ? undefined : await readLakeSeed({ ...folder, seedFile });
  const dataset = openDataset(folder, log, indexDelayMs);
  try {
    const wasSeeded = isSeeded(dataset);
    const counts = seed && (await seedDataset(dataset, seed));
    dataset.index.catchUp();
    if (counts && wasSeeded) log.info(counts, "the lake follows its seed");
    return dataset;
  } catch (error) {
    dataset.close();
    throw error;
  }
}

async function resetDataset(dataset: Dataset, folder: LakeFolder): Promise<SeedCounts> {
  const { seedFile } = folder;
  const seed = seedFile === undefined ? NO_SEED : await readLakeSeed({ ...folder, seedFile });
  const counts = await resetToSeed(dataset, seed);
  dataset.index.catchUp();
  return counts;
}

const NO_SEED = { hash: "", prepare: async () => [] };
