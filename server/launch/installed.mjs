/**
 * Whether node_modules is what package-lock.json says. A stamp tells it for an install of the launcher; for an install by
 * hand npm's own record does, which npm writes last and which therefore vouches for a complete one.
 */
import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOf, readIfThere } from "./stamp.mjs";

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} Lock */

/**
 * The machine's Node is not part of it: whatever runs on the packages is the Node that the lock pins.
 *
 * @param {string} root
 */
async function stampText(root) {
  return `${await hashOf(root, ["package-lock.json"])} ${process.platform} ${process.arch}\n`;
}

/** @param {string} root */
const stampPath = (root) => join(root, "node_modules", ".install-stamp");
/** @param {string} root */
const recordPath = (root) => join(root, "node_modules", ".package-lock.json");

/** @param {string} root */
export async function isInstalled(root) {
  const works = spawnSync(join(root, "node_modules", ".bin", "node"), ["--version"]).status === 0;
  if (!works) return false;
  if ((await readIfThere(stampPath(root))) === (await stampText(root))) return true;
  if (!(await isRecordedByNpm(root))) return false;
  await markInstalled(root);
  return true;
}

/**
 * Platform packages that npm left out are no difference.
 *
 * @param {string} root
 */
async function isRecordedByNpm(root) {
  const [wanted, found] = await Promise.all([join(root, "package-lock.json"), recordPath(root)].map(readPackages));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const there = found[path];
    return there ? there.version === entry.version : Boolean(entry.optional || entry.devOptional);
  });
}

/** @param {string} path */
async function readPackages(path) {
  const text = await readIfThere(path);
  if (text === undefined) return undefined;
  return /** @type {Lock} */ (JSON.parse(text)).packages;
}

/** @param {string} root */
export async function markInstalled(root) {
  await writeFile(stampPath(root), await stampText(root));
}

/**
 * Done before an install, so that one that is interrupted leaves nothing that vouches for it.
 *
 * @param {string} root
 */
export async function forgetInstall(root) {
  await Promise.all([rm(stampPath(root), { force: true }), rm(recordPath(root), { force: true })]);
}
