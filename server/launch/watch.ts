import { watch } from "chokidar";
import { showError } from "./problem.ts";
import { root } from "./project.mjs";

/** An editor writes one file in several goes. */
const QUIET_MS = 200;

/**
 * Does the work now and after each edit, never twice at once. What it throws is shown: the next edit may mend it.
 *
 * @param paths Files and folders, relative to the project's folder.
 * @returns When the work is done for the first time.
 */
export function repeatOnEdit(paths: string[], work: () => Promise<void>, stop: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const show = (error: unknown) => {
    if (!stop.aborted) showError(error);
  };
  const again = () => {
    last = last.then(work).catch(show);
    return last;
  };
  const watcher = watch(paths, { cwd: root, ignoreInitial: true });
  watcher.on("error", show).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(again, QUIET_MS);
  });
  return again();
}
