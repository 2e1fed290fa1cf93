import {
  catchError,
  concat,
  debounce,
  forkJoin,
  ignoreElements,
  map,
  type Observable,
  of,
  switchMap,
  timer,
} from "rxjs";
import { DEFAULT_LOCALE } from "../../app/i18n/languages.ts";
import { GROUP_TITLES } from "../schemaTypes/documents/uiStrings.ts";
import { textIn } from "../schemaTypes/fields/translations.ts";

/** The part of Sanity's client in use. */
export interface ContentClient {
  listen: (query: string, params: object, options: ListenOptions) => Observable<{ type: string }>;
  observable: {
    fetch: (query: string, params: object, options: { perspective: Perspective }) => Observable<ContentDocument[]>;
  };
}

type Perspective = "drafts" | "published" | "raw";

interface ListenOptions {
  events: ("welcome" | "mutation" | "reconnect")[];
  includeResult: false;
  includeAllVersions: true;
  visibility: "query";
}

export interface ContentDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** All documents except assets and those of the Studio itself. */
export const CONTENT = '*[!(_type match "sanity.*") && !(_type match "system.*")] | order(_type asc, _id asc)';

/** What determines the address of a document, and what others name: the price of an extra, the id of an experiment. */
const NAMED = `*[
  _type in ["page", "kit", "accessory", "extra", "faq", "faqCategory", "redirect", "experiment"]
] | order(_id asc){ _id, _type, route, path, slug, nice, isBusiness, from, experimentId }`;

/** What releases publish at an address, and all that they unpublish, with the name of the release. */
const IN_RELEASES = `*[
  _id in path("versions.**") && (_type in ["page", "kit", "accessory", "redirect"] || _system.delete == true)
] | order(_id asc){
  ..., "releaseTitle": *[_type == "system.release" && name == string::split(^._id, ".")[1]][0].metadata.title
}`;

/** Milliseconds without a change before the documents are read again: the Studio saves several times a second while an editor types. */
const DEBOUNCE_MS = 1_000;
/** Milliseconds between a failure and the next attempt. */
const RETRY_MS = 3_000;

/**
 * Emits what `read` finds in all documents, at once and after each change. A draft replaces its published version; `published` are the documents
 * that visitors see and others name, `versions` those that releases change. Emits `failed` and retries while the content cannot be read, so it
 * neither errors nor completes.
 */
export function watchDocuments<Result>(
  client: ContentClient,
  read: (documents: ContentDocument[], published: ContentDocument[], versions: ContentDocument[]) => Result,
): Observable<Result | "failed"> {
  const changes = client.listen(
    CONTENT,
    {},
    {
      events: ["welcome", "mutation", "reconnect"],
      includeResult: false,
      includeAllVersions: true,
      visibility: "query",
    },
  );
  return changes.pipe(
    debounce(({ type }) => timer(type === "mutation" ? DEBOUNCE_MS : 0)),
    // Drops the response to an earlier query, which could arrive after a later one.
    switchMap(({ type }) =>
      type === "reconnect"
        ? of("failed" as const)
        : forkJoin([
            client.observable.fetch(CONTENT, {}, { perspective: "drafts" }),
            client.observable.fetch(NAMED, {}, { perspective: "published" }),
            client.observable.fetch(IN_RELEASES, {}, { perspective: "raw" }),
          ]).pipe(map((found) => read(...found))),
    ),
    catchError((_error: unknown, again) =>
      concat(of("failed" as const), timer(RETRY_MS).pipe(ignoreElements()), again),
    ),
  );
}

/** The name of a document in a list: its name or title in Spanish, the name of a group of texts, else its id. */
export function titleOf({ _id, namespace, kitName, title, name }: ContentDocument): string {
  const text = [kitName, title, name]
    .map((value) => (typeof value === "string" ? value : textIn(value, DEFAULT_LOCALE)))
    .find((value): value is string => typeof value === "string" && value !== "");
  if (text !== undefined) return text;
  return typeof namespace === "string" ? (GROUP_TITLES[namespace] ?? namespace) : _id;
}
