import { join } from "node:path";
import { Dataset, type LakeUsers } from "./documents/dataset.ts";
import type { Log } from "./http/handlers.ts";
import { readSeed, type Seed } from "./seed/import-seed.ts";

/** The project and dataset of a lake that is not given others. */
const PROJECT_ID = "local";
export const DATASET = "production";

const USERS: LakeUsers = [{ id: "local", name: "Local user" }];

/** Project ids and dataset names are parts of paths and URLs. */
export const DATASET_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** A lake on disk. */
export interface LakeFolder {
  /** The dataset `production` lies in the folder `production` under it. */
  dataDir: string;
  /** Keeps documents in memory; the folder has files only. */
  inMemory?: boolean;
  /** The lake's public address, `http://localhost:3900/lake`: every asset's url starts with it. */
  baseUrl: string;
  /** Default `local`. */
  projectId?: string | undefined;
  /** Default `production`. */
  dataset?: string | undefined;
  /** Who edits. The first is signed in until the browser signs in as another. Default: one, `Local user`. */
  users?: LakeUsers | undefined;
  /** NDJSON, image paths relative to its folder. Without a seed the dataset starts empty. */
  seedFile?: string | undefined;
  /** Metadata of the seed's images, which may be shared by several lakes. Default: `<dataDir>/seed-images`. */
  imageCacheDir?: string | undefined;
}

/**
 * Opens the dataset as it is on disk, without its seed. Throws one line when a name is invalid, or another process has the
 * dataset open. `indexDelayMs`: milliseconds until queries see a transaction.
 */
export function openDataset(lakeFolder: LakeFolder, log: Log, indexDelayMs = 0): Dataset {
  return new Dataset(optionsOf(lakeFolder, log, indexDelayMs));
}

/** Opens the comments on a dataset's documents. They lie in its folder, which is copied and deleted as one. */
export function openComments(lakeFolder: LakeFolder, log: Log, indexDelayMs = 0): Dataset {
  const options = optionsOf(lakeFolder, log, indexDelayMs);
  return new Dataset({ ...options, name: commentsOf(options.name), folder: join(options.folder, "comments") });
}

/** The dataset that has the comments on the documents of another. */
export const commentsOf = (dataset: string): string => `${dataset}-comments`;

function optionsOf(
  { dataDir, inMemory, baseUrl, projectId = PROJECT_ID, dataset = DATASET, users = USERS }: LakeFolder,
  log: Log,
  indexDelayMs: number,
) {
  for (const name of [projectId, dataset]) {
    if (!DATASET_NAME.test(name)) throw new Error(`"${name}" is not a name of lowercase letters, digits, "-" and "_"`);
  }
  const folder = join(dataDir, dataset);
  return { projectId, name: dataset, folder, inMemory, baseUrl, users, log, indexDelayMs };
}

/** The seed as it is on disk now. Throws when it cannot be read. */
export function readLakeSeed(folder: LakeFolder & { seedFile: string }): Promise<Seed> {
  const { dataDir, seedFile, projectId = PROJECT_ID, dataset = DATASET } = folder;
  const imageCacheDir = folder.imageCacheDir ?? join(dataDir, "seed-images");
  return readSeed({ seedFile, folder: join(dataDir, dataset), imageCacheDir, projectId, dataset });
}
