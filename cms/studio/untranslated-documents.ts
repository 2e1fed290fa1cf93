import { catchError, concat, debounce, ignoreElements, map, type Observable, of, switchMap, timer } from "rxjs";
import { DEFAULT_LOCALE, type Locale } from "../../app/i18n/languages.ts";
import { textIn } from "../schemaTypes/fields/translations.ts";
import { missingTranslations, type UntranslatedText } from "./missing-translations.ts";

/** The part of Sanity's client in use. */
interface ContentClient {
  listen: (query: string, params: object, options: ListenOptions) => Observable<{ type: string }>;
  observable: {
    fetch: (query: string, params: object, options: { perspective: "drafts" }) => Observable<FoundDocument[]>;
  };
}

interface ListenOptions {
  events: ("welcome" | "mutation" | "reconnect")[];
  includeResult: false;
  visibility: "query";
}

interface FoundDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** A document with texts that lack a translation. */
export interface UntranslatedDocument {
  id: string;
  type: string;
  title: string;
  texts: UntranslatedText[];
}

/** All documents except assets and those of the Studio itself. */
const CONTENT = '*[!(_type match "sanity.*") && !(_type match "system.*")] | order(_type asc, _id asc)';

/** Milliseconds without a change before the documents are read again: the Studio saves several times a second while an editor types. */
const DEBOUNCE_MS = 1_000;
/** Milliseconds between a failure and the next attempt. */
const RETRY_MS = 3_000;

/**
 * Emits the documents with untranslated texts, at once and after each change. A draft replaces its published version. Emits `failed`
 * and retries while the content cannot be read, so it neither errors nor completes.
 */
export function untranslatedDocuments(
  client: ContentClient,
  locale: Locale,
): Observable<UntranslatedDocument[] | "failed"> {
  const changes = client.listen(
    CONTENT,
    {},
    { events: ["welcome", "mutation", "reconnect"], includeResult: false, visibility: "query" },
  );
  return changes.pipe(
    debounce(({ type }) => timer(type === "mutation" ? DEBOUNCE_MS : 0)),
    // Drops the response to an earlier query, which could arrive after a later one.
    switchMap(({ type }) => (type === "reconnect" ? of("failed" as const) : read(client, locale))),
    catchError((_error: unknown, again) =>
      concat(of("failed" as const), timer(RETRY_MS).pipe(ignoreElements()), again),
    ),
  );
}

function read(client: ContentClient, locale: Locale): Observable<UntranslatedDocument[]> {
  const documents = client.observable.fetch(CONTENT, {}, { perspective: "drafts" });
  return documents.pipe(
    map((found) =>
      found.map((document) => untranslatedTextsOf(document, locale)).filter(({ texts }) => texts.length > 0),
    ),
  );
}

function untranslatedTextsOf(document: FoundDocument, locale: Locale): UntranslatedDocument {
  const texts = missingTranslations(document, locale);
  return { id: document._id, type: document._type, title: titleOf(document), texts };
}

function titleOf({ _id, namespace, kitName, title, name }: FoundDocument): string {
  const text = [kitName, title, name]
    .map((value) => textIn(value, DEFAULT_LOCALE))
    .find((value) => value !== undefined);
  if (text !== undefined) return String(text);
  return typeof namespace === "string" ? namespace : _id;
}
