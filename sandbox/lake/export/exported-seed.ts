import type { StoredDocument } from "../documents/document.ts";
import { isPublishedId } from "../documents/document.ts";
import type { JsonValue } from "../json.ts";
import { isSame } from "../json.ts";
import type { SeedDocument } from "../seed/seed-file.ts";
import { exportedDocument, inOrderOf } from "./exported-document.ts";

/** A seed made from a lake's content. */
interface ExportedSeed {
  /** The lines of `<dataset>.ndjson`. */
  lines: string[];
  /** The files beside it, and the asset of each. */
  images: { file: string; asset: StoredDocument }[];
}

/** The seed that the content came from: its documents and its text. */
interface EarlierSeed {
  documents: SeedDocument[];
  text: string;
}

/**
 * Makes a seed from a lake's published documents. Documents that equal those in the earlier seed keep their line, to the
 * byte, and its place. New ones follow the others of their type, by `orderRank` and id.
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
  const exportedLines = inPlace(published, [...seeded.keys()]).map((document) => {
    const exported = exportedDocument(document, fileOf);
    const before = seeded.get(document._id);
    if (before?.line !== undefined && isSame(exported, before.document)) return before.line;
    return JSON.stringify(inOrderOf(exported, before?.document));
  });
  const images = assets.flatMap((asset) => {
    const file = fileById.get(asset._id);
    return file !== undefined && used.has(asset._id) ? [{ file, asset }] : [];
  });
  return { lines: exportedLines, images };
}

/** Assets are exported as files. Ids that start with `_.` belong to Sanity. */
function isSystem(id: string, type: string): boolean {
  return type.startsWith("sanity.") || type.startsWith("system.") || id.startsWith("_.");
}

/** The documents in the order of the earlier seed, each new one after the last of its type. */
function inPlace(documents: StoredDocument[], seededIds: string[]): StoredDocument[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const ordered = seededIds.flatMap((id) => byId.get(id) ?? []);
  const isSeeded = new Set(seededIds);
  const added = documents.filter(({ _id }) => !isSeeded.has(_id)).sort(byTypeRankAndId);
  for (const document of added) {
    const last = ordered.findLastIndex(({ _type }) => _type === document._type);
    ordered.splice(last < 0 ? ordered.length : last + 1, 0, document);
  }
  return ordered;
}

/** After every rank, which begins with a digit. */
const LAST_RANK = "~";

function byTypeRankAndId(one: StoredDocument, other: StoredDocument): number {
  const rankOf = ({ orderRank }: StoredDocument) => (typeof orderRank === "string" ? orderRank : LAST_RANK);
  return compare(one._type, other._type) || compare(rankOf(one), rankOf(other)) || compare(one._id, other._id);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A file for each image, by its original name. A duplicate name gets a part of the image's hash. */
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
