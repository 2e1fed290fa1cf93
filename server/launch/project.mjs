/**
 * Where things are, and the environment that every program of the project runs in. The launcher starts on whatever
 * Node >= 20 the machine has; all it spawns after the install runs on the Node 24 of the npm package `node`.
 */
import { spawnSync } from "node:child_process";
import { realpath } from "node:fs/promises";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Problem } from "./problem.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** The Studio's package, with packages of its own. */
export const studioFolder = join(root, "cms");

const binaries = join(root, "node_modules", ".bin");

/** The folder of everything that is written while running. Read late: `.env` may set it. */
export function dataFolder() {
  return resolve(root, process.env.DATA_DIR || ".data");
}

/** The Node 24 binary that the install put into the project. */
export async function projectNode() {
  try {
    return await realpath(join(binaries, "node"));
  } catch (cause) {
    const problem = new Problem(
      "The npm package `node` has no binary: install scripts are off. Allow them (npm config ignore-scripts) and start again.",
    );
    problem.cause = cause;
    throw problem;
  }
}

/** Whether that binary is there, and one for this machine. */
export function projectNodeWorks() {
  return spawnSync(join(binaries, "node"), ["--version"]).status === 0;
}

/**
 * The arguments that run an installed tool on the project's Node, without relying on its shebang.
 *
 * @param {string} name
 * @param {...string} args
 */
export function tool(name, ...args) {
  return [join(binaries, name), ...args];
}

/**
 * @param {Record<string, string | undefined>} [settings] `undefined` takes a variable away.
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(settings = {}) {
  const path = [binaries, process.env.PATH].filter(Boolean).join(delimiter);
  return { ...process.env, PATH: path, ...settings };
}

/**
 * The environment of npm itself. npm puts the project's own binaries first on the PATH, and an install deletes those:
 * it has to run on the machine's Node. NODE_ENV=production would leave out the compilers.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function machineEnvironment() {
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => resolve(folder) !== binaries);
  const environment = { ...process.env, PATH: path.join(delimiter) };
  Reflect.deleteProperty(environment, "NODE_ENV");
  return environment;
}
