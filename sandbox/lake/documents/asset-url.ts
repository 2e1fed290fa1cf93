import type { StoredDocument } from "./document.ts";

const ASSET_TYPES = new Set(["sanity.imageAsset", "sanity.fileAsset"]);

/** An asset's url depends on the port of today, so the one that it came with is never trusted. */
export function withAssetUrl<Document extends StoredDocument>(document: Document, baseUrl: string): Document {
  if (!ASSET_TYPES.has(document._type) || typeof document.path !== "string") return document;
  const url = `${baseUrl}/${document.path}`;
  return document.url === url ? document : { ...document, url };
}
