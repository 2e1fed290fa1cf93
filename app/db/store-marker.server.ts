import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Beside the store's folder, so that it stays when the folder is lost. */
const markerOf = (dataDir: string) => join(dataDir, "store-exists.txt");

/**
 * Refuses a data folder whose store is gone: it would be begun anew, empty, and nobody would notice (docs/decisions/0054).
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

/** The error for a store that cannot be opened. */
export function damagedStore(dataDir: string, database: string, cause: unknown): Error {
  return new Error(`The store in ${database} cannot be opened: its files are damaged. ${howToRestore(dataDir)}`, {
    cause,
  });
}

/** Records that a store was opened. */
export function markStore(dataDir: string): void {
  const marker = markerOf(dataDir);
  if (existsSync(marker)) return;
  writeFileSync(marker, `first opened ${new Date().toISOString()}\n`, { mode: 0o600 });
}

function howToRestore(dataDir: string): string {
  const store = join(dataDir, "store");
  return `Stop the site and restore ${store} from a backup. To begin with an empty store instead, move ${store} away and delete ${markerOf(dataDir)}.`;
}
