import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { originalFile } from "../assets/asset-folders.ts";
import { describeImage } from "../assets/describe-image.ts";
import { isJsonObject, type JsonValue } from "../json.ts";
import { atomicWrite } from "../store/atomic-write.ts";
import { findSeedImages, readSeedFile, type SeedDocument, type SeedImage, seedDocumentSchema } from "./seed-file.ts";

interface SeedSource {
  /** Image paths in it are relative to its folder. */
  seedFile: string;
  /** The dataset's folder, to which the original images are copied. */
  folder: string;
  /** Metadata of images that were decoded before. */
  imageCacheDir: string;
  projectId: string;
  dataset: string;
}

/** A seed file and its images. */
export interface Seed {
  /** Hash of text and images. It differs when the seed has changed. */
  hash: string;
  /** Copies the original images into the lake. Resolves with the documents and their assets as the lake keeps them. */
  prepare: () => Promise<SeedDocument[]>;
}

/** Throws one error that names file and line, or the documents whose images are missing. */
export async function readSeed(source: SeedSource): Promise<Seed> {
  const { text, documents } = await readSeedFile(source.seedFile);
  const images = await findSeedImages(dirname(source.seedFile), documents);
  const hash = hashOf(text, [...images.values()]);
  return { hash, prepare: () => prepare(source, documents, [...images.values()]) };
}

async function prepare(source: SeedSource, documents: SeedDocument[], images: SeedImage[]): Promise<SeedDocument[]> {
  const described = await Promise.all(
    images.map(async (image): Promise<[source: string, asset: SeedDocument]> => {
      const asset = await describeSeedImage(image, source);
      const original = originalFile(source.folder, String(asset.path));
      await atomicWrite(original, await readFile(image.file));
      return [image.source, asset];
    }),
  );
  const assetBySource = new Map(described);
  const assets = new Map([...assetBySource.values()].map((asset) => [asset._id, asset]));
  return [...assets.values(), ...documents.map((document) => withAssets(document, assetBySource))];
}

function hashOf(text: string, images: SeedImage[]): string {
  const hash = createHash("sha256").update(text);
  for (const { source, sha1 } of images) hash.update(`\n${source} ${sha1}`);
  return hash.digest("hex");
}

/** Replaces `_sanityAsset` by references to assets, and adds missing `_key`s of list items. */
function withAssets(document: SeedDocument, assetBySource: ReadonlyMap<string, SeedDocument>): SeedDocument {
  const convertFields = (fields: Record<string, JsonValue>, path: string): Record<string, JsonValue> => {
    const converted = Object.entries(fields).map(([name, value]): [string, JsonValue] => {
      const asset = name === "_sanityAsset" ? assetBySource.get(String(value)) : undefined;
      if (asset) return ["asset", { _type: "reference", _ref: asset._id }];
      return [name, convert(value, `${path}.${name}`)];
    });
    return Object.fromEntries(converted);
  };
  const convert = (value: JsonValue, path: string): JsonValue => {
    if (Array.isArray(value)) {
      return value.map((item, index) => {
        const converted = convert(item, `${path}[${index}]`);
        return isJsonObject(converted) ? { _key: seedKey(document._id, `${path}[${index}]`), ...converted } : converted;
      });
    }
    return isJsonObject(value) ? convertFields(value, path) : value;
  };
  return { ...document, ...convertFields(document, "") };
}

/** The `_key` of a list item without one in the seed. The same at each import, so that an export can leave it out. */
export function seedKey(documentId: string, path: string): string {
  return createHash("sha256").update(`${documentId} ${path}`).digest("hex").slice(0, 12);
}

/** Version of the cached metadata. Raise it when `assets/describe-image.ts` describes images differently. */
const VERSION = 2;

/**
 * The `sanity.imageAsset` document of a file, without the fields that the lake adds. Its metadata is cached: decoding
 * takes long, and a test run opens dozens of lakes on the same seed. Throws when the file is not an image.
 */
async function describeSeedImage(image: SeedImage, source: SeedSource): Promise<SeedDocument> {
  const { imageCacheDir, projectId, dataset } = source;
  const cacheFile = join(imageCacheDir, `${VERSION}-${projectId}-${dataset}-${image.sha1}.json`);
  const originalFilename = basename(image.file);
  const cached = await readCached(cacheFile);
  if (cached) return { ...cached, originalFilename };
  const fields = await decode(image, projectId, dataset);
  await atomicWrite(cacheFile, JSON.stringify(fields));
  return { ...fields, originalFilename };
}

async function readCached(file: string): Promise<SeedDocument | undefined> {
  try {
    return seedDocumentSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined; // Missing or damaged: the image is decoded again.
  }
}

async function decode(image: SeedImage, projectId: string, dataset: string): Promise<SeedDocument> {
  try {
    return await describeImage(image, projectId, dataset);
  } catch (cause) {
    throw new Error(`${image.file} cannot be taken as an image: ${String(cause)}`, { cause });
  }
}
