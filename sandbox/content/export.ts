/**
 * `npx node sandbox/content/export.ts [folder]`: writes the published content as a seed, `production.ndjson` with `images/`. The folder is
 * `export` in the data folder by default. In `cms/seed` the export becomes the initial content of every lake.
 */
import { join, resolve } from "node:path";
import { exportContent } from "local-content-lake/content";
import { lakeFolder } from "../content-lake.ts";
import { log } from "../log.ts";
import { readSettings } from "../settings.ts";

async function main([folder]: string[]): Promise<void> {
  const settings = readSettings(process.env);
  const target = folder === undefined ? join(settings.dataDir, "..", "export") : resolve(folder);
  const { documents, images } = await exportContent(lakeFolder(settings), target, log);
  console.info(`Exported ${documents} documents and ${images} images to ${target}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
