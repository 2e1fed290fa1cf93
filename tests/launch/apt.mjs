/** Debian's and Ubuntu's packages, where we may install them: as root, in a container or on a build machine. */
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { run } from "../../server/launch/command.mjs";
import { machineEnvironment } from "../../server/launch/project.mjs";

/** Another installation on the machine may take its time. */
const LOCK_SECONDS = 300;
const RETRY_MS = 3000;

export function canUseApt() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * apt waits by itself for dpkg's lock, but gives up at once on the lock of its lists.
 *
 * @param {string[]} args
 * @param {AbortSignal} stop
 * @returns {Promise<string>} What it printed; whether the package is there, the caller sees.
 */
async function apt(args, stop) {
  const env = { ...machineEnvironment(), DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" };
  const deadline = performance.now() + LOCK_SECONDS * 1000;
  for (;;) {
    const all = ["-o", `DPkg::Lock::Timeout=${LOCK_SECONDS}`, ...args];
    const { code, output } = await run("/usr/bin/apt-get", all, { env, stop });
    if (code === 0 || !/Could not get lock|Unable to lock/.test(output) || performance.now() > deadline) return output;
    await pause(RETRY_MS);
  }
}

/**
 * @param {string} name
 * @param {AbortSignal} stop
 */
export async function installWithApt(name, stop) {
  const update = await apt(["update"], stop);
  return `${update}\n${await apt(["install", "-y", name], stop)}`;
}
