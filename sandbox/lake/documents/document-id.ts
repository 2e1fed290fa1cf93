/** A document's id says which version it is: `x` is published, `drafts.x` a draft, `versions.<release>.x` a release's. */
const DRAFT = "drafts.";
const VERSION = /^versions\.[^.]+\.(?<published>.+)$/;

/** What Sanity takes as an id: letters, digits, and `_`, `-`, `.` in between; at most 128 characters. */
const DOCUMENT_ID = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

function isDraftId(id: string): boolean {
  return id.startsWith(DRAFT);
}

export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !id.startsWith("versions.");
}

/** The id under which the document is, or would be, published. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFT.length);
  return VERSION.exec(id)?.groups?.published ?? id;
}

export function draftIdOf(id: string): string {
  return `${DRAFT}${publishedIdOf(id)}`;
}

/** The id of a document's version in a release. */
export function versionIdOf(id: string, release: string): string {
  return `versions.${release}.${publishedIdOf(id)}`;
}

export function isDocumentId(id: string): boolean {
  return DOCUMENT_ID.test(id) && !id.endsWith(".") && !id.includes("..");
}
