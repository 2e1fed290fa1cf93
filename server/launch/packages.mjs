/** What npm has installed in a folder, and why it could not. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const FULL_DISK = "The disk is full: make room (about 2 GB is needed) and start again.";

/**
 * What to do about a failure, by npm's codes. No line names a host: a registry may be a private one.
 *
 * @type {[code: RegExp, line: string][]}
 */
const FAILURES = [
  [/\b(ENOSPC|EDQUOT)\b/, FULL_DISK],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|E5\d\d)\b/,
    "The npm registry cannot be reached; check the network or the registry setting.",
  ],
  [/\bEUSAGE\b/, "package-lock.json does not fit package.json; run npm install and commit the lock."],
  [/\b(E401|E403|ENEEDAUTH)\b/, "The npm registry refuses to serve you; check your npm login or the registry setting."],
  [/\b(E404|ETARGET)\b/, "The npm registry does not carry a package of package-lock.json; check the registry setting."],
  [/\bEINTEGRITY\b/, "A package differs from what package-lock.json says; check the registry setting."],
  [/\b(EACCES|EPERM|EROFS)\b/, "npm may not write node_modules or its cache; check who owns them."],
];

/**
 * @param {string} output
 * @returns {string | undefined} Undefined for a failure without a line in the table.
 */
export function explainNpmFailure(output) {
  // Only npm's own errors count: a warning may name a code that a retry got over.
  const errors = output.split("\n").filter((line) => /^npm (error|ERR!)/.test(line));
  const code = errors.find((line) => /^npm (error|ERR!) code /.test(line)) ?? "";
  const lineOf = (/** @type {string} */ text) => FAILURES.find(([pattern]) => pattern.test(text))?.[1];
  return lineOf(code) ?? lineOf(errors.join("\n"));
}

/** npm's record of what it has installed. @param {string} folder */
export function recordPath(folder) {
  return join(folder, "node_modules", ".package-lock.json");
}

/**
 * Whether a folder's node_modules is what its package-lock.json says. A platform package that npm left out is no
 * difference. npm also writes its record when it only makes a lock (`--package-lock-only`): the packages are looked for.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = readPackages(join(folder, "package-lock.json"));
  const found = readPackages(recordPath(folder));
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
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | undefined}
 */
function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : undefined;
}
