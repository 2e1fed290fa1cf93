import { Stopped, showError } from "./problem.ts";

/** npm passes on a Ctrl-C that the terminal has sent here already: only a later one is a second request. */
const ONE_KEYPRESS_MS = 1000;

export interface Stop {
  /** Aborted, with a `Stopped` as reason, at the first request. */
  requested: AbortSignal;
  /** Aborted at a second request: requests in flight are not waited for any more. */
  hurry: AbortSignal;
}

/** Listens for Ctrl-C, SIGTERM, and SIGHUP (the terminal was closed). */
export function listenForStop(): Stop {
  const requested = new AbortController();
  const hurry = new AbortController();
  let first = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (!requested.signal.aborted) {
        first = performance.now();
        requested.abort(new Stopped(signal));
      } else if (performance.now() - first > ONE_KEYPRESS_MS) {
        hurry.abort(new Stopped(signal));
      }
    });
  }
  return { requested: requested.signal, hurry: hurry.signal };
}

/** Does the work of a command, shows what it throws, and ends the process with all that it has started. */
export async function runCommand(work: (stop: Stop) => Promise<void>): Promise<void> {
  try {
    await work(listenForStop());
  } catch (error) {
    process.exitCode = showError(error);
  }
  process.exit();
}
