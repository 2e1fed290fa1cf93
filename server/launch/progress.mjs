/** What the launcher is doing, one line a step. */

/**
 * The time since `begun` (a `performance.now()`), with a decimal while that says something.
 *
 * @param {number} begun
 */
export function elapsed(begun) {
  const seconds = (performance.now() - begun) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/**
 * Runs one step and shows it: `Building the site…`, then `✔ Site built in 12 s`. On a terminal the second line takes the
 * place of the first, unless the step's own output may have come between them.
 *
 * @template T
 * @param {{ doing: string, done: string, silent?: boolean }} words `silent`: the step prints nothing itself.
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step({ doing, done, silent = true }, work) {
  const begun = performance.now();
  console.info(`${doing}…`);
  const result = await work();
  if (silent && process.stdout.isTTY) process.stdout.write("\x1b[1A\x1b[2K");
  console.info(`✔ ${done} in ${elapsed(begun)}`);
  return result;
}
