import { createHash } from "node:crypto";
import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Enough for every page in every language, several times over. */
const MAX_COPIES = 2_000;

/** The last valid result of each query, on disk, so that a site started while Sanity is down has its pages. */
export interface StaleCopies {
  get(key: string): { result: unknown } | undefined;
  set(key: string, result: unknown): void;
  close(): void;
}

// Existing files on disk have these column names.
const TABLE = `
  PRAGMA busy_timeout = 50;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS answers (question TEXT PRIMARY KEY, answer TEXT NOT NULL, kept INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS answers_kept ON answers (kept);
`;

/**
 * Opens the copies in a folder. The oldest are deleted first. A null result deletes its copy: requests for random paths must not push
 * out real pages, and removed content must not come back.
 *
 * The copies are optional. Their errors (a full disk, a damaged file) are reported and never thrown.
 */
export function openStaleCopies(folder: string, onError: (error: unknown) => void): StaleCopies {
  try {
    mkdirSync(folder, { recursive: true });
    return withoutThrowing(copiesIn(openDatabase(join(folder, "last-good.sqlite"), onError)), onError);
  } catch (error) {
    onError(error);
    return { get: () => undefined, set: () => {}, close: () => {} };
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

function copiesIn(database: DatabaseSync): StaleCopies {
  const read = database.prepare("SELECT answer FROM answers WHERE question = ?");
  const write = database.prepare("INSERT OR REPLACE INTO answers (question, answer, kept) VALUES (?, ?, ?)");
  const remove = database.prepare("DELETE FROM answers WHERE question = ?");
  const removeOldest = database.prepare(
    "DELETE FROM answers WHERE question IN (SELECT question FROM answers ORDER BY kept DESC, rowid DESC LIMIT -1 OFFSET ?)",
  );
  /** Digests of the results on disk, by key: most results have not changed and need no write. */
  const digests = new Map<string, string>();
  return {
    get(key) {
      const text = read.get(key)?.answer;
      return typeof text === "string" ? { result: JSON.parse(text) } : undefined;
    },
    set(key, result) {
      if (result === null) {
        remove.run(key);
        digests.delete(key);
        return;
      }
      const text = JSON.stringify(result);
      const digest = createHash("sha1").update(text).digest("base64");
      if (digests.get(key) === digest) return;
      write.run(key, text, Date.now());
      digests.set(key, digest);
      if (digests.size <= MAX_COPIES) return;
      removeOldest.run(MAX_COPIES);
      digests.clear();
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
    close: () => attempt(() => copies.close()),
  };
}
