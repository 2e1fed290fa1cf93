/**
 * Every child leads a process group of its own. A Ctrl-C in the terminal then reaches the launcher alone, which stops the
 * children in order; and what a child has started itself can be ended with it.
 */

/** Codes of a group that has ended, or (macOS) of one whose last member is ending. */
const GONE = ["ESRCH", "EPERM"];

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && GONE.includes(String(error.code)))) throw error;
  }
}
