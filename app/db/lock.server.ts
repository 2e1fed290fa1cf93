import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Takes the lock of a data folder, because two processes on one embedded database corrupt it without an error. An
 * SQLite file held in an exclusive transaction is a lock of the operating system on every platform: it ends with its
 * process, also with one that is killed.
 *
 * @returns a function that lets go of the lock.
 * @throws Error when another process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    database.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (cause) {
    database.close();
    throw new Error(`Another process uses the data in ${folder}; stop it first, or set DATA_DIR.`, { cause });
  }
  return () => database.close();
}
