import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "vitest";
import { type Sandbox, startSandbox } from "#sandbox/start.ts";

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

/** Starts a sandbox on a free port, in a temporary folder. `writeSeed` fills the seed folder; by default it has no documents. */
export async function startTestSandbox(writeSeed = writeEmptySeed) {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  const seedDir = join(folder, "seed");
  const dataDir = join(folder, "data", "sandbox"); // As under a DATA_DIR.
  await mkdir(join(seedDir, "images"), { recursive: true });
  await writeSeed(seedDir);
  const start = () => startSandbox({ port: 0, dataDir, seedDir, siteUrl: "http://localhost:3000" });
  let running: Sandbox | undefined = await start();
  const sandbox = {
    url: running.url,
    dataDir,
    seedDir,
    /** Stops it and keeps its folders. */
    stop: async () => {
      await running?.close();
      running = undefined;
    },
    /** Restarts it on the same folders, on another port. */
    restart: async () => {
      await sandbox.stop();
      running = await start();
      sandbox.url = running.url;
    },
    close: async () => {
      await sandbox.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return sandbox;
}

function writeEmptySeed(seedDir: string): Promise<void> {
  return writeFile(join(seedDir, "production.ndjson"), "");
}

/** `test` with a sandbox for the file: it starts before the first test and is closed after the last. */
export const test = base
  /** Fills the folder of the seed content. */
  .extend("writeSeed", { scope: "file" }, () => writeEmptySeed)
  .extend("sandbox", { scope: "file", auto: true }, async ({ writeSeed }, { onCleanup }) => {
    const sandbox = await startTestSandbox(writeSeed);
    onCleanup(sandbox.close);
    return sandbox;
  });
