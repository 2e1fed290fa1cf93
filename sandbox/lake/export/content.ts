import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { originalFile } from "../assets/asset-folders.ts";
import { type StoredDocument, storedDocument } from "../documents/document.ts";
import type { Log } from "../http/handlers.ts";
import { DATASET, type LakeFolder, openDataset, readLakeSeed } from "../lake-folder.ts";
import { resetToSeed, type SeedCounts } from "../seed/seed-dataset.ts";
import { readSeedFile } from "../seed/seed-file.ts";
import { atomicWrite } from "../store/atomic-write.ts";
import { exportedSeed } from "./exported-seed.ts";

/** A lake that has a seed. It may be running at `baseUrl`, or be stopped. */
type SeededLake = LakeFolder & {
  seedFile: string;
  /** Of an administrator, for a running lake that is strict. */
  token?: string | undefined;
};

interface Content {
  documents: StoredDocument[];
  /** The image as it was uploaded. */
  readImage: (asset: StoredDocument) => Promise<Uint8Array>;
}

/**
 * Writes the published documents as a seed into `target`: `<dataset>.ndjson` and `images/`. Lines that are the same in
 * the lake's seed stay as they are there, to the byte. Returns how many documents and images it wrote.
 */
export async function exportContent(
  lake: SeededLake,
  target: string,
  log: Log,
): Promise<{ documents: number; images: number }> {
  const { documents, readImage } = await readContent(lake, log);
  const { lines, images } = exportedSeed(documents, await readSeedFile(lake.seedFile));
  for (const { file, asset } of images) await atomicWrite(join(target, file), await readImage(asset));
  const text = lines.map((line) => `${line}\n`).join("");
  await atomicWrite(join(target, `${lake.dataset ?? DATASET}.ndjson`), text);
  return { documents: lines.length, images: images.length };
}

/**
 * Makes the content that of the seed, whatever was edited, drafted or added. A running lake does it in one transaction,
 * so that open Studios and websites see it; of a stopped lake the folder is changed.
 */
export async function resetContent(lake: SeededLake, log: Log): Promise<SeedCounts> {
  return (await isRunning(lake)) ? resetRunning(lake) : resetFolder(lake, log);
}

/** Throws when something else than a lake answers at `baseUrl`. */
async function isRunning({ baseUrl }: LakeFolder): Promise<boolean> {
  const response = await fetch(baseUrl).catch(() => undefined);
  if (!response) return false;
  if (response.ok) return true;
  throw new Error(`${baseUrl} answers ${response.status}: the lake is starting, or another program runs there`);
}

/** Throws when the lake is neither running nor free to be opened. */
async function readContent(lake: SeededLake, log: Log): Promise<Content> {
  return (await isRunning(lake)) ? readRunning(lake) : readFolder(lake, log);
}

async function readRunning({ baseUrl, dataset = DATASET, token }: SeededLake): Promise<Content> {
  const read = async (url: string) => {
    const response = await fetch(url, { headers: credentials(token) });
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    return response;
  };
  const text = await (await read(`${baseUrl}/v2025-11-01/data/export/${dataset}`)).text();
  const lines = text.split("\n").filter((line) => line !== "");
  return {
    documents: lines.map((line) => storedDocument.parse(JSON.parse(line))),
    readImage: async ({ path }) => (await read(`${baseUrl}/${String(path)}`)).bytes(),
  };
}

function readFolder(lake: LakeFolder, log: Log): Content {
  const dataset = openDataset(lake, log);
  const documents = [...dataset.documents];
  dataset.close();
  return { documents, readImage: ({ path }) => readFile(originalFile(dataset.folder, String(path))) };
}

const seedCounts = z.object({ created: z.number(), replaced: z.number(), deleted: z.number(), kept: z.number() });

async function resetRunning({ baseUrl, token }: SeededLake): Promise<SeedCounts> {
  const response = await fetch(`${baseUrl}/seed/reset`, { method: "POST", headers: credentials(token) });
  if (!response.ok) throw new Error(`The lake answers ${response.status}: ${await response.text()}`);
  return seedCounts.parse(await response.json());
}

function credentials(token: string | undefined): HeadersInit {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

async function resetFolder(lake: SeededLake, log: Log): Promise<SeedCounts> {
  const seed = await readLakeSeed(lake);
  const dataset = openDataset(lake, log);
  try {
    return await resetToSeed(dataset, seed);
  } finally {
    dataset.close();
  }
}
