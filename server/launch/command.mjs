/** Programs that run to their end: npm, the compilers, the test runners. */
import { spawn } from "node:child_process";
import { signalGroup } from "./process-group.mjs";
import { root } from "./project.mjs";

const GRACE_MS = 5000;

/**
 * @typedef {object} Outcome
 * @property {number} code The exit code; 1 when a signal ended it.
 * @property {string} output Everything it printed, in order; empty when it printed to the terminal itself.
 */

/**
 * Runs a program to its end, and ends it with all it has started when a stop is requested.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env: NodeJS.ProcessEnv, stop: AbortSignal, cwd?: string, shows?: boolean }} options `shows`: its output goes
 *   straight to the terminal.
 * @returns {Promise<Outcome>} Rejects when it cannot be run at all, and with the stop's reason when stopped.
 */
export function run(program, args, { env, stop, cwd = root, shows = false }) {
  return new Promise((resolve, reject) => {
    if (stop.aborted) return reject(stop.reason);
    const shown = shows ? "inherit" : "pipe";
    const child = spawn(program, args, { cwd, env, detached: true, stdio: ["ignore", shown, shown] });

    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.stderr?.on("data", (chunk) => chunks.push(chunk));

    /** @type {NodeJS.Timeout | undefined} */
    let lastResort;
    const end = () => {
      signalGroup(child, "SIGTERM");
      lastResort = setTimeout(() => signalGroup(child, "SIGKILL"), GRACE_MS);
    };
    stop.addEventListener("abort", end, { once: true });
    const finish = () => {
      stop.removeEventListener("abort", end);
      clearTimeout(lastResort);
    };

    child.once("error", (error) => {
      finish();
      reject(error);
    });
    // What the program leaves behind would hold its pipes open, and write after the last line of the tests.
    child.once("exit", () => signalGroup(child, "SIGKILL"));
    child.once("close", (code) => {
      finish();
      if (stop.aborted) reject(stop.reason);
      else resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") });
    });
  });
}
