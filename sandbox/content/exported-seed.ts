import type { JsonValue } from "../json/json-value.ts";
import type { StoredDocument } from "../lake/documents/document.ts";
import { isPublishedId } from "../lake/documents/document-id.ts";
import type { SeedDocument } from "../lake/seed/seed-file.ts";
import { isSame } from "../lake/store/mendoza-patch.ts";
import { exportedDocument, inOrderOf } from "./exported-document.ts";

/** A seed made from the content of a lake. */
interface ExportedSeed {
  /** The text of `<dataset>.ndjson`. */
  text: string;
  /** The image files of the seed. */
  images: { file: string; asset: StoredDocument }[];
}

/** The seed that the content was imported from. */
interface EarlierSeed {
  documents: SeedDocument[];
  text: string;
}

/**
 * Makes a seed from the published documents of a lake. Unchanged documents keep their line of the earlier seed, byte by byte; new
 * documents follow the others of their type, by position and id.
 */
export function exportedSeed(documents: readonly StoredDocument[], earlier: EarlierSeed): ExportedSeed {
  const assets = documents.filter(({ _type }) => _type === "sanity.imageAsset");
  const fileById = imageFiles(assets);
  const used = new Set<string>();
  const fileOf = (id: string) => {
    const file = fileById.get(id);
    if (file !== undefined) used.add(id);
    return file;
  };
  const lines = earlier.text.split("\n").filter((line) => line.trim() !== "");
  const seeded = new Map(earlier.documents.map((document, index) => [document._id, { document, line: lines[index] }]));
  const published = documents.filter(({ _id, _type }) => isPublishedId(_id) && !isSystem(_id, _type));
  const texts = inPlace(published, [...seeded.keys()]).map((document) => {
    const exported = exportedDocument(document, fileOf);
    const before = seeded.get(document._id);
    if (before?.line !== undefined && isSame(exported, before.document)) return before.line;
    return JSON.stringify(inOrderOf(exported, before?.document));
  });
  const images = assets.flatMap((asset) => {
    const file = fileById.get(asset._id);
    return file !== undefined && used.has(asset._id) ? [{ file, asset }] : [];
  });
  return { text: texts.map((line) => `${line}\n`).join(""), images };
}

/** Assets are exported with their images. Sanity's own documents begin with a dot. */
function isSystem(id: string, type: string): boolean {
  return type.startsWith("sanity.") || type.startsWith("system.") || id.startsWith("_.");
}

/** Orders the documents like the earlier seed. New documents follow the last one of their type. */
function inPlace(documents: StoredDocument[], seededIds: string[]): StoredDocument[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const ordered = seededIds.flatMap((id) => byId.get(id) ?? []);
  const isSeeded = new Set(seededIds);
  const added = documents.filter(({ _id }) => !isSeeded.has(_id)).sort(byTypePositionAndId);
  for (const document of added) {
    const last = ordered.findLastIndex(({ _type }) => _type === document._type);
    ordered.splice(last < 0 ? ordered.length : last + 1, 0, document);
  }
  return ordered;
}

function byTypePositionAndId(one: StoredDocument, other: StoredDocument): number {
  const positionOf = ({ position }: StoredDocument) => (typeof position === "number" ? position : Number.MAX_VALUE);
  return compare(one._type, other._type) || positionOf(one) - positionOf(other) || compare(one._id, other._id);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The file name of each image: its original name, with a hash when the name is used twice. */
function imageFiles(assets: StoredDocument[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    assets.map((asset) => {
      const { name, extension } = nameOf(asset);
      const plain = `images/${name}.${extension}`;
      const file = taken.has(plain) ? `images/${name}-${String(asset.sha1hash).slice(0, 8)}.${extension}` : plain;
      taken.add(file);
      return [asset._id, file];
    }),
  );
}

function nameOf({ originalFilename, sha1hash, extension }: StoredDocument): { name: string; extension: string } {
  const original: JsonValue = originalFilename ?? "";
  const name = String(original)
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{N}._-]+/gu, "-");
  return { name: name === "" ? String(sha1hash) : name, extension: extensionOf(String(original)) ?? String(extension) };
}

function extensionOf(fileName: string): string | undefined {
  return /\.(?<extension>[A-Za-z0-9]+)$/.exec(fileName)?.groups?.extension;
}
