import { isUnpublishing } from "../releases/release.ts";
import type { StoredDocument } from "./document.ts";
import { draftIdOf, isPublicId, isPublishedId, publishedIdOf, versionIdOf } from "./document.ts";

/**
 * The versions of a document that a query sees: all (`raw`), published ones, drafts over published ones, or a stack of
 * releases and drafts in which the first wins. `public` is what a caller without credentials sees of `raw` and `published`.
 */
export type Perspective = "raw" | "published" | "public" | "drafts" | readonly string[];

const NAMES = new Map<string, Perspective>([
  ["raw", "raw"],
  ["published", "published"],
  ["drafts", "drafts"],
  ["previewDrafts", "drafts"],
]);

/** The form of release names. The Studio makes them of an `r` and eight letters and digits, the client of eight. */
export const RELEASE = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** From this API version on, queries without a perspective see published documents. Before, they see all. */
const FIRST_PUBLISHED_VERSION = "2025-02-19";

/** Parses `perspective`: a name, or several separated by commas. Undefined when it is invalid. */
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

/** The default of an API version without its `v`: a date, `1`, or `X` for the newest. */
export function defaultPerspective(version: string): Perspective {
  if (version === "X") return "published";
  return version >= FIRST_PUBLISHED_VERSION ? "published" : "raw";
}

/** The id under which a perspective shows a stored document. Undefined when it does not show it. */
export function idSeenFrom(perspective: Perspective, id: string): string | undefined {
  if (perspective === "raw") return id;
  if (perspective === "published") return isPublishedId(id) ? id : undefined;
  if (perspective === "public") return isPublicId(id) ? id : undefined;
  return publishedIdOf(id);
}

/**
 * The document that a perspective shows under an id. A draft or version replaces its published document: it has the
 * published id, and its own id as `_originalId`. A version that unpublishes its document hides it.
 */
export function seenFrom(
  perspective: Perspective,
  id: string,
  stored: ReadonlyMap<string, StoredDocument>,
): StoredDocument | undefined {
  if (perspective === "raw" || perspective === "published" || perspective === "public") return stored.get(id);
  const layers = perspective === "drafts" ? ["drafts"] : perspective;
  for (const layer of layers) {
    const version = stored.get(layer === "drafts" ? draftIdOf(id) : versionIdOf(id, layer));
    if (version) return isUnpublishing(version) ? undefined : { ...version, _id: id, _originalId: version._id };
  }
  const published = stored.get(id);
  return published && { ...published, _originalId: published._id };
}
