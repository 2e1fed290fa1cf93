/** Folders of the project, and the environment in which its programs run. */
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** The Studio is a package of its own. */
export const studioFolder = join(root, "cms");

export const binaries = join(root, "node_modules", ".bin");

/** The Node 24 of the npm package `node`: everything after the install runs on it. */
export const projectNode = join(binaries, "node");

/** The folder of everything that is written at run time. Read late: `.env` may set it. */
export function dataFolder() {
  return resolve(root, process.env.DATA_DIR || ".data");
}

/**
 * The environment of the project's programs, with the project's binaries first on the PATH.
 *
 * @param {Record<string, string | undefined>} [settings] `undefined` removes a variable.
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(settings = {}) {
  const path = [binaries, process.env.PATH].filter(Boolean).join(delimiter);
  return { ...process.env, PATH: path, ...settings };
}

/**
 * The environment of npm and of the machine's other programs. npm puts the project's binaries on the PATH, and an
 * install deletes those: npm has to run on the machine's Node. NODE_ENV=production would leave out the compilers.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function machineEnvironment() {
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => resolve(folder) !== binaries);
  const environment = { ...process.env, PATH: path.join(delimiter) };
  // Remix's types make NODE_ENV required, so `delete` does not type-check.
  Reflect.deleteProperty(environment, "NODE_ENV");
  return environment;
}
