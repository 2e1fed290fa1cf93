import { createHash, randomBytes } from "node:crypto";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { JsonValue } from "../../json/json-value.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { DatasetContent } from "../documents/document-file.ts";
import { originalFile } from "../images/original-file.ts";
import { describeImage } from "./image-asset.ts";
import { readSeedFile, type SeedDocument } from "./seed-file.ts";
import { findSeedImages, type SeedImage } from "./seed-images.ts";

interface SeedPlace {
  /** The folder of `<dataset>.ndjson`, which image paths are relative to. */
  seedDir: string;
  lakeDir: string;
  projectId: string;
  dataset: string;
}

/**
 * The dataset's content after the seed: `current` itself while the seed is the one it was imported from,
 * a fresh import else, as `sanity dataset import --replace` makes it. Original images are copied into the lake.
 * Throws what the reading of seed and images throws; nothing is half imported then.
 */
export async function importSeed(place: SeedPlace, current: DatasetContent | undefined): Promise<DatasetContent> {
  const { text, documents } = await readSeedFile(join(place.seedDir, `${place.dataset}.ndjson`));
  const images = await findSeedImages(place.seedDir, documents);
  const seedHash = hashOf(text, [...images.values()]);
  if (current?.seedHash === seedHash) return current;

  const assetBySource = new Map<string, SeedDocument>();
  await mkdir(join(place.lakeDir, place.dataset, "originals"), { recursive: true });
  for (const image of images.values()) {
    const asset = await describeImage(image, place.projectId, place.dataset);
    await copyFile(image.file, originalFile(place.lakeDir, place.dataset, String(asset.path)));
    assetBySource.set(image.source, asset);
  }
  const assets = new Map([...assetBySource.values()].map((asset) => [asset._id, asset]));
  const imported = documents.map((document) => withAssets(document, assetBySource));
  return { seedHash, documents: [...assets.values(), ...imported].map(stamp) };
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
        return needsKey ? { _key: keyOf(document._id, `${path}[${index}]`), ...converted } : converted;
      });
    }
    return typeof value === "object" && value !== null ? convertFields(value, path) : value;
  };
  return { ...document, ...convertFields(document, "") };
}

/** The same key at each import, so that nothing changes that the seed did not change. */
function keyOf(documentId: string, path: string): string {
  return createHash("sha256").update(`${documentId} ${path}`).digest("hex").slice(0, 12);
}

/** Dates that the seed itself gives win, as in Sanity's import. */
function stamp(document: SeedDocument): StoredDocument {
  const now = new Date().toISOString();
  return { _createdAt: now, _updatedAt: now, ...document, _rev: randomBytes(11).toString("hex") };
}
