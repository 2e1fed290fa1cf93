import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#tests/support/site.ts";
import { test as siteTest } from "#tests/support/site-test.ts";
import { writeSectionsSeed } from "./sections-seed.ts";

/** `test` with a site whose content holds every section once. */
export const test = siteTest.extend("site", { scope: "file" }, async ({ env }, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), "sections-"));
  await writeSectionsSeed(folder);
  const site = await startSite(env, folder);
  onCleanup(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });
  return site;
});
