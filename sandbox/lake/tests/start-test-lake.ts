import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { LakeOptions } from "../lake.ts";
import { type ServedLake, serveLake } from "../serve.ts";

export interface TestLake {
  url: string;
  /** The data folder, for a second start on the same. */
  dataDir: string;
  seedDir: string;
  /** Ends it and starts it again on the same folders, on another port. `whileClosed` runs in between. */
  restart: (whileClosed?: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** For lakes and datasets of tests: answers are read, logs are not. */
export const silent = pino({ level: "silent" });

/**
 * Serves a lake on a free port with folders of its own. `writeSeed` fills the folder of the seed `production.ndjson`;
 * without it the seed is empty. Throws what the start throws, its folders removed.
 */
export async function startTestLake(
  writeSeed = writeEmptySeed,
  { cutAhead = [], strict }: Pick<LakeOptions, "cutAhead" | "strict"> = {},
): Promise<TestLake> {
  const folder = await mkdtemp(join(tmpdir(), "lake-"));
  const seedDir = join(folder, "seed");
  const dataDir = join(folder, "data");
  const seedFile = join(seedDir, "production.ndjson");
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const users = [
    { id: "marketing", name: "Marketing" },
    { id: "ane", name: "Ane" },
    { id: "marcos", name: "Marcos" },
    { id: "leire", name: "Leire", role: "contributor" },
  ] as const;
  const start = () => serveLake({ port: 0, dataDir, seedFile, users, cutAhead, strict, log: silent });
  try {
    await mkdir(join(seedDir, "images"), { recursive: true });
    await writeSeed(seedDir);
    return testLake(await start(), { dataDir, seedDir, start, removeFolder });
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

interface Folders {
  dataDir: string;
  seedDir: string;
  start: () => Promise<ServedLake>;
  removeFolder: () => Promise<void>;
}

function testLake(first: ServedLake, { dataDir, seedDir, start, removeFolder }: Folders): TestLake {
  let running: ServedLake | undefined = first;
  const stop = async () => {
    await running?.close();
    running = undefined;
  };
  const lake: TestLake = {
    url: first.url,
    dataDir,
    seedDir,
    restart: async (whileClosed) => {
      await stop();
      await whileClosed?.();
      running = await start();
      lake.url = running.url;
    },
    close: async () => {
      await stop();
      await removeFolder();
    },
  };
  return lake;
}

function writeEmptySeed(seedDir: string): Promise<void> {
  return writeFile(join(seedDir, "production.ndjson"), "");
}
