import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS document (id TEXT PRIMARY KEY, content TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transaction_log (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    author TEXT NOT NULL,
    timestamp TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS document_change (
    document_id TEXT NOT NULL,
    seq INTEGER NOT NULL REFERENCES transaction_log,
    mutations TEXT NOT NULL,
    apply TEXT NOT NULL,
    revert TEXT NOT NULL,
    PRIMARY KEY (document_id, seq)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS document_change_by_transaction ON document_change (seq);
  CREATE TABLE IF NOT EXISTS seed_document (id TEXT PRIMARY KEY, revision TEXT NOT NULL, hash TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

/**
 * Opens or creates a dataset's database; without a folder, one in memory. A committed transaction is on disk. The file stays
 * locked until the process ends. Throws one line when another process has it open.
 */
export function openDatabase(folder: string | undefined): DatabaseSync {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(folder === undefined ? ":memory:" : join(folder, "documents.sqlite"));
  try {
    database.exec("PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;");
    database.exec(SCHEMA);
    // Opening does not take the exclusive lock; the first write does.
    database.exec("BEGIN IMMEDIATE; COMMIT;");
    return database;
  } catch (error) {
    database.close();
    if (isLocked(error)) throw new Error(`Another process uses the content in ${folder}; stop it first`);
    throw error;
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && error.message.includes("locked");
}

/** Runs `write` in one SQLite transaction, which is on disk when this returns and rolled back when it throws. */
export function inTransaction(database: DatabaseSync, write: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    write();
    database.exec("COMMIT");
  } catch (error) {
    // A failed commit (a full disk) may have rolled back already.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
