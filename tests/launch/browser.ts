/** The browser of the tests: the one on the machine, else one that is installed now. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { keepLog, Problem } from "../../server/launch/problem.mjs";
import { run } from "../../server/launch/processes.ts";
import { binaries, childEnvironment, machineEnvironment, projectNode } from "../../server/launch/project.mjs";
import { doSteps } from "../../server/launch/steps.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Another installation on the machine may take its time. */
const APT_LOCK_SECONDS = 300;
const APT_RETRY_MS = 3000;

/**
 * The first browser that tells its version. On Ubuntu, `chromium-browser` may be a script that only says where to get
 * one; a path may lead to no program.
 */
async function findInstalled(stop: AbortSignal): Promise<string | undefined> {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [...onPath, chromium.executablePath()]) {
    if (existsSync(path) && (await runs(path, stop))) return path;
  }
  return undefined;
}

async function runs(path: string, stop: AbortSignal): Promise<boolean> {
  const outcome = run(path, ["--version"], { env: machineEnvironment(), stop });
  const { code } = await outcome.catch((error) => {
    stop.throwIfAborted();
    return { code: error.exitCode ?? 1 };
  });
  return code === 0;
}

/** @returns The path of a browser that runs. */
export async function findBrowser(stop: AbortSignal): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !(await runs(chosen, stop))) throw new Problem(`CHROME_PATH names no program: ${chosen}.`);
  let browser = chosen || (await findInstalled(stop));
  if (browser) return browser;
  await doSteps([
    {
      title: "Install a browser (first time, about a minute)",
      task: async () => {
        browser = await installBrowser(stop);
      },
    },
  ]);
  return browser ?? "";
}

/** Debian's and Ubuntu's package where we may install it (as root), else Playwright's own Chromium. */
async function installBrowser(stop: AbortSignal): Promise<string> {
  const canUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const log = canUseApt ? [await apt(["update"], stop), await apt(["install", "-y", "chromium"], stop)] : [];
  const packaged = await findInstalled(stop);
  if (packaged) return packaged;

  const args = [join(binaries, "playwright"), "install", ...(canUseApt ? ["--with-deps"] : []), "chromium"];
  const { output } = await run(projectNode, args, { env: childEnvironment(), stop });
  const own = await findInstalled(stop);
  if (own) return own;
  const where = await keepLog("browser", [...log, output].join("\n"));
  throw new Problem(`No browser could be installed; install Chromium or set CHROME_PATH. ${where}`);
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
