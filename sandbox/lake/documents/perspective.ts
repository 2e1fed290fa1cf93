import type { StoredDocument } from "./document.ts";

/** Which of a document's versions a query sees: Sanity's perspectives, releases left out. */
export type Perspective = "raw" | "published" | "drafts";

const NAMES: Record<string, Perspective> = {
  raw: "raw",
  published: "published",
  drafts: "drafts",
  previewDrafts: "drafts",
};

/** From this API version on a query without a perspective sees published documents; before, all of them. */
const FIRST_PUBLISHED_VERSION = "2025-02-19";

/** The perspective of that name, or undefined when the lake knows none. */
export function perspectiveNamed(name: string): Perspective | undefined {
  return Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
}

/** `version` without its leading v: a date, `1`, or `X` for the newest. */
export function defaultPerspective(version: string): Perspective {
  if (version === "X") return "published";
  return version >= FIRST_PUBLISHED_VERSION ? "published" : "raw";
}

const DRAFT = "drafts.";
const isVersion = (id: string) => id.startsWith("versions.");
const isDraft = (id: string) => id.startsWith(DRAFT);

/**
 * The documents that a perspective shows. In `drafts` a draft stands in the place of its published document,
 * under the published id, its own id kept as `_originalId`.
 */
export function seenFrom(perspective: Perspective, documents: readonly StoredDocument[]): StoredDocument[] {
  if (perspective === "raw") return [...documents];
  const published = documents.filter(({ _id }) => !isDraft(_id) && !isVersion(_id));
  if (perspective === "published") return published;
  const seen = new Map(published.map((document) => [document._id, { ...document, _originalId: document._id }]));
  for (const draft of documents.filter(({ _id }) => isDraft(_id))) {
    const id = draft._id.slice(DRAFT.length);
    seen.set(id, { ...draft, _id: id, _originalId: draft._id });
  }
  return [...seen.values()];
}
