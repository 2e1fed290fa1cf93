/** Installs packages exactly as package-lock.json says, and only when they are missing. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { text } from "node:stream/consumers";
import { diskFull, isDiskFull, keepLog, Problem, requireSpace, TO_INSTALL, TO_START } from "./problem.mjs";
import { hasProjectNode, machineEnvironment, projectNode, root } from "./project.mjs";

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

/** npm's codes for a registry that does not answer, or answers with an error of its own. */
const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|E5\d\d)\b/;

/** No line names a host: a registry may be a private one. @type {[code: RegExp, line: string][]} */
const FAILURES = [
  [UNREACHABLE, "The npm registry cannot be reached; check the network or the registry setting."],
  [/\bEUSAGE\b/, "package-lock.json does not fit package.json; run npm install and commit the lock."],
  [/\b(E401|E403|ENEEDAUTH)\b/, "The npm registry refuses to serve you; check your npm login or the registry setting."],
  [/\b(E404|ETARGET)\b/, "The npm registry does not carry a package of package-lock.json; check the registry setting."],
  [/\bEINTEGRITY\b/, "A package differs from what package-lock.json says; check the registry setting."],
  [/\b(EACCES|EPERM|EROFS)\b/, "npm may not write node_modules or its cache; check who owns them."],
];

/**
 * Installs the project's packages.
 *
 * @param {AbortSignal} stop
 * @returns {Promise<string>} The project's Node.
 */
export async function installPackages(stop) {
  if (hasProjectNode() && (await isInstalled(root))) {
    await requireSpace(root, TO_START);
    return projectNode;
  }
  const title = "Install packages (first time, about a minute)";
  const begun = performance.now();
  console.info(`❯ ${title}`);
  await npmCi({ folder: root, bytes: TO_INSTALL, log: "install" }, stop);
  if (!hasProjectNode()) {
    throw new Problem(
      "The npm package `node` has no binary: install scripts are off. Allow them (npm config ignore-scripts) and start again.",
    );
  }
  console.info(`✔ ${title} [${Math.round((performance.now() - begun) / 1000)}s]`);
  return projectNode;
}

/**
 * Runs `npm ci` in a folder.
 *
 * @param {{ folder: string, bytes: number, log: string, place?: string }} options `bytes`: the disk space it needs;
 *   `log`: the name of the log that a failure leaves; `place`: the folder to name in a failure, if not the project's.
 * @param {AbortSignal} stop
 * @returns {Promise<void>} Rejects with a Problem that says in one line what to do.
 */
export async function npmCi({ folder, bytes, log, place = "" }, stop) {
  await requireSpace(folder, bytes);
  // npm writes its record last: without it, an interrupted install does not count as one.
  await rm(recordPath(folder), { force: true });
  const { code, output } = await runNpm(folder, stop);
  if (code === 0) return;
  if (isDiskFull(output)) throw diskFull(bytes);
  const where = await keepLog(log, output);
  const line = explainNpmFailure(output);
  if (line) throw new Problem(`${place && `In ${place}: `}${line} ${where}`);
  const detail = output.split("\n").slice(-LAST_LINES).join("\n");
  throw new Problem(`The packages${place && ` of ${place}`} could not be installed. ${where}`, detail);
}

/**
 * npm leads a process group of its own, so that a stop ends its install scripts too. It is killed at once: the next
 * install begins anew.
 *
 * @param {string} cwd
 * @param {AbortSignal} stop
 */
async function runNpm(cwd, stop) {
  stop.throwIfAborted();
  const [program, args] = npmCommand();
  const child = spawn(program, args, {
    cwd,
    env: machineEnvironment(),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
  };
  stop.addEventListener("abort", kill, { once: true });
  process.once("exit", kill);
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  const [code, ...output] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  stop.removeEventListener("abort", kill);
  process.removeListener("exit", kill);
  stop.throwIfAborted();
  return { code, output: output.join("\n") };
}

/**
 * The npm that started the launcher, else the one on the machine's PATH.
 *
 * @returns {[program: string, args: string[]]}
 */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const usable = script && node && existsSync(script) && existsSync(node) && basename(script) === "npm-cli.js";
  // An install deletes the project's own Node: npm must not run on it.
  if (usable && !node.startsWith(`${root}${sep}node_modules${sep}`)) return [node, [script, ...ARGS]];
  return [process.platform === "win32" ? "npm.cmd" : "npm", ARGS];
}

/**
 * @param {string} output
 * @returns {string | undefined} Undefined for a failure without a line in the table.
 */
export function explainNpmFailure(output) {
  // Only npm's own errors count: a warning may name a code that a retry got over.
  const errors = output.split("\n").filter((line) => /^npm (error|ERR!)/.test(line));
  const code = errors.find((line) => /^npm (error|ERR!) code /.test(line));
  for (const lines of [code ?? "", errors.join("\n")]) {
    const known = FAILURES.find(([pattern]) => pattern.test(lines));
    if (known) return known[1];
  }
  return undefined;
}

/** npm's record of what it has installed. @param {string} folder */
function recordPath(folder) {
  return join(folder, "node_modules", ".package-lock.json");
}

/**
 * Whether a folder's node_modules is what its package-lock.json says. A platform package that npm left out is no
 * difference. npm also writes its record when it only makes a lock (`--package-lock-only`): the packages are looked for.
 *
 * @param {string} folder
 */
export async function isInstalled(folder) {
  const [wanted, found] = await Promise.all([join(folder, "package-lock.json"), recordPath(folder)].map(readPackages));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const there = found[path];
    if (!there) return Boolean(entry.optional || entry.devOptional);
    return there.version === entry.version && existsSync(join(folder, path, "package.json"));
  });
}

/**
 * @param {string} path
 * @returns {Promise<Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | undefined>}
 */
async function readPackages(path) {
  if (!existsSync(path)) return undefined;
  return JSON.parse(await readFile(path, "utf8")).packages;
}
