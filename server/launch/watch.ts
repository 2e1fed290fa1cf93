import { type Matcher, watch } from "chokidar";
import { Stopped, showError } from "./problem.ts";
import { root } from "./project.mjs";

/** An editor writes one file in several goes. */
const QUIET_MS = 200;

/**
 * Does the work after each edit, and never twice at once. What it throws is shown: the next edit may mend it.
 *
 * @param paths Files and folders, relative to the project's folder.
 */
export function onChange(paths: string[], ignored: Matcher[], work: () => Promise<unknown>, stop: AbortSignal): void {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const show = (error: unknown) => {
    if (!(error instanceof Stopped)) showError(error);
  };
  const watcher = watch(paths, { cwd: root, ignored, ignoreInitial: true });
  watcher.on("error", show);
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(work).catch(show);
    }, QUIET_MS);
  });
  stop.addEventListener("abort", () => {
    clearTimeout(timer);
    watcher.close();
  });
}
