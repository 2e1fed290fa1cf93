/** The two test runners, with their output passed through and counted from their reports. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../server/launch/processes.ts";
import { root } from "../../server/launch/project.mjs";
import { type Report, readReport } from "./report.ts";

const results = join(root, "test-results");
const SLOWEST = 20;

export async function emptyResults(): Promise<void> {
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
}

/** In its own NODE_ENV: React's production build has no test support. */
export async function runVitest(stop: AbortSignal): Promise<Report> {
  const report = join(results, "vitest.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run("vitest", args, { stop, shows: true, env: { NODE_ENV: "test" } });
  return readReport("vitest", report, code);
}

export async function runPlaywright(stop: AbortSignal, browser: string, args: string[] = []): Promise<Report> {
  const report = join(results, "playwright.json");
  const env = { NODE_ENV: undefined, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  // Playwright empties its output folder when it starts: it must not be the one of the reports.
  const all = ["test", "--reporter=list,json", `--output=${join(results, "browser")}`, ...args];
  const { code } = await run("playwright", all, { stop, shows: true, env });
  return readReport("playwright", report, code);
}

/** Prints the slowest files, what was skipped, the failures and the counts, keeps the times until the next run, and sets the exit code. */
export async function conclude({ passed, failures, skipped, times }: Report): Promise<void> {
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds);
  await writeFile(join(results, "times.json"), JSON.stringify(slowest, null, 2));
  for (const { file, seconds } of slowest.slice(0, SLOWEST))
    console.info(`${seconds.toFixed(1).padStart(6)} s  ${file}`);
  for (const line of [...skipped, ...failures]) console.info(line);
  process.exitCode = failures.length === 0 ? 0 : 1;
  console.info(`${passed} passed, ${failures.length} failed`);
}
