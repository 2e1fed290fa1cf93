import { z } from "zod";
import type { JsonValue } from "../json.ts";

const ownFields = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  _rev: z.string().min(1),
  _createdAt: z.string().min(1),
  _updatedAt: z.string().min(1),
});

/** A stored document, with the fields that Sanity adds. */
export const storedDocument = ownFields.catchall(z.json());

export type StoredDocument = z.infer<typeof storedDocument>;

/** The same for a value that `JSON.parse` gave: its fields hold JSON, which takes long to check in thousands of documents. */
export const parsedDocument: z.ZodType<StoredDocument> = ownFields.catchall(z.custom<JsonValue>());

/** A document as a client sends it. Only `_type` is required. */
export const documentStub = z.object({ _id: z.string().optional(), _type: z.string() }).catchall(z.json());

export type DocumentStub = z.infer<typeof documentStub>;

/** The prefix of an id tells the version: `x` is published, `drafts.x` a draft, `versions.<release>.x` a version in a release. */
const DRAFT = "drafts.";
const VERSION = /^versions\.[^.]+\.(?<published>.+)$/;

/** Sanity's rule for ids: letters, digits, `_`, `-` and inner `.`; at most 128 characters. */
const DOCUMENT_ID = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

function isDraftId(id: string): boolean {
  return id.startsWith(DRAFT);
}

export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !id.startsWith("versions.");
}

/** Whether everybody may read the document. Sanity hides every id with a dot: drafts, versions, secrets of previews. */
export function isPublicId(id: string): boolean {
  return !id.includes(".");
}

/** The id of the published document, whether it exists or not. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFT.length);
  return VERSION.exec(id)?.groups?.published ?? id;
}

export function draftIdOf(id: string): string {
  return `${DRAFT}${publishedIdOf(id)}`;
}

/** The id of the document's version in a release. */
export function versionIdOf(id: string, release: string): string {
  return `versions.${release}.${publishedIdOf(id)}`;
}

export function isDocumentId(id: string): boolean {
  return DOCUMENT_ID.test(id) && !id.endsWith(".") && !id.includes("..");
}

const ASSET_TYPES = new Set(["sanity.imageAsset", "sanity.fileAsset"]);

/** Sets the url of an asset. The stored one may hold a former port. */
export function withAssetUrl<Document extends StoredDocument>(document: Document, baseUrl: string): Document {
  if (!ASSET_TYPES.has(document._type) || typeof document.path !== "string") return document;
  const url = `${baseUrl}/${document.path}`;
  return document.url === url ? document : { ...document, url };
}
