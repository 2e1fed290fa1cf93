/** What every launch script has around its own work: the stop requests, the first checks, and the exit code. */
import { explainFullDisk } from "./disk-space.mjs";
import { showError } from "./problem.mjs";
import { requireNodeVersion } from "./settings.mjs";
import { listenForStop, Stopped } from "./stopping.mjs";

/**
 * @param {(stop: import("./stopping.mjs").Stop) => Promise<void>} work
 */
export async function launch(work) {
  const stop = listenForStop();
  try {
    requireNodeVersion();
    await work(stop);
  } catch (error) {
    if (error instanceof Stopped) {
      console.info(error.message);
      return;
    }
    showError(explainFullDisk(error));
    process.exitCode = 1;
  }
}
