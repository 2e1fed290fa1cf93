/** The browser of the tests: the one on the machine, else one that is installed now. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { keepLog, Problem } from "../../server/launch/problem.ts";
import { run } from "../../server/launch/processes.ts";
import { binaries, childEnvironment, projectNode } from "../../server/launch/project.mjs";
import { doSteps } from "../../server/launch/steps.ts";
import { canUseApt, installPackage, runs } from "./programs.ts";

/** Chromium without windows comes first: the tests take less time with it. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

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

/** A package of Debian or Ubuntu where we may install it (as root), else Playwright's own Chromium. */
async function installBrowser(stop: AbortSignal): Promise<string> {
  const log: string[] = [];
  for (const name of canUseApt() ? ["chromium-headless-shell", "chromium"] : []) {
    log.push(await installPackage(name, stop));
    const packaged = await findInstalled(stop);
    if (packaged) return packaged;
  }

  const args = [join(binaries, "playwright"), "install", ...(canUseApt() ? ["--with-deps"] : []), "chromium"];
  const { output } = await run(projectNode, args, { env: childEnvironment(), stop });
  const own = await findInstalled(stop);
  if (own) return own;
  const where = await keepLog("browser", [...log, output].join("\n"));
  throw new Problem(`No browser could be installed; install Chromium or set CHROME_PATH. ${where}`);
}
