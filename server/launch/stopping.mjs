/**
 * Requests to stop, from wherever they come: Ctrl-C, SIGTERM, the terminal that closes, or npm dying without passing
 * its signal on.
 */

import { Problem } from "./problem.mjs";

/** Thrown out of what was under way when a stop is requested. */
export class Stopped extends Problem {
  /** @param {string} reason */
  constructor(reason) {
    super(`Stopped by ${reason}.`);
    this.name = "Stopped";
  }
}

/** npm passes on the Ctrl-C that the terminal has sent here already: only one that comes later is a second wish. */
const ONE_KEYPRESS_MS = 1000;
const PARENT_CHECK_MS = 1000;

/**
 * @typedef {object} Stop
 * @property {AbortSignal} requested Aborted, with a `Stopped` as reason, at the first request.
 * @property {AbortSignal} hurry Aborted at a second request: nobody wants to wait for open requests any more.
 */

/** @returns {Stop} */
export function listenForStop() {
  const requested = new AbortController();
  const hurry = new AbortController();
  let first = 0;
  /** @param {string} reason */
  const ask = (reason) => {
    if (!requested.signal.aborted) {
      first = performance.now();
      requested.abort(new Stopped(reason));
    } else if (performance.now() - first > ONE_KEYPRESS_MS) {
      hurry.abort(new Stopped(reason));
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => ask(signal));

  // A shell between npm and this process may die of npm's signal without handing it on.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    const check = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(check);
      ask("the end of npm");
    }, PARENT_CHECK_MS);
    check.unref();
  }
  return { requested: requested.signal, hurry: hurry.signal };
}

/**
 * Waits for the first request to stop, or not at all when there was one.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<"stop">}
 */
export function whenAborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve("stop");
    else signal.addEventListener("abort", () => resolve("stop"), { once: true });
  });
}
