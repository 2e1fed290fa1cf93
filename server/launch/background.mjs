/** Work beside the running services. */
import { showError } from "./problem.mjs";
import { Stopped } from "./stopping.mjs";

/**
 * Begins it. It is stopped by a request to stop, or by `end` when the services end by themselves. What it throws is told
 * and leaves the services running.
 *
 * @param {(stop: AbortSignal) => Promise<void>} work
 * @param {AbortSignal} requested
 * @returns {{ end: () => Promise<void> }} `end` resolves when nothing of it is left.
 */
export function startBackground(work, requested) {
  const ending = new AbortController();
  requested.addEventListener("abort", () => ending.abort(requested.reason), { once: true });
  const ended = work(ending.signal).catch((error) => {
    if (!(error instanceof Stopped)) showError(error);
  });
  return {
    end: () => {
      ending.abort(new Stopped("the end of the site"));
      return ended;
    },
  };
}
