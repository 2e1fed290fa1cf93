/**
 * `npx node server/launch/lock.ts`: updates every package-lock.json, and completes it with the optional packages of other platforms.
 * npm leaves an optional package out of the lock when the registry in use does not carry it, and `npm ci` then refuses the
 * lock as incomplete. The entries carry what npm needs to skip or fetch them: version, os, cpu and libc.
 */
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const OPERATING_SYSTEMS = ["android", "darwin", "freebsd", "linux", "openbsd", "openharmony", "win32"];
const PROCESSORS = ["arm64", "arm", "x64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32"];

interface Entry {
  version?: string;
  cpu?: string[];
  dev?: boolean;
  libc?: string[];
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  peer?: boolean;
}
/** By the path of their folder. */
type Packages = Record<string, Entry>;

/** Reads os, cpu and libc from a platform package's name, such as `@rollup/rollup-linux-x64-musl`. */
function platformOf(name: string): Pick<Entry, "os" | "cpu" | "libc"> | undefined {
  const words = name.replace(/^.*\//, "").split("-");
  const os = words.find((word) => OPERATING_SYSTEMS.includes(word));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc = words.includes("musl") ? "musl" : words.includes("gnu") && os === "linux" ? "glibc" : undefined;
  return cpu ? { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc: [libc] }) } : undefined;
}

/** The version of `name` that a package at `path` finds: beside its own dependencies, or in a folder further up. */
function lockedVersion(packages: Packages, path: string, name: string): string | undefined {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const found = packages[`${at ? `${at}/` : ""}node_modules/${name}`];
    if (found || at === "") return found?.version;
  }
}

/** Adds the missing packages in place, and returns their number. */
function addPlatformPackages(packages: Packages): number {
  let added = 0;
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      const locked = lockedVersion(packages, path, name);
      // Platform packages are asked for by exact version; of a range, npm itself would have found another.
      if (!platform || locked === version || (locked && !/^\d/.test(version))) continue;
      // At the top there may be the version that another package asks for.
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

for (const folder of [".", "cms", "bench/peers"]) {
  execFileSync("npm", ["install", "--package-lock-only"], { cwd: folder, stdio: "inherit" });
  const path = join(folder, "package-lock.json");
  const lock: { packages: Packages } = JSON.parse(await readFile(path, "utf8"));
  const added = addPlatformPackages(lock.packages);
  // In npm's order, or every install would change it again. The project itself has the empty path and stays first.
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")));
  await writeFile(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.info(`${path}: ${added} platform packages added`);
}
