/** The browser of the tests: the one there is, else one that is installed now. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "../../server/launch/command.mjs";
import { keepLog } from "../../server/launch/log-file.mjs";
import { Problem } from "../../server/launch/problem.mjs";
import { step } from "../../server/launch/progress.mjs";
import { childEnvironment, machineEnvironment, tool } from "../../server/launch/project.mjs";
import { canUseApt, installWithApt } from "./apt.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // Not there, or not ours to run: the next one.
  }
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
}

/**
 * The first that says its version: on Ubuntu, `chromium-browser` may be a script that only says where to find one.
 *
 * @param {string[]} paths
 * @param {AbortSignal} stop
 */
async function firstThatRuns(paths, stop) {
  for (const path of paths) {
    const { code } = await run(path, ["--version"], { env: machineEnvironment(), stop });
    if (code === 0) return path;
  }
  return undefined;
}

/**
 * Where Playwright puts its own Chromium; nothing need be there.
 *
 * @param {string} node
 * @param {AbortSignal} stop
 */
async function playwrightBrowser(node, stop) {
  const script = 'import { chromium } from "playwright"; process.stdout.write(chromium.executablePath());';
  const args = ["--input-type=module", "--eval", script];
  const { code, output } = await run(node, args, { env: childEnvironment(), stop });
  return code === 0 && isProgram(output) ? [output] : [];
}

/**
 * @param {string} node
 * @param {AbortSignal} stop
 * @returns {Promise<string>} The path of a browser that runs.
 */
export async function findBrowser(node, stop) {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !isProgram(chosen)) throw new Problem(`CHROME_PATH names no program: ${chosen}.`);
  if (chosen) return chosen;

  const present = await firstThatRuns([...onPath(), ...(await playwrightBrowser(node, stop))], stop);
  if (present) return present;

  return step({ doing: "Installing a browser (first time, about a minute)", done: "Browser installed" }, async () => {
    const log = canUseApt() ? [await installWithApt("chromium", stop)] : [];
    const packaged = await firstThatRuns(onPath(), stop);
    if (packaged) return packaged;

    const args = tool("playwright", "install", ...(canUseApt() ? ["--with-deps"] : []), "chromium");
    const { output } = await run(node, args, { env: childEnvironment(), stop });
    const own = await firstThatRuns(await playwrightBrowser(node, stop), stop);
    if (own) return own;
    const where = await keepLog("browser", [...log, output].join("\n"));
    throw new Problem(`No browser could be installed; install Chromium or set CHROME_PATH. ${where}`);
  });
}
