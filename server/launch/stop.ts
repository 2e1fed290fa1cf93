import { Stopped, showError } from "./problem.mjs";

/** npm passes on a Ctrl-C that the terminal has sent here already: only a later one is a second request. */
const ONE_KEYPRESS_MS = 1000;

export interface Stop {
  /** Aborted, with a `Stopped` as reason, at the first request. */
  requested: AbortSignal;
  /** Aborted at a second request: requests in flight are not waited for any more. */
  hurry: AbortSignal;
}

/** Listens for Ctrl-C, SIGTERM, and SIGHUP: the terminal was closed, or npm was killed. */
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
  // `main.mjs` was killed. The services see their channel close in turn, and stop by themselves.
  process.on("disconnect", () => process.exit(1));
  // Listening for it must not keep the process alive.
  process.channel?.unref();
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
