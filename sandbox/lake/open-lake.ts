import { join } from "node:path";
import { log } from "../log.ts";
import { Dataset } from "./documents/dataset.ts";
import { readSeed, type Seed } from "./seed/import-seed.ts";
import { isSeeded, seedDataset } from "./seed/seed-dataset.ts";

/** The one project and dataset of the sandbox. */
const PROJECT_ID = "local";
export const DATASET = "production";

export interface LakeSettings {
  lakeDir: string;
  seedDir: string;
  /** The lake's own address, `http://localhost:3900/lake`: the start of each image's url. */
  baseUrl: string;
}

/** The seed as it lies on disk now. Throws when it cannot be read. */
export function readLakeSeed({ lakeDir, seedDir }: Pick<LakeSettings, "lakeDir" | "seedDir">): Promise<Seed> {
  return readSeed({ seedDir, lakeDir, projectId: PROJECT_ID, dataset: DATASET });
}

/** The dataset as it is on disk. Throws one line when another process has it open. */
export function openDataset({ lakeDir, baseUrl }: Pick<LakeSettings, "lakeDir" | "baseUrl">): Dataset {
  return new Dataset({ projectId: PROJECT_ID, name: DATASET, folder: join(lakeDir, DATASET), baseUrl });
}

/**
 * Opens the dataset and brings it up to its seed. Throws when the seed cannot be imported, or another process has the
 * dataset open.
 */
export async function openLake(settings: LakeSettings): Promise<Dataset> {
  const seed = await readLakeSeed(settings);
  const dataset = openDataset(settings);
  try {
    const wasSeeded = isSeeded(dataset);
    const counts = await seedDataset(dataset, seed);
    if (counts && wasSeeded) log.info(counts, "the lake follows its seed");
    return dataset;
  } catch (error) {
    dataset.close();
    throw error;
  }
}
