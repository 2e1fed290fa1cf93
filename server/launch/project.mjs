/** The project's folder, its Node, and whether a folder's packages are installed. Runs without any package. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** The Node 24 of the npm package `node`: everything after the install runs on it. */
export const projectNode = join(root, "node_modules/.bin/node");

export const FULL_DISK = "The disk is full: make room (about 2 GB is needed) and start again.";

/**
 * Whether a folder's node_modules is what its package-lock.json says. A platform package that npm left out is no
 * difference. npm also writes its record when it only makes a lock (`--package-lock-only`): the packages are looked for.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const found = readPackages(join(folder, "node_modules/.package-lock.json"));
  return Object.entries(readPackages(join(folder, "package-lock.json"))).every(([path, wanted]) => {
    if (path === "") return true;
    const there = found[path];
    if (!there) return wanted.optional || wanted.devOptional;
    return there.version === wanted.version && existsSync(join(folder, path, "package.json"));
  });
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}
