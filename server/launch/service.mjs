/** The long-running children: the site and the sandbox. */
import { spawn } from "node:child_process";
import { signalGroup } from "./process-group.mjs";
import { root } from "./project.mjs";
import { whenAborted } from "./stopping.mjs";

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {import("node:child_process").ChildProcess} child
 * @property {Promise<string>} ended How it ended, in words.
 * @property {number} graceSeconds How long it may take to finish what it is doing.
 */

/**
 * Starts a service with its output passed through. The IPC channel carries no messages: the child sees it close when the
 * launcher is killed without a chance to stop anybody, and stops by itself.
 *
 * @param {{ name: string, node: string, args: string[], env: NodeJS.ProcessEnv, graceSeconds: number }} options
 * @returns {Service}
 */
export function startService({ name, node, args, env, graceSeconds }) {
  const child = spawn(node, args, { cwd: root, env, detached: true, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.once("error", (error) => resolve(error.message));
  });
  return { name, child, ended, graceSeconds };
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {string | undefined} Undefined while it runs.
 */
export function howItEnded({ pid, exitCode, signalCode }) {
  if (pid === undefined) return "it could not be run";
  if (exitCode !== null) return `exit code ${exitCode}`;
  return signalCode ?? undefined;
}

/**
 * Asks a service to stop, gives it its time, then ends it with all it has started.
 *
 * @param {Service} service
 * @param {AbortSignal} hurry
 */
export async function stopService({ name, child, ended, graceSeconds }, hurry) {
  if (!howItEnded(child)) child.kill("SIGTERM");
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve("late"), graceSeconds * 1000);
  });
  const first = await Promise.race([ended, late, whenAborted(hurry)]);
  clearTimeout(timer);
  if (first === "late") console.info(`The ${name} did not stop within ${graceSeconds} s and was ended.`);
  signalGroup(child, "SIGKILL");
  await ended;
}
