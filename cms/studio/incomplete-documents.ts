import { catchError, concat, debounce, ignoreElements, map, type Observable, of, switchMap, timer } from "rxjs";
import { missingBasque, type UntranslatedText } from "./missing-basque.ts";

/** What is needed of Sanity's client. */
interface ContentClient {
  listen: (query: string, params: object, options: ListenOptions) => Observable<{ type: string }>;
  observable: { fetch: (query: string, params: object, options: { perspective: "drafts" }) => Observable<Found[]> };
}

interface ListenOptions {
  events: ("welcome" | "mutation" | "reconnect")[];
  includeResult: false;
  visibility: "query";
}

interface Found {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** A document with texts that lack Basque. */
export interface Incomplete {
  id: string;
  type: string;
  title: string;
  texts: UntranslatedText[];
}

/** Assets and the Studio's own documents are no content. */
const CONTENT = '*[!(_type match "sanity.*") && !(_type match "system.*")] | order(_type asc, _id asc)';

/** Milliseconds without a change before all is read again: whoever types saves several times a second. */
const QUIET_MS = 1_000;
/** Milliseconds between a failure and the next try. */
const RETRY_MS = 3_000;

/**
 * The documents with untranslated texts, drafts in the place of what is published: at once, and again after each change.
 * `failed` while the content cannot be read; it tries again by itself, so this neither errors nor completes.
 */
export function incompleteDocuments(client: ContentClient): Observable<Incomplete[] | "failed"> {
  const changes = client.listen(
    CONTENT,
    {},
    { events: ["welcome", "mutation", "reconnect"], includeResult: false, visibility: "query" },
  );
  return changes.pipe(
    debounce(({ type }) => timer(type === "mutation" ? QUIET_MS : 0)),
    // An answer to an earlier question is dropped: it could come after, and undo, a later one.
    switchMap(({ type }) => (type === "reconnect" ? of("failed" as const) : read(client))),
    catchError((_error: unknown, again) =>
      concat(of("failed" as const), timer(RETRY_MS).pipe(ignoreElements()), again),
    ),
  );
}

function read(client: ContentClient): Observable<Incomplete[]> {
  const documents = client.observable.fetch(CONTENT, {}, { perspective: "drafts" });
  return documents.pipe(map((found) => found.map(incompleteOf).filter(({ texts }) => texts.length > 0)));
}

function incompleteOf(document: Found): Incomplete {
  return { id: document._id, type: document._type, title: titleOf(document), texts: missingBasque(document) };
}

function titleOf({ _id, namespace, kitName, title, name }: Found): string {
  const text = [kitName, title, name].find((value) => typeof value === "object" && value !== null && "es" in value);
  if (typeof text === "object" && text !== null && "es" in text) return String(text.es);
  return typeof namespace === "string" ? namespace : _id;
}
