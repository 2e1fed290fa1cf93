import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "#sandbox/start.ts";

export interface TestSandbox {
  url: string;
  /** Folder of the data. */
  dataDir: string;
  seedDir: string;
  /** Restarts it on the same folders, on another port. */
  restart: () => Promise<void>;
  /** Stops it and keeps its folders. */
  stop: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts a sandbox on a free port, in a temporary folder. `writeSeed` fills the seed folder; by default it has no documents.
 * If the start throws, the folder is removed.
 */
export async function startTestSandbox(writeSeed = writeEmptySeed): Promise<TestSandbox> {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  const seedDir = join(folder, "seed");
  const dataDir = join(folder, "data", "sandbox"); // As under a DATA_DIR.
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const start = () => startSandbox({ port: 0, dataDir, seedDir, siteUrl: "http://localhost:3000" });
  try {
    await mkdir(join(seedDir, "images"), { recursive: true });
    await writeSeed(seedDir);
    return testSandbox(await start(), { dataDir, seedDir, start, removeFolder });
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

interface Folders {
  dataDir: string;
  seedDir: string;
  start: () => Promise<Sandbox>;
  removeFolder: () => Promise<void>;
}

function testSandbox(first: Sandbox, { dataDir, seedDir, start, removeFolder }: Folders): TestSandbox {
  let running: Sandbox | undefined = first;
  const stop = async () => {
    await running?.close();
    running = undefined;
  };
  const sandbox: TestSandbox = {
    url: first.url,
    dataDir,
    seedDir,
    stop,
    restart: async () => {
      await stop();
      running = await start();
      sandbox.url = running.url;
    },
    close: async () => {
      await stop();
      await removeFolder();
    },
  };
  return sandbox;
}

/** A seed without documents. */
export function writeEmptySeed(seedDir: string): Promise<void> {
  return writeFile(join(seedDir, "production.ndjson"), "");
}
