import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "vitest";
import { startSandbox } from "#sandbox/start.ts";

/** `test` with a sandbox for the file, whose lake holds the seed content. */
export const test = base
  .extend("seedDir", { scope: "file" }, () => "cms/seed")
  .extend("sandbox", { scope: "file", auto: true }, async ({ seedDir }, { onCleanup }) => {
    const dataDir = await mkdtemp(join(tmpdir(), "seed-"));
    const sandbox = await startSandbox({ port: 0, dataDir, seedDir, siteUrl: "http://localhost:3000" });
    onCleanup(async () => {
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    });
    return sandbox;
  });
