import type { Router } from "express";
import type { Dataset } from "./documents/dataset.ts";
import type { Log } from "./http/handlers.ts";
import type { UpgradeListener } from "./http/listen.ts";
import { type LakeFolder, openDataset, readLakeSeed } from "./lake-folder.ts";
import { lakeRoutes } from "./routes.ts";
import { isSeeded, seedDataset } from "./seed/seed-dataset.ts";
import { type FailureOf, lakeStreams, upgradeListener } from "./streams/upgrade.ts";

export interface LakeOptions extends LakeFolder {
  log: Log;
  /** Resized images, which may be shared by several lakes. Default: `variants` in the dataset's folder. */
  variantsDir?: string | undefined;
  /**
   * Names of the fields whose texts get a source in content source maps, beside the texts of Portable Text. Texts that
   * queries compare or sort by must not be among them. Default: none.
   */
  sourceMapFields?: readonly string[];
}

/** A dataset that is open, and its API. */
export interface Lake {
  /** The HTTP API. Mount it at the path of `baseUrl`. */
  routes: Router;
  /** Answers WebSocket connections. `failureOf` may answer one with an error instead, for tests of clients. */
  upgradeListener: (failureOf?: FailureOf) => UpgradeListener;
  /** Ends the streams, which never end by themselves. */
  endStreams: () => void;
  /** Closes the database. Another process may open it then. */
  close: () => void;
}

/**
 * Opens a dataset and brings it up to its seed. Throws when the seed cannot be imported, or another process has the
 * dataset open.
 */
export async function openLake({ log, variantsDir, sourceMapFields = [], ...folder }: LakeOptions): Promise<Lake> {
  const dataset = await openSeeded(folder, log);
  const streams = lakeStreams(dataset);
  return {
    routes: lakeRoutes({ dataset, streams, folder, variantsDir, sourceMapFields, log }),
    upgradeListener: (failureOf) =>
      upgradeListener({ streams, basePath: new URL(folder.baseUrl).pathname, log, failureOf }),
    endStreams: () => streams.endAll(),
    close: () => dataset.close(),
  };
}

async function openSeeded(folder: LakeFolder, log: Log): Promise<Dataset> {
  const { seedFile } = folder;
  const seed = seedFile === undefined ? undefined : await readLakeSeed({ ...folder, seedFile });
  const dataset = openDataset(folder, log);
  try {
    const wasSeeded = isSeeded(dataset);
    const counts = seed && (await seedDataset(dataset, seed));
    if (counts && wasSeeded) log.info(counts, "the lake follows its seed");
    return dataset;
  } catch (error) {
    dataset.close();
    throw error;
  }
}
