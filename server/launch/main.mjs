/**
 * `node server/launch/main.mjs start`: the entry of `npm start`, `npm run dev` and `npm test`. This file and its imports run on the
 * machine's Node (20 or newer) before anything is installed. They install the packages, then hand over to a script that
 * runs on the project's Node 24 and may import every package.
 */
import { spawn } from "node:child_process";
import { installPackages } from "./install.mjs";
import { Problem, requireSpace, Stopped, showError, TO_START } from "./problem.mjs";
import { childEnvironment, dataFolder, root } from "./project.mjs";
import { loadSettingsFile, requireFreePorts, requireNodeVersion } from "./settings.mjs";

const COMMANDS = {
  start: { script: "server/launch/start.ts", serves: true },
  dev: { script: "server/launch/dev.ts", serves: true },
  test: { script: "tests/launch/run-all.ts", serves: false },
  e2e: { script: "tests/launch/run-e2e.ts", serves: false },
  bench: { script: "bench/main.ts", serves: false },
  baseline: { script: "tests/launch/take-baseline.ts", serves: false },
  "section-pictures": { script: "tests/launch/take-section-pictures.ts", serves: false },
};
const PARENT_CHECK_MS = 1000;

/** Stops the install; later signals are the script's to act on. */
const stop = new AbortController();
/** @type {import("node:child_process").ChildProcess | undefined} */
let child;

/** @param {NodeJS.Signals} signal */
function passOn(signal) {
  stop.abort(new Stopped(signal));
  child?.kill(signal);
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, passOn);

// A shell between npm and this process may die of npm's signal without handing it on.
const parent = process.ppid;
const parentCheck = setInterval(() => {
  if (process.ppid === parent || !process.env.npm_lifecycle_event) return;
  clearInterval(parentCheck);
  passOn("SIGHUP");
}, PARENT_CHECK_MS);
parentCheck.unref();

/** @param {string | undefined} name */
function commandNamed(name) {
  const command = Object.entries(COMMANDS).find(([key]) => key === name)?.[1];
  if (!command) throw new Problem(`Name a command: ${Object.keys(COMMANDS).join(", ")}.`);
  return command;
}

/**
 * Runs the script with the signals handed on. It sees the IPC channel close when this process is killed, and stops.
 *
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>} The exit code.
 */
function runScript(node, args) {
  const started = spawn(node, args, {
    cwd: root,
    env: childEnvironment(),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child = started;
  return new Promise((resolve, reject) => {
    started.once("error", reject);
    started.once("exit", (code) => resolve(code ?? 1));
  });
}

try {
  requireNodeVersion();
  const { script, serves } = commandNamed(process.argv[2]);
  if (serves) {
    loadSettingsFile();
    await requireFreePorts();
    await requireSpace(dataFolder(), TO_START);
  }
  const node = await installPackages(stop.signal);
  stop.signal.throwIfAborted();
  process.exitCode = await runScript(node, [script, ...process.argv.slice(3)]);
} catch (error) {
  process.exitCode = showError(error);
}
