/** Builds that are made again only when something they are made from has changed, or their result was. */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./project.mjs";
import { hashOf, readIfThere } from "./stamp.mjs";

/**
 * All paths are relative to the project's folder.
 *
 * @typedef {object} Build
 * @property {readonly string[]} inputs
 * @property {readonly string[]} results A build by hand, of other inputs, changes them.
 * @property {string} stamp
 */

/** @param {Build} build */
export async function isUpToDate({ inputs, results, stamp }) {
  const found = await readIfThere(join(root, stamp));
  return found !== undefined && found === stampText(await hashOf(root, inputs), await hashOf(root, results));
}

/**
 * Does the build and stamps it with what was there when it began: an edit meanwhile may not be in it.
 *
 * @param {Build} build
 * @param {() => Promise<void>} work
 */
export async function buildAndStamp({ inputs, results, stamp }, work) {
  await rm(join(root, stamp), { force: true });
  const madeFrom = await hashOf(root, inputs);
  await work();
  await writeFile(join(root, stamp), stampText(madeFrom, await hashOf(root, results)));
}

/**
 * @param {string} inputs
 * @param {string} results
 */
function stampText(inputs, results) {
  return `${inputs} ${results}\n`;
}
