/**
 * `node server/launch/install.mjs [folder]`: installs the packages of a folder's package-lock.json. Without a folder, the project's,
 * where they are not there yet: the first half of `npm start` and `npm test`, on the machine's Node (20 or newer) and without any
 * package. The second half runs on the project's Node 24. A failure is one line that says what to do.
 */
import { spawnSync } from "node:child_process";
import { rmSync, statfsSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { FULL_DISK, isInstalled, projectNode, root } from "./project.mjs";

const TITLE = "Install packages (first time, about a minute)";
/** For node_modules, npm's cache and the build. */
const NEEDED_BYTES = 1.5e9;

/**
 * What to do about a failure, by npm's codes. No line names a host: a registry may be a private one.
 *
 * @type {[code: RegExp, line: string][]}
 */
const FAILURES = [
  [/\b(ENOSPC|EDQUOT)\b/, FULL_DISK],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    "The npm registry cannot be reached; check the network or the registry setting.",
  ],
  [/\bEUSAGE\b/, "package-lock.json does not fit package.json; run npm install and commit the lock."],
];

/**
 * @param {string} folder
 * @returns {string | undefined} What went wrong.
 */
function install(folder) {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < NEEDED_BYTES) return FULL_DISK;
  // npm writes its record last: without it, an interrupted install does not count as one.
  rmSync(join(folder, "node_modules/.package-lock.json"), { force: true });
  // npm puts the project's binaries on the PATH, and an install deletes those: npm has to run on the machine's Node.
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => entry !== dirname(projectNode));
  const { status, stderr, error } = spawnSync(
    "npm",
    // A configured `omit=dev` would leave out the compilers, and a quiet log level the reason of a failure.
    ["ci", "--no-audit", "--no-fund", "--include=dev", "--loglevel=notice", "--engine-strict=false"],
    { cwd: folder, env: { ...process.env, PATH: path.join(delimiter) }, encoding: "utf8" },
  );
  if (error) return `npm could not be run: ${error.message}`;
  if (status === 0) return undefined;
  // Only npm's own errors count: a warning may name a code that a retry got over.
  const errors = stderr.split("\n").filter((line) => /^npm (error|ERR!)/.test(line));
  const known = FAILURES.find(([code]) => code.test(errors.join("\n")));
  return known?.[1] ?? `${stderr}\nThe packages could not be installed.`;
}

/** @returns {string | undefined} What went wrong. */
function installProject() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    return `Node 20 or newer is needed; this is ${process.version}.`;
  }
  // It has to be there, and for this machine.
  const hasNode = () => spawnSync(projectNode, ["--version"]).status === 0;
  if (isInstalled(root) && hasNode()) return undefined;
  console.info(`❯ ${TITLE}`);
  const begun = performance.now();
  const problem = install(root);
  if (problem) return problem;
  if (!hasNode()) return "Install scripts are off: allow them (npm config ignore-scripts) and start again.";
  console.info(`✔ ${TITLE} [${Math.round((performance.now() - begun) / 1000)}s]`);
  return undefined;
}

const folder = process.argv[2];
const problem = folder ? install(resolve(folder)) : installProject();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
