/**
 * `node server/launch/install.mjs [folder]`: installs the packages of a folder's package-lock.json. Without a folder, the project's,
 * where they are not there yet: the first half of `npm start` and `npm test`, on the machine's Node (20 or newer) and without any
 * package. The second half runs on the project's Node 24. A failure is one line that says what to do.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { explainNpmFailure, FULL_DISK, isInstalled, recordPath } from "./packages.mjs";
import { dataFolder, machineEnvironment, projectNode, root } from "./project.mjs";

const TITLE = "Install packages (first time, about a minute)";
/** For node_modules, npm's cache and the build. */
const NEEDED_BYTES = 1.5e9;
const LAST_LINES = 30;
const ARGS = [
  "ci",
  "--no-audit",
  "--no-fund",
  // A configured `omit=dev` would leave out the compilers, and a quiet log level the reason of a failure.
  "--include=dev",
  "--include=optional",
  "--loglevel=notice",
  // npm runs on the machine's Node, the packages on the project's.
  "--engine-strict=false",
];

/** Whether the project's Node is there, and one for this machine. */
const hasProjectNode = () => spawnSync(projectNode, ["--version"]).status === 0;

/**
 * @param {string} folder
 * @returns {string | undefined} What went wrong.
 */
function install(folder) {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < NEEDED_BYTES) return FULL_DISK;
  // npm writes its record last: without it, an interrupted install does not count as one.
  rmSync(recordPath(folder), { force: true });
  const options = { cwd: folder, env: machineEnvironment(), maxBuffer: Number.POSITIVE_INFINITY };
  const { status, stdout, stderr, error } = spawnSync("npm", ARGS, { ...options, encoding: "utf8" });
  if (error) return `npm could not be run: ${error.message}`;
  if (status === 0) return undefined;
  const output = `${stdout}\n${stderr}`;
  const known = explainNpmFailure(output);
  if (known === FULL_DISK) return known;
  const logs = join(dataFolder(), "logs");
  mkdirSync(logs, { recursive: true });
  writeFileSync(join(logs, "install.log"), output);
  const line = known ?? `${output.split("\n").slice(-LAST_LINES).join("\n")}\nThe packages could not be installed.`;
  return `${line} Its full output: ${relative(root, join(logs, "install.log"))}`;
}

/** @returns {string | undefined} What went wrong. */
function installProject() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    return `Node 20 or newer is needed; this is ${process.version}.`;
  }
  if (isInstalled(root) && hasProjectNode()) return undefined;
  console.info(`❯ ${TITLE}`);
  const begun = performance.now();
  const problem = install(root);
  if (problem) return problem;
  if (!hasProjectNode()) {
    return "The npm package `node` has no binary: install scripts are off. Allow them (npm config ignore-scripts) and start again.";
  }
  console.info(`✔ ${TITLE} [${Math.round((performance.now() - begun) / 1000)}s]`);
  return undefined;
}

const folder = process.argv[2];
const problem = folder ? install(resolve(folder)) : installProject();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
