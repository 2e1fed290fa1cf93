import type { SanityClient } from "@sanity/client";
import { todayInSpain } from "../../../app/i18n/today.ts";
import { GROUP_TITLES } from "../../schemaTypes/documents/uiStrings.ts";

/** What one person did with one document on one day. */
export interface Activity {
  key: string;
  /** 'YYYY-MM-DD' in Spain. */
  day: string;
  /** Of the last change. */
  at: string;
  author: string;
  /** What they did last to what visitors see; 'changed' when it was to the draft alone. */
  deed: "published" | "withdrew" | "changed";
  document: ChangedDocument;
}

interface ChangedDocument {
  /** Without the prefix of drafts. */
  id: string;
  type: string;
  title: string;
}

/** A line of Sanity's history, without what changed. */
export interface Transaction {
  timestamp: string;
  author: string;
  documentIDs: string[];
  /** Patches from one state to the next, by id. `[0, null]` leads to none. */
  effects?: Record<string, { apply: unknown[] }>;
}

/** As many as the history tells at once. */
const TRANSACTIONS_PER_REQUEST = 1_000;

/** Limits the address of a request for the history. */
const DOCUMENTS_PER_REQUEST = 40;

/** The documents that changed since a time. One that was deleted is not among them. */
const CHANGED = `*[_updatedAt >= $since && !(_type match "sanity.*") && !(_type match "system.*") && !(_id in path("versions.**"))]
  | order(_updatedAt desc){ "id": _id, "type": _type, "title": coalesce(kitName.es, title.es, name.es, string(title), string(name), namespace, from, _id) }`;

/**
 * Who changed and published what since a time, the last first.
 *
 * @throws Error when the content or its history cannot be read.
 */
export async function readActivity(client: SanityClient, since: string): Promise<Activity[]> {
  const found = await client.fetch<ChangedDocument[]>(CHANGED, { since }, { perspective: "raw" });
  const documents = new Map(
    found.map(({ id, type, title }) => [
      publishedId(id),
      { id: publishedId(id), type, title: GROUP_TITLES[title] ?? title },
    ]),
  );
  const ids = [...documents.keys()];
  const transactions: Transaction[] = [];
  for (let start = 0; start < ids.length; start += DOCUMENTS_PER_REQUEST) {
    transactions.push(...(await readHistory(client, ids.slice(start, start + DOCUMENTS_PER_REQUEST), since)));
  }
  return activityOf(transactions, documents);
}

async function readHistory(client: SanityClient, ids: string[], since: string): Promise<Transaction[]> {
  const found: Transaction[] = [];
  for (let until: string | undefined; ; ) {
    const part = await readPart(client, ids, since, until);
    found.push(...part);
    const last = part.at(-1)?.timestamp;
    if (part.length < TRANSACTIONS_PER_REQUEST || last === until) return found;
    // Those of that very moment come again, which changes no entry.
    until = last;
  }
}

async function readPart(client: SanityClient, ids: string[], since: string, until?: string): Promise<Transaction[]> {
  const { dataset, token } = client.config();
  const search = new URLSearchParams({
    fromTime: since,
    excludeContent: "true",
    includeIdentifiedDocumentsOnly: "true",
    effectFormat: "mendoza",
    reverse: "true",
    limit: String(TRANSACTIONS_PER_REQUEST),
    ...(until && { toTime: until }),
  });
  const documents = ids.flatMap((id) => [id, `drafts.${id}`]).join(",");
  const response = await fetch(client.getUrl(`/data/history/${dataset}/transactions/${documents}?${search}`), {
    credentials: "include",
    ...(token && { headers: { Authorization: `Bearer ${token}` } }),
  });
  if (!response.ok) throw new Error(`The history answered ${response.status}`);
  const lines = (await response.text()).split("\n").filter(Boolean);
  return lines.map((line): Transaction => JSON.parse(line));
}

/**
 * One entry for each person, document and day, the last first. A publish changes a document and its draft at once.
 *
 * @param transactions The last first, as the history has them when it is read in reverse.
 */
export function activityOf(
  transactions: readonly Transaction[],
  documents: ReadonlyMap<string, ChangedDocument>,
): Activity[] {
  const entries = new Map<string, Activity>();
  for (const { timestamp, author, documentIDs, effects } of transactions) {
    for (const id of new Set(documentIDs.map(publishedId))) {
      const document = documents.get(id);
      if (!document) continue;
      const day = todayInSpain(new Date(timestamp));
      const key = [day, author, id].join();
      const before = entries.get(key);
      const [operation, value] = effects?.[id]?.apply ?? [];
      const shown = operation === 0 && value === null ? "withdrew" : "published";
      const deed = documentIDs.includes(id) ? shown : "changed";
      if (!before) entries.set(key, { key, day, author, document, at: timestamp, deed });
      else if (before.deed === "changed") entries.set(key, { ...before, deed });
    }
  }
  return [...entries.values()].sort((one, other) => other.at.localeCompare(one.at));
}

const publishedId = (id: string): string => id.replace(/^drafts\./, "");

/** Midnight in Spain, as the history names times. */
export function startOfDay(day: string): string {
  // Two hours before that of UTC in summer, one in winter.
  const hours = [2, 1].find((ahead) => todayInSpain(new Date(Date.parse(day) - ahead * HOUR_MS)) === day) ?? 1;
  return new Date(Date.parse(day) - hours * HOUR_MS).toISOString();
}

const HOUR_MS = 60 * 60 * 1000;
