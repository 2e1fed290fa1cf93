/** The Studio beside the running site: the site does not wait for it, and goes on without it. */
import { explainFullDisk } from "./disk-space.mjs";
import { onChange } from "./on-change.mjs";
import { showError } from "./problem.mjs";
import { usesLocalLake } from "./settings.mjs";
import { Stopped } from "./stopping.mjs";
import { isStudioReady, prepareStudio } from "./studio.mjs";
import { studioWatches } from "./studio-sources.mjs";

/**
 * @typedef {object} StudioBeside
 * @property {boolean} isReady Whether it is there from the start.
 * @property {(stop: AbortSignal) => Promise<void>} follow What is left to do once the site is up.
 */

/**
 * @param {{ node: string, addresses: import("./settings.mjs").Addresses, watches: boolean }} options `watches`: build it
 *   again after every edit.
 * @returns {Promise<StudioBeside | undefined>} Undefined when the content is not in the local lake: a hosted project has
 *   a Studio of its own.
 */
export async function studioBeside({ node, addresses: { sandboxPort }, watches }) {
  if (!sandboxPort || !usesLocalLake(process.env)) return undefined;
  const isReady = await isStudioReady();
  return {
    isReady,
    follow: async (stop) => {
      const first = isReady ? Promise.resolve(true) : tryToPrepare(node, stop);
      // From now on, not from when it is there: an edit may come meanwhile.
      if (watches) onChange(await studioWatches(), () => first.then(() => tryToPrepare(node, stop)), stop);
      if (!isReady && (await first)) console.info(studioLine(sandboxPort));
    },
  };
}

/** @param {number} sandboxPort */
export function studioLine(sandboxPort) {
  return `Studio        http://localhost:${sandboxPort}/studio`;
}

/**
 * @param {string} node
 * @param {AbortSignal} stop
 * @returns {Promise<boolean>} Whether the Studio is there now.
 */
async function tryToPrepare(node, stop) {
  try {
    await prepareStudio(node, stop);
    return true;
  } catch (error) {
    if (error instanceof Stopped) throw error;
    showError(explainFullDisk(error));
    console.error("The site goes on without the Studio.");
    return false;
  }
}
