import { createHash } from "node:crypto";
import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isEmptyResult } from "./result-check.server.ts";

/** The most copies of results that were not read ahead. */
const MAX_OTHERS = 2_000;

/**
 * The last valid result of each query, on disk, so that a site started while Sanity is down has its pages (docs/decisions/0050).
 *
 * The results of published pages are read ahead and stay. Of other queries the last 2,000 results stay, and no empty ones: requests for
 * unknown addresses must not displace other copies.
 */
export interface StaleCopies {
  get(key: string): { result: unknown } | undefined;
  set(key: string, result: unknown): void;
  /** Stores a result of a published page, also an empty one. */
  setPublished(key: string, result: unknown): void;
  /** Results with other keys no longer count as those of published pages: their number is limited. */
  unpublishOthers(keys: ReadonlySet<string>): void;
  close(): void;
}

const TABLE = `
  PRAGMA busy_timeout = 50;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS answers (
    question TEXT PRIMARY KEY, answer TEXT NOT NULL, kept INTEGER NOT NULL, ahead INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS answers_kept ON answers (kept);
`;

/**
 * Opens the copies in a folder.
 *
 * The copies are optional. Their errors (a full disk, a damaged file) are reported and never thrown.
 */
export function openStaleCopies(folder: string, onError: (error: unknown) => void): StaleCopies {
  try {
    mkdirSync(folder, { recursive: true });
    return withoutThrowing(copiesIn(openDatabase(join(folder, "last-good.sqlite"), onError)), onError);
  } catch (error) {
    onError(error);
    return { get: () => undefined, set: () => {}, setPublished: () => {}, unpublishOthers: () => {}, close: () => {} };
  }
}

/** Renames a damaged file and creates a new one. */
function openDatabase(file: string, onError: (error: unknown) => void): DatabaseSync {
  try {
    return openTable(file);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    onError(error);
    renameSync(file, `${file}.damaged`);
    return openTable(file);
  }
}

function openTable(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec(TABLE);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function isDamaged(error: unknown): boolean {
  return error instanceof Error && /not a database|malformed/.test(error.message);
}

/** What is known of a copy without reading it. */
interface Known {
  isAhead: boolean;
  /** A hash of its result. Most results have not changed and need no write. */
  digest?: string;
}

function copiesIn(database: DatabaseSync): StaleCopies {
  const read = database.prepare("SELECT answer FROM answers WHERE question = ?");
  const write = database.prepare("INSERT OR REPLACE INTO answers (question, answer, kept, ahead) VALUES (?, ?, ?, ?)");
  const remove = database.prepare("DELETE FROM answers WHERE question = ?");
  const setAhead = database.prepare("UPDATE answers SET ahead = ? WHERE question = ?");
  const oldestOthers = database.prepare(
    "SELECT question FROM answers WHERE ahead = 0 ORDER BY kept DESC, rowid DESC LIMIT -1 OFFSET ?",
  );
  const known = new Map<string, Known>();
  for (const { question, ahead } of database.prepare("SELECT question, ahead FROM answers").iterate()) {
    known.set(String(question), { isAhead: ahead === 1 });
  }
  let others = [...known.values()].filter(({ isAhead }) => !isAhead).length;

  const removeCopy = (key: string) => {
    remove.run(key);
    if (known.get(key)?.isAhead === false) others -= 1;
    known.delete(key);
  };
  const removeOldest = () => {
    if (others <= MAX_OTHERS) return;
    for (const { question } of oldestOthers.all(MAX_OTHERS)) removeCopy(String(question));
  };
  const store = (key: string, result: unknown, isAhead: boolean) => {
    const text = JSON.stringify(result);
    const digest = createHash("sha1").update(text).digest("base64");
    const before = known.get(key);
    if (before?.digest === digest && before.isAhead === isAhead) return;
    write.run(key, text, Date.now(), isAhead ? 1 : 0);
    if (before?.isAhead === false) others -= 1;
    if (!isAhead) others += 1;
    known.set(key, { digest, isAhead });
    removeOldest();
  };
  return {
    get(key) {
      const text = read.get(key)?.answer;
      return typeof text === "string" ? { result: JSON.parse(text) } : undefined;
    },
    set(key, result) {
      const isAhead = known.get(key)?.isAhead ?? false;
      if (isAhead || !isEmptyResult(result)) store(key, result, isAhead);
      else if (known.has(key)) removeCopy(key);
    },
    setPublished: (key, result) => store(key, result, true),
    unpublishOthers(keys) {
      for (const [key, { isAhead, digest }] of known) {
        if (!isAhead || keys.has(key)) continue;
        setAhead.run(0, key);
        known.set(key, { isAhead: false, digest });
        others += 1;
      }
      removeOldest();
    },
    close: () => database.close(),
  };
}

function withoutThrowing(copies: StaleCopies, onError: (error: unknown) => void): StaleCopies {
  const attempt = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
  return {
    get: (key) => attempt(() => copies.get(key)),
    set: (key, result) => attempt(() => copies.set(key, result)),
    setPublished: (key, result) => attempt(() => copies.setPublished(key, result)),
    unpublishOthers: (keys) => attempt(() => copies.unpublishOthers(keys)),
    close: () => attempt(() => copies.close()),
  };
}
