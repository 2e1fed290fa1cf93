import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { JsonValue } from "../../json/json-value.ts";
import { atomicWrite } from "../../storage/atomic-write.ts";
import { originalFile } from "../images/original-file.ts";
import { describeImage } from "./image-asset.ts";
import { readSeedFile, type SeedDocument } from "./seed-file.ts";
import { findSeedImages, type SeedImage } from "./seed-images.ts";

/** Where a seed lies and where its images go. */
export interface SeedPlace {
  /** The folder of `<dataset>.ndjson`, which image paths are relative to. */
  seedDir: string;
  lakeDir: string;
  projectId: string;
  dataset: string;
}

/** A seed as it was found on disk. */
export interface Seed {
  /** Of its text and images: another one now means that it changed. */
  hash: string;
  /** Its documents and the assets that they need, as the lake keeps them; the original images are copied into the lake. */
  prepare: () => Promise<SeedDocument[]>;
}

/** Reads a seed. Throws what the reading of seed and images throws. */
export async function readSeed(place: SeedPlace): Promise<Seed> {
  const { text, documents } = await readSeedFile(join(place.seedDir, `${place.dataset}.ndjson`));
  const images = await findSeedImages(place.seedDir, documents);
  const hash = hashOf(text, [...images.values()]);
  return { hash, prepare: () => prepare(place, documents, [...images.values()]) };
}

async function prepare(place: SeedPlace, documents: SeedDocument[], images: SeedImage[]): Promise<SeedDocument[]> {
  await mkdir(join(place.lakeDir, place.dataset, "originals"), { recursive: true });
  const described = await Promise.all(
    images.map(async (image): Promise<[source: string, asset: SeedDocument]> => {
      const asset = await describeImage(image, place.projectId, place.dataset);
      const original = originalFile(place.lakeDir, place.dataset, String(asset.path));
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

/** Puts references to assets in the place of `_sanityAsset`, and a `_key` on list items that have none. */
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
        const needsKey = typeof converted === "object" && converted !== null && !Array.isArray(converted);
        return needsKey ? { _key: seedKey(document._id, `${path}[${index}]`), ...converted } : converted;
      });
    }
    return typeof value === "object" && value !== null ? convertFields(value, path) : value;
  };
  return { ...document, ...convertFields(document, "") };
}

/** The `_key` of a list item that has none in the seed: the same at each import, so that an export can leave it out. */
export function seedKey(documentId: string, path: string): string {
  return createHash("sha256").update(`${documentId} ${path}`).digest("hex").slice(0, 12);
}
