import { Stopped, showError } from "./problem.ts";

/** npm passes on a Ctrl-C that the terminal has sent here already: only a later one is a second request. */
const ONE_KEYPRESS_MS = 1000;
const PARENT_CHECK_MS = 1000;

export interface Stop {
  /** Aborted, with a `Stopped` as reason, at the first request. */
  requested: AbortSignal;
  /** Aborted at a second request: requests in flight are not waited for any more. */
  hurry: AbortSignal;
}

/** Listens for Ctrl-C, SIGTERM, and SIGHUP (the terminal was closed), and for the end of npm. */
export function listenForStop(): Stop {
  const requested = new AbortController();
  const hurry = new AbortController();
  let first = 0;
  const stop = (reason: string) => {
    if (!requested.signal.aborted) {
      first = performance.now();
      requested.abort(new Stopped(reason));
    } else if (performance.now() - first > ONE_KEYPRESS_MS) {
      hurry.abort(new Stopped(reason));
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(signal));
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stop("SIGHUP");
  }, PARENT_CHECK_MS);
  check.unref();
  // Without npm, the shell that started it in the background may end.
  if (!process.env.npm_lifecycle_event) clearInterval(check);
  return { requested: requested.signal, hurry: hurry.signal };
}

/** Does the work of a command: shows what it throws, and sets the exit code. */
export async function runCommand(work: (stop: Stop) => Promise<void>): Promise<void> {
  try {
    await work(listenForStop());
  } catch (error) {
    process.exitCode = showError(error);
  }
}
