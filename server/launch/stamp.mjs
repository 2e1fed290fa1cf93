/** Stamps: a line left beside a result that says from what it was made, so that it is made again only when needed. */
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";

/**
 * A file's text; undefined when there is none.
 *
 * @param {string} path
 * @returns {Promise<string | undefined>}
 */
export async function readIfThere(path) {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR"].includes(String(error.code)))
      return undefined;
    throw error;
  }
}

/**
 * One hash of files and whole folders, by their contents and paths: a fresh clone changes every time of modification.
 * A path that does not exist counts as empty.
 *
 * @param {string} root
 * @param {readonly string[]} paths Relative to the root.
 */
export async function hashOf(root, paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of await filesUnder(join(root, path))) {
      hash.update(`${relative(root, file)}\0`);
      hash.update(
        createHash("sha256")
          .update(await readFile(file))
          .digest(),
      );
    }
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {Promise<string[]>} Sorted.
 */
async function filesUnder(path) {
  const found = await stat(path).catch((error) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).sort();
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
}
