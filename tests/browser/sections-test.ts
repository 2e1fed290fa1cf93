import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeSectionsSeed } from "#tests/routes/sections-seed.ts";
import { RunningSite } from "#tests/support/processes.ts";
import { test as base } from "./test.ts";

/** Playwright's test with a site whose content holds every section once, devices, questions and promos. */
export const test = base.extend<object, { running: RunningSite }>({
  running: [
    async ({ browser: _browser }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "sections-"));
      await writeSectionsSeed(folder);
      process.env.SANDBOX_SEED_DIR = folder;
      const running = await RunningSite.start();
      await use(running);
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
