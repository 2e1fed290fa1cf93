/** Programs of the machine that the tests need, and their packages of Debian and Ubuntu. */
import { existsSync } from "node:fs";
import { Problem, showError } from "../../server/launch/problem.ts";
import { run } from "../../server/launch/processes.ts";
import { doSteps } from "../../server/launch/steps.ts";

/** Another installation on the machine may take its time. */
const LOCK_TIMEOUT = "DPkg::Lock::Timeout=300";

/** Whether a program, by its name or path, tells its version. */
export async function runs(program: string, stop: AbortSignal): Promise<boolean> {
  return (await run(program, ["--version"], { stop })).code === 0;
}

/** Whether packages can be installed: as root, with apt. */
export const canUseApt = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** @returns What apt has written. Whether a package is there, its program tells. */
export async function installPackages(names: string[], stop: AbortSignal): Promise<string> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const { output: updated } = await run("apt-get", ["update"], { env, stop });
  const { output } = await run("apt-get", ["-o", LOCK_TIMEOUT, "install", "-y", ...names], { env, stop });
  return `${updated}\n${output}`;
}

/**
 * Installs Java, on which the HTML checker of the browser tests runs, where it is missing and we may. The tests that need it
 * fail without it, and say so; all others run.
 */
export async function installJava(stop: AbortSignal): Promise<void> {
  const isThere = () => runs("java", stop);
  if (!(await isThere())) await tryToInstall("Java", ["default-jre-headless"], isThere, stop);
}

/** Installs packages where we may. Shows why it failed, and goes on: the tests say what they miss. */
export async function tryToInstall(
  name: string,
  packages: string[],
  isThere: () => Promise<boolean> | boolean,
  stop: AbortSignal,
): Promise<void> {
  if (!canUseApt()) return;
  const task = async () => {
    const output = await installPackages(packages, stop);
    if (!(await isThere())) throw new Problem(`${name} could not be installed.`, output);
  };
  try {
    await doSteps([{ title: `Install ${name} (first time, about a minute)`, task }]);
  } catch (error) {
    stop.throwIfAborted();
    showError(error);
  }
}
