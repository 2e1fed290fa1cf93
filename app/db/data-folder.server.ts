import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Beside the store's folder, so that it stays when the folder is lost. */
const markerOf = (dataDir: string) => join(dataDir, "store-exists.txt");

/**
 * Rejects a data folder whose store is missing: an empty one would be created without notice (docs/decisions/0054).
 *
 * @throws Error that says how to restore it.
 */
export function requireKnownStore(dataDir: string, database: string): void {
  const marker = markerOf(dataDir);
  if (!existsSync(marker) || existsSync(join(database, "PG_VERSION"))) return;
  throw new Error(
    `The store in ${database} is missing, but it existed (${readFileSync(marker, "utf8").trim()}). ${howToRestore(dataDir)}`,
  );
}

export function damagedStore(dataDir: string, database: string, cause: unknown): Error {
  return new Error(`The store in ${database} cannot be opened: its files are damaged. ${howToRestore(dataDir)}`, {
    cause,
  });
}

export function markStore(dataDir: string): void {
  const marker = markerOf(dataDir);
  if (existsSync(marker)) return;
  writeFileSync(marker, `first opened ${new Date().toISOString()}\n`, { mode: 0o600 });
}

function howToRestore(dataDir: string): string {
  const store = join(dataDir, "store");
  return `Stop the site and restore ${store} from a backup. To begin with an empty store instead, move ${store} away and delete ${markerOf(dataDir)}.`;
}

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Makes a folder and everything in it readable by its owner only. Files made later are too if the process has the umask 0077, which
 * `server/main.ts` sets.
 *
 * @throws when the folder belongs to somebody else.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  chmodSync(folder, FOLDER);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const mode = entry.isDirectory() ? FOLDER : FILE;
    if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  }
}
