/**
 * Completes the package-lock.json of each folder named with the optional packages of other platforms. npm leaves an
 * optional package out of the lock when the registry in use does not carry it, and `npm ci` then refuses the lock as
 * incomplete. The entries carry what npm needs to skip or fetch them: version, os, cpu and libc. Run it after every
 * change of dependencies (`npm run lock`).
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const OPERATING_SYSTEMS = ["android", "darwin", "freebsd", "linux", "openbsd", "openharmony", "win32"];
const PROCESSORS = ["arm64", "arm", "x64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32"];

/**
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {readonly string[]} [cpu]
 * @property {boolean} [dev]
 * @property {readonly string[]} [libc]
 * @property {boolean} [optional]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {readonly string[]} [os]
 * @property {boolean} [peer]
 */
/** @typedef {Record<string, Entry>} Packages By the path of their folder. */

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
 * The version of `name` that a package at `path` would find: beside its own dependencies, or in a folder further up.
 *
 * @param {Packages} packages
 * @param {string} path
 * @param {string} name
 */
function lockedVersion(packages, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const found = packages[`${at ? `${at}/` : ""}node_modules/${name}`];
    if (found) return found.version;
    if (at === "") return undefined;
  }
}

/**
 * Adds what is missing, in place.
 *
 * @param {Packages} packages
 * @returns {number} How many packages were added.
 */
function addPlatformPackages(packages) {
  let added = 0;
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      const locked = lockedVersion(packages, path, name);
      // Platform packages are asked for by exact version; of a range, npm itself would have found another.
      if (!platform || locked === version || (locked && !/^\d/.test(version))) continue;
      // The place at the top may be taken by the version that another package asks for.
      packages[locked ? `${path}/node_modules/${name}` : `node_modules/${name}`] = {
        version: version.replace(/^[\^~]/, ""),
        cpu: platform.cpu,
        ...(entry.dev && { dev: true }),
        ...(platform.libc && { libc: platform.libc }),
        optional: true,
        ...(platform.os && { os: platform.os }),
        ...(entry.peer && { peer: true }),
      };
      added += 1;
    }
  }
  return added;
}

for (const folder of process.argv.slice(2)) {
  const path = join(folder, "package-lock.json");
  const lock = /** @type {{ packages: Packages }} */ (JSON.parse(await readFile(path, "utf8")));
  const added = addPlatformPackages(lock.packages);
  // In npm's order, or every install would change it again. The project itself has the empty path and stays first.
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")));
  await writeFile(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.info(`${path}: ${added} platform packages added`);
}
