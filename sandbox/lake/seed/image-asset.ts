import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { atomicWrite } from "../../storage/atomic-write.ts";
import { describeImage as describeImageFile } from "../assets/describe-image.ts";
import { type SeedDocument, seedDocument } from "./seed-file.ts";
import type { SeedImage } from "./seed-images.ts";

/**
 * What was worked out of the seed's images: each is decoded once on a machine, and not at each first start of a lake, of which tests
 * make dozens. It lies where packages are, and goes with them.
 */
const KNOWN = join(import.meta.dirname, "../../../node_modules/.cache/seed-images");

/** Of `assets/`: another number once it describes images otherwise. */
const VERSION = 1;

/** The `sanity.imageAsset` document of a file, without what the lake adds. Throws when the file is no image. */
export async function describeImage(image: SeedImage, projectId: string, dataset: string): Promise<SeedDocument> {
  const known = join(KNOWN, `${VERSION}-${projectId}-${dataset}-${image.sha1}.json`);
  const originalFilename = basename(image.file);
  const before = await readKnown(known);
  if (before) return { ...before, originalFilename };
  const fields = await workOut(image, projectId, dataset);
  await atomicWrite(known, JSON.stringify(fields));
  return { ...fields, originalFilename };
}

async function readKnown(file: string): Promise<SeedDocument | undefined> {
  try {
    return seedDocument.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined; // Not there yet, or not what it was: it is worked out anew.
  }
}

async function workOut(image: SeedImage, projectId: string, dataset: string): Promise<SeedDocument> {
  try {
    return await describeImageFile(image, projectId, dataset);
  } catch (cause) {
    throw new Error(`${image.file} cannot be taken as an image: ${String(cause)}`, { cause });
  }
}
