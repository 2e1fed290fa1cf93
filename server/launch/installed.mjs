/**
 * Whether a folder's node_modules is what its package-lock.json says. A stamp tells it for an install of the launcher;
 * for an install by hand npm's own record does, which npm writes last and which therefore vouches for a complete one.
 */
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOf, readIfThere } from "./stamp.mjs";

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} Lock */

/**
 * The machine's Node is not part of it: whatever runs on the packages is the Node that the lock pins.
 *
 * @param {string} folder
 */
async function stampText(folder) {
  return `${await hashOf(folder, ["package-lock.json"])} ${process.platform} ${process.arch}\n`;
}

/** @param {string} folder */
const stampPath = (folder) => join(folder, "node_modules", ".install-stamp");
/** @param {string} folder */
const recordPath = (folder) => join(folder, "node_modules", ".package-lock.json");

/** @param {string} folder */
export async function isInstalled(folder) {
  if ((await readIfThere(stampPath(folder))) === (await stampText(folder))) return true;
  if (!(await isRecordedByNpm(folder))) return false;
  await markInstalled(folder);
  return true;
}

/**
 * Platform packages that npm left out are no difference. npm also writes its record when it is only asked for a lock
 * (`--package-lock-only`), be the packages there or not: so they are looked for.
 *
 * @param {string} folder
 */
async function isRecordedByNpm(folder) {
  const [wanted, found] = await Promise.all([join(folder, "package-lock.json"), recordPath(folder)].map(readPackages));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const there = found[path];
    if (!there) return Boolean(entry.optional || entry.devOptional);
    return there.version === entry.version && existsSync(join(folder, path, "package.json"));
  });
}

/** @param {string} path */
async function readPackages(path) {
  const text = await readIfThere(path);
  if (text === undefined) return undefined;
  return /** @type {Lock} */ (JSON.parse(text)).packages;
}

/** @param {string} folder */
export async function markInstalled(folder) {
  await writeFile(stampPath(folder), await stampText(folder));
}

/**
 * Done before an install, so that one that is interrupted leaves nothing that vouches for it.
 *
 * @param {string} folder
 */
export async function forgetInstall(folder) {
  await Promise.all([rm(stampPath(folder), { force: true }), rm(recordPath(folder), { force: true })]);
}
