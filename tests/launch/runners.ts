/** The two test runners, with their output passed through and counted from their reports. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../server/launch/processes.ts";
import { binaries, childEnvironment, projectNode, root } from "../../server/launch/project.mjs";
import { type Report, readReport } from "./report.ts";

const results = join(root, "test-results");
/** Playwright empties its output folder when it starts: it must not be the one of the reports. */
const browserResults = join(results, "browser");

export async function emptyResults(): Promise<void> {
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
}

/** Until the next run. */
export async function keepTimes(times: Report["times"]): Promise<void> {
  await writeFile(join(results, "times.json"), JSON.stringify(times, null, 2));
}

/** Runs an installed tool on the project's Node, without relying on its shebang. */
export function runTool(
  stop: AbortSignal,
  [name, ...args]: [string, ...string[]],
  { shows = false, settings = {} }: { shows?: boolean; settings?: Record<string, string | undefined> } = {},
) {
  return run(projectNode, [join(binaries, name), ...args], { env: childEnvironment(settings), stop, shows });
}

/** In its own NODE_ENV: React's production build has no test support. */
export async function runVitest(stop: AbortSignal): Promise<Report> {
  const report = join(results, "vitest.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await runTool(stop, ["vitest", ...args], { shows: true, settings: { NODE_ENV: "test" } });
  return readReport("vitest", report, code);
}

export async function runPlaywright(stop: AbortSignal, browser: string, args: string[] = []): Promise<Report> {
  const report = join(results, "playwright.json");
  const { code } = await runTool(
    stop,
    ["playwright", "test", "--reporter=list,json", `--output=${browserResults}`, ...args],
    {
      shows: true,
      settings: { NODE_ENV: undefined, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  return readReport("playwright", report, code);
}
