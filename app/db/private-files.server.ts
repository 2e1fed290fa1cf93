import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

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
