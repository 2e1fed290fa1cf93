/**
 * `npm run content:reset`: resets the content to the seed, and removes edits, drafts and new documents. A running lake does it in one
 * transaction, which open Studios and sites see; otherwise it is done in the data folder.
 */
import { join } from "node:path";
import { z } from "zod";
import { openDataset, readLakeSeed } from "../lake/open-lake.ts";
import { resetToSeed, type SeedCounts } from "../lake/seed/seed-dataset.ts";
import { readSettings, type SandboxSettings } from "../settings.ts";
import { runningLake } from "./content-source.ts";

const seedCounts = z.object({ created: z.number(), replaced: z.number(), deleted: z.number(), kept: z.number() });

async function resetRunning(url: string): Promise<SeedCounts> {
  const response = await fetch(`${url}/seed/reset`, { method: "POST" });
  if (!response.ok) throw new Error(`The lake answers ${response.status}: ${await response.text()}`);
  return seedCounts.parse(await response.json());
}

async function resetFolder({ dataDir, seedDir, port }: SandboxSettings): Promise<SeedCounts> {
  const lakeDir = join(dataDir, "lake");
  const seed = await readLakeSeed({ lakeDir, seedDir });
  const dataset = openDataset({ lakeDir, baseUrl: `http://localhost:${port}/lake` });
  try {
    return await resetToSeed(dataset, seed);
  } finally {
    dataset.close();
  }
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const url = await runningLake(settings);
  const { created, replaced, deleted } = url === undefined ? await resetFolder(settings) : await resetRunning(url);
  console.info(`Reset the content to the seed: ${created} created, ${replaced} replaced, ${deleted} deleted`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
