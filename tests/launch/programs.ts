/** Programs of the machine that the tests need, and their packages of Debian and Ubuntu. */
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { run } from "../../server/launch/processes.ts";
import { machineEnvironment } from "../../server/launch/project.mjs";

/** Another installation on the machine may take its time. */
const APT_LOCK_SECONDS = 300;
const APT_RETRY_MS = 3000;

/** Whether a program, by its name or path, tells its version. */
export async function runs(program: string, stop: AbortSignal): Promise<boolean> {
  const outcome = run(program, ["--version"], { env: machineEnvironment(), stop });
  const { code } = await outcome.catch((error) => {
    stop.throwIfAborted();
    return { code: error.exitCode ?? 1 };
  });
  return code === 0;
}

/** Whether packages can be installed: as root, with apt. */
export const canUseApt = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** @returns What apt has written. Whether the package is there, its program tells. */
export async function installPackage(name: string, stop: AbortSignal): Promise<string> {
  return [await apt(["update"], stop), await apt(["install", "-y", name], stop)].join("\n");
}

/** apt waits by itself for dpkg's lock, but gives up at once on the lock of its lists. */
async function apt(args: string[], stop: AbortSignal): Promise<string> {
  const env = { ...machineEnvironment(), DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" };
  const deadline = performance.now() + APT_LOCK_SECONDS * 1000;
  for (;;) {
    const all = ["-o", `DPkg::Lock::Timeout=${APT_LOCK_SECONDS}`, ...args];
    const { code, output } = await run("/usr/bin/apt-get", all, { env, stop });
    if (code === 0 || !/Could not get lock|Unable to lock/.test(output) || performance.now() > deadline) return output;
    await pause(APT_RETRY_MS);
  }
}
