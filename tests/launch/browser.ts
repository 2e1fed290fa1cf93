/** The browsers of the tests: those on the machine, else installed now. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { Problem } from "../../server/launch/problem.ts";
import { run } from "../../server/launch/processes.ts";
import { doSteps } from "../../server/launch/steps.ts";
import { ENGINES } from "../engines/installed.ts";
import { canUseApt, installPackages, runs, tryToInstall } from "./programs.ts";

/** Chromium without windows comes first: the tests take less time with it. */
const NAMES = ["chromium-headless-shell", "chromium", "google-chrome"];

/** @returns The path of a browser that runs. */
export async function findBrowser(stop: AbortSignal): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !(await runs(chosen, stop))) throw new Problem(`CHROME_PATH names no program: ${chosen}.`);
  let browser = chosen || (await findInstalled(stop));
  if (browser) return browser;
  const task = async () => {
    browser = await installBrowser(stop);
  };
  await doSteps([{ title: "Install a browser (first time, about a minute)", task }]);
  return browser ?? "";
}

/** The first that tells its version: on Ubuntu, `chromium` may be a script that only says where to get one. */
async function findInstalled(stop: AbortSignal): Promise<string | undefined> {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [...onPath, chromium.executablePath()]) {
    if (existsSync(path) && (await runs(path, stop))) return path;
  }
  return undefined;
}

/** A package of Debian or Ubuntu where we may install it (as root), else Playwright's own Chromium. */
async function installBrowser(stop: AbortSignal): Promise<string> {
  const packaged = canUseApt() ? await installPackages(["chromium"], stop) : "";
  const browser = await findInstalled(stop);
  if (browser) return browser;
  const args = ["install", ...(canUseApt() ? ["--with-deps"] : []), "chromium"];
  const { output } = await run("playwright", args, { stop });
  const own = await findInstalled(stop);
  if (own) return own;
  throw new Problem("No browser could be installed; install Chromium or set CHROME_PATH.", `${packaged}\n${output}`);
}

/** Installs Firefox and WebKit where they are missing and we may. Their journeys are skipped without them, and say so. */
export async function installEngines(stop: AbortSignal): Promise<void> {
  for (const { name, packages, find } of Object.values(ENGINES)) {
    const isThere = () => find() !== undefined;
    if (!isThere()) await tryToInstall(name, packages, isThere, stop);
  }
}
