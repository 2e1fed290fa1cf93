import { createHash } from "node:crypto";
import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** How many answers are kept: every page of the site in both languages, several times over. */
const MOST_KEPT = 2_000;

/** The last good answer to each question, on disk: a site that starts while the content is away still has its pages. */
export interface StaleCopies {
  get(question: string): { answer: unknown } | undefined;
  set(question: string, answer: unknown): void;
  close(): void;
}

const TABLE = `
  PRAGMA busy_timeout = 50;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS answers (question TEXT PRIMARY KEY, answer TEXT NOT NULL, kept INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS answers_kept ON answers (kept);
`;

/**
 * Opens the copies in a folder. The oldest are forgotten first; that nothing was found (null) is not kept, or made-up addresses
 * would push real pages out, and what was taken off the site does not come back.
 *
 * Copies are a help, never a need: what goes wrong with them (a full disk, a damaged file) is told, and the site goes on.
 */
export function openStaleCopies(folder: string, onError: (error: unknown) => void): StaleCopies {
  try {
    mkdirSync(folder, { recursive: true });
    return guarded(copiesIn(openDatabase(join(folder, "last-good.sqlite"), onError)), onError);
  } catch (error) {
    onError(error);
    return { get: () => undefined, set: () => {}, close: () => {} };
  }
}

/** A file that is no database is put aside, and a new one begun. */
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
  const forget = database.prepare(
    "DELETE FROM answers WHERE question IN (SELECT question FROM answers ORDER BY kept DESC, rowid DESC LIMIT -1 OFFSET ?)",
  );
  /** What is on disk already, by question: most answers are what they were. */
  const written = new Map<string, string>();
  return {
    get(question) {
      const text = read.get(question)?.answer;
      return typeof text === "string" ? { answer: JSON.parse(text) } : undefined;
    },
    set(question, answer) {
      if (answer === null) {
        remove.run(question);
        written.delete(question);
        return;
      }
      const text = JSON.stringify(answer);
      const digest = createHash("sha1").update(text).digest("base64");
      if (written.get(question) === digest) return;
      write.run(question, text, Date.now());
      written.set(question, digest);
      if (written.size <= MOST_KEPT) return;
      forget.run(MOST_KEPT);
      written.clear();
    },
    close: () => database.close(),
  };
}

/** The same, never throwing. */
function guarded(copies: StaleCopies, onError: (error: unknown) => void): StaleCopies {
  const trying = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
  return {
    get: (question) => trying(() => copies.get(question)),
    set: (question, answer) => trying(() => copies.set(question, answer)),
    close: () => trying(() => copies.close()),
  };
}
