/**
 * `npm run content:export [folder]`: writes the published content as a seed, `production.ndjson` with `images/`. The folder is
 * `export` in the data folder by default. In `cms/seed` the export becomes the initial content of every lake.
 */
import { join, resolve } from "node:path";
import { DATASET } from "../lake/open-lake.ts";
import { readSeedFile } from "../lake/seed/seed-file.ts";
import { readSettings } from "../settings.ts";
import { atomicWrite } from "../storage/atomic-write.ts";
import { readContent } from "./content-source.ts";
import { exportedSeed } from "./exported-seed.ts";

async function main([folder]: string[]): Promise<void> {
  const settings = readSettings(process.env);
  const target = folder === undefined ? join(settings.dataDir, "..", "export") : resolve(folder);
  const { documents, readImage } = await readContent(settings);
  const earlier = await readSeedFile(join(settings.seedDir, `${DATASET}.ndjson`));
  const { text, images } = exportedSeed(documents, earlier);
  for (const { file, asset } of images) await atomicWrite(join(target, file), await readImage(asset));
  await atomicWrite(join(target, `${DATASET}.ndjson`), text);
  const count = text.split("\n").length - 1;
  console.info(`Exported ${count} documents and ${images.length} images to ${target}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
