export type Fields = Record<string, unknown>;

/** The fields of a document that was edited without a connection. */
export interface Unsent {
  /** As they were last stored. */
  before: Fields;
  after: Fields;
}

const keyOf = (document: string) => `unsent:${document}`;

/** What this tab has not sent of a document. */
export function readUnsent(document: string): Unsent | undefined {
  const text = sessionStorage.getItem(keyOf(document));
  return text === null ? undefined : JSON.parse(text);
}

/** Keeps it until it is removed, or the tab is closed. */
export function writeUnsent(document: string, unsent: Unsent): void {
  try {
    sessionStorage.setItem(keyOf(document), JSON.stringify(unsent));
  } catch (error) {
    // The storage is full. The form goes on, and Sanity sends what it has in memory.
    console.error("What is typed cannot be kept over a reload", error);
  }
}

export function removeUnsent(document: string): void {
  sessionStorage.removeItem(keyOf(document));
}

/** The fields of a document without those that each edit changes. */
export function contentOf({ _id, _rev, _updatedAt, _createdAt, ...fields }: Fields): Fields {
  return fields;
}

/** The names of the fields that were edited, and are not like that now. */
export function changesOf({ before, after }: Unsent, now: Fields): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]) && !isSame(after[name], now[name]),
  );
}

export const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other);

/** The same for the same fields in another order. */
function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
