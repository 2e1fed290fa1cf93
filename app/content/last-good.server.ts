import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** How many answers are kept: every page of the site in both languages, several times over. */
const MOST_KEPT = 2_000;

/** The last good answer to each question, on disk: a site that starts while the content is away still has its pages. */
export interface LastGood {
  get(question: string): { answer: unknown } | undefined;
  set(question: string, answer: unknown): void;
  close(): void;
}

/**
 * Opens the copies in a folder. The oldest are forgotten first; that nothing was found (null) is not kept, or made-up addresses
 * would push real pages out, and what was taken off the site does not come back.
 *
 * @throws when the folder cannot be written.
 */
export function openLastGood(folder: string): LastGood {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, "last-good.sqlite"));
  // A copy that a power cut takes is asked for again; a write must not wait for the disk.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA busy_timeout = 2000;
    CREATE TABLE IF NOT EXISTS answers (question TEXT PRIMARY KEY, answer TEXT NOT NULL, kept INTEGER NOT NULL);
    CREATE INDEX IF NOT EXISTS answers_kept ON answers (kept);
  `);
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
