import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { type SeedDocument, valuesWithin } from "./seed-file.ts";

/** An image that the seed names. */
export interface SeedImage {
  /** What the documents call it: `image@file://./images/kit-piso.png`. */
  source: string;
  file: string;
  /** Hexadecimal SHA-1 of the file: Sanity's name for an image. */
  sha1: string;
}

const IMAGE_FILE = /^image@file:\/\/(?<path>.+)$/;

/**
 * The images that documents name, each once, by source. Throws one error that names each document whose image
 * is missing, or is something else than a file beside the seed.
 */
export async function findSeedImages(seedDir: string, documents: SeedDocument[]): Promise<Map<string, SeedImage>> {
  const images = new Map<string, SeedImage>();
  const problems: string[] = [];
  for (const { source, place } of documents.flatMap(assetSources)) {
    if (images.has(source)) continue;
    const path = IMAGE_FILE.exec(source)?.groups?.path;
    if (path === undefined) {
      problems.push(`${place}: "${source}" is not of the form image@file://./folder/name.png`);
      continue;
    }
    const file = resolve(seedDir, path);
    try {
      images.set(source, { source, file, sha1: await sha1Of(file) });
    } catch (error) {
      problems.push(`${place}: the image ${file} cannot be read (${String(error)})`);
    }
  }
  if (problems.length > 0) throw new Error(`The seed cannot be imported.\n${problems.join("\n")}`);
  return images;
}

function assetSources(document: SeedDocument): { source: string; place: string }[] {
  return [...valuesWithin(document)].flatMap(({ value, path }) =>
    path.endsWith("._sanityAsset") && typeof value === "string"
      ? [{ source: value, place: `document "${document._id}", field ${path.slice(1)}` }]
      : [],
  );
}

async function sha1Of(file: string): Promise<string> {
  const hash = createHash("sha1");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
