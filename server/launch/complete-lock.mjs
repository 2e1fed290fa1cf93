/**
 * Completes package-lock.json with the optional packages of other platforms. npm leaves an optional package out of the
 * lock when the registry in use does not carry it, and `npm ci` then refuses the lock as incomplete. The entries carry
 * what npm needs to skip or fetch them: version, os, cpu and libc. Run it after every change of dependencies
 * (`npm run lock`).
 */
import { readFile, writeFile } from "node:fs/promises";

const OPERATING_SYSTEMS = ["android", "darwin", "freebsd", "linux", "openbsd", "openharmony", "win32"];
const PROCESSORS = ["arm64", "arm", "x64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32"];

/** @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string> }>} Packages */

/**
 * Reads os, cpu and libc from a platform package's name, such as `@rollup/rollup-linux-x64-musl`.
 *
 * @param {string} name
 */
function platformOf(name) {
  const words = name.replace(/^.*\//, "").split("-");
  const os = words.find((word) => OPERATING_SYSTEMS.includes(word));
  const cpu = PROCESSORS.find((processor) => words.some((word) => word === processor));
  const libc = words.includes("musl") ? "musl" : words.includes("gnu") && os === "linux" ? "glibc" : undefined;
  if (!cpu) return undefined;
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc: [libc] }) };
}

/**
 * Whether a package at `path` would find one called `name`: beside its own dependencies, or in a folder further up.
 *
 * @param {Packages} packages
 * @param {string} path
 * @param {string} name
 */
function isLocked(packages, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    if (packages[`${at ? `${at}/` : ""}node_modules/${name}`]) return true;
    if (at === "") return false;
  }
}

const lock = /** @type {{ packages: Packages }} */ (JSON.parse(await readFile("package-lock.json", "utf8")));
/** @type {string[]} */
const added = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const platform = platformOf(name);
    if (!platform || isLocked(lock.packages, path, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ""),
      ...platform,
      ...(entry.dev && { dev: true }),
      optional: true,
    };
    added.push(name);
  }
}
// The project itself has the empty path and so stays first.
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
console.info(`package-lock.json: ${added.length} platform packages added`);
