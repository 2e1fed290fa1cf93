import type { StoredDocument } from "./document.ts";
import { draftIdOf, isPublishedId, publishedIdOf, versionIdOf } from "./document-id.ts";

/**
 * Which of a document's versions a query sees: all of them (`raw`), the published ones, drafts laid over them, or a
 * stack of releases and drafts, the first of which wins.
 */
export type Perspective = "raw" | "published" | "drafts" | readonly string[];

const NAMES = new Map<string, Perspective>([
  ["raw", "raw"],
  ["published", "published"],
  ["drafts", "drafts"],
  ["previewDrafts", "drafts"],
]);

/** Sanity names releases so. */
const RELEASE = /^r[A-Za-z0-9]+$/;

/** From this API version on a query without a perspective sees published documents; before, all of them. */
const FIRST_PUBLISHED_VERSION = "2025-02-19";

/** The perspective of a request's `perspective`: a name, or several with commas. Undefined when it is none. */
export function perspectiveNamed(text: string): Perspective | undefined {
  const names = text.split(",").filter((name) => name !== "");
  const [first] = names;
  if (names.length === 1 && first !== undefined && NAMES.has(first)) return NAMES.get(first);
  const layers = names.filter((name) => name !== "published");
  if (names.length === 0 || layers.includes("raw")) return undefined;
  const stack = layers.map((name) => (NAMES.get(name) === "drafts" ? "drafts" : name));
  if (stack.some((name) => name !== "drafts" && !RELEASE.test(name))) return undefined;
  if (stack.length === 0) return "published";
  return stack.length === 1 && stack[0] === "drafts" ? "drafts" : stack;
}

/** `version` without its leading v: a date, `1`, or `X` for the newest. */
export function defaultPerspective(version: string): Perspective {
  if (version === "X") return "published";
  return version >= FIRST_PUBLISHED_VERSION ? "published" : "raw";
}

/** The id under which a perspective shows a stored document, or undefined when it never does. */
export function idSeenFrom(perspective: Perspective, id: string): string | undefined {
  if (perspective === "raw") return id;
  if (perspective === "published") return isPublishedId(id) ? id : undefined;
  return publishedIdOf(id);
}

/**
 * What a perspective shows under an id. In a stack a version stands in the place of its published document, under the
 * published id, its own id kept as `_originalId`.
 */
export function seenFrom(
  perspective: Perspective,
  id: string,
  stored: ReadonlyMap<string, StoredDocument>,
): StoredDocument | undefined {
  if (perspective === "raw" || perspective === "published") return stored.get(id);
  const layers = perspective === "drafts" ? ["drafts"] : perspective;
  for (const layer of layers) {
    const version = stored.get(layer === "drafts" ? draftIdOf(id) : versionIdOf(id, layer));
    if (version) return { ...version, _id: id, _originalId: version._id };
  }
  const published = stored.get(id);
  return published && { ...published, _originalId: published._id };
}
