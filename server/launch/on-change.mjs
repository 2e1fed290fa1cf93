/** Work that is done again after an edit. */
import { watch } from "node:fs";
import { join } from "node:path";
import { showError } from "./problem.mjs";
import { root } from "./project.mjs";
import { Stopped } from "./stopping.mjs";

/** An editor writes one file in several goes. */
const QUIET_MS = 200;

/**
 * @typedef {object} Watched
 * @property {string} folder Relative to the project's folder.
 * @property {boolean} recursive
 * @property {(name: string) => boolean} matters Of a file's path within the folder.
 */

/**
 * Does the work some time after an edit, and never twice at once. What it throws is told: the next edit may mend it.
 *
 * @param {readonly Watched[]} watched
 * @param {() => Promise<unknown>} work
 * @param {AbortSignal} stop
 */
export function onChange(watched, work, stop) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @param {unknown} error */
  const tell = (error) => {
    if (!(error instanceof Stopped)) showError(error);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(work).catch(tell);
    }, QUIET_MS);
  };
  stop.addEventListener("abort", () => clearTimeout(timer), { once: true });

  for (const { folder, recursive, matters } of watched) {
    const options = { recursive, persistent: false, signal: stop };
    const watcher = watch(join(root, folder), options, (_event, name) => {
      if (name && matters(name)) soon();
    });
    watcher.on("error", tell);
  }
}
