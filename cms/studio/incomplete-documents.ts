import { catchError, concat, debounce, ignoreElements, map, type Observable, of, switchMap, timer } from "rxjs";
import { DEFAULT_LOCALE, type Locale } from "../../app/i18n/languages.ts";
import { textIn } from "../schemaTypes/fields/translations.ts";
import { missingTranslations, type UntranslatedText } from "./missing-translations.ts";

/** The part of Sanity's client that is used. */
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

/** A document with texts that lack a translation. */
export interface IncompleteDocument {
  id: string;
  type: string;
  title: string;
  texts: UntranslatedText[];
}

/** All documents but assets and the Studio's own. */
const CONTENT = '*[!(_type match "sanity.*") && !(_type match "system.*")] | order(_type asc, _id asc)';

/** Milliseconds without a change before the documents are read again. Typing saves several times a second. */
const QUIET_MS = 1_000;
/** Milliseconds between a failure and the next try. */
const RETRY_MS = 3_000;

/**
 * The documents with texts that lack a translation, drafts in place of published versions: at once, and again after each change.
 * `failed` while the content cannot be read. It retries, so it neither errors nor completes.
 */
export function incompleteDocuments(
  client: ContentClient,
  locale: Locale,
): Observable<IncompleteDocument[] | "failed"> {
  const changes = client.listen(
    CONTENT,
    {},
    { events: ["welcome", "mutation", "reconnect"], includeResult: false, visibility: "query" },
  );
  return changes.pipe(
    debounce(({ type }) => timer(type === "mutation" ? QUIET_MS : 0)),
    // Drops the answer to an earlier query, which could arrive after a later one.
    switchMap(({ type }) => (type === "reconnect" ? of("failed" as const) : read(client, locale))),
    catchError((_error: unknown, again) =>
      concat(of("failed" as const), timer(RETRY_MS).pipe(ignoreElements()), again),
    ),
  );
}

function read(client: ContentClient, locale: Locale): Observable<IncompleteDocument[]> {
  const documents = client.observable.fetch(CONTENT, {}, { perspective: "drafts" });
  return documents.pipe(
    map((found) => found.map((document) => incompleteOf(document, locale)).filter(({ texts }) => texts.length > 0)),
  );
}

function incompleteOf(document: Found, locale: Locale): IncompleteDocument {
  const texts = missingTranslations(document, locale);
  return { id: document._id, type: document._type, title: titleOf(document), texts };
}

function titleOf({ _id, namespace, kitName, title, name }: Found): string {
  const text = [kitName, title, name]
    .map((value) => textIn(value, DEFAULT_LOCALE))
    .find((value) => value !== undefined);
  if (text !== undefined) return String(text);
  return typeof namespace === "string" ? namespace : _id;
}
