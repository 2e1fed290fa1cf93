/** What a change has to pass, in the order in which it is checked. */
import { join } from "node:path";
import { build, checkGeneratedTypes, isBuilt } from "../../server/launch/build.mjs";
import { run } from "../../server/launch/command.mjs";
import { Problem } from "../../server/launch/problem.mjs";
import { childEnvironment, root, tool } from "../../server/launch/project.mjs";
import { prepareStudio } from "../../server/launch/studio.mjs";
import { readReport } from "./report.mjs";

/** @typedef {import("./report.mjs").Report} Report */
/** @typedef {{ node: string, stop: AbortSignal, browser: string | undefined }} Means */

export const results = join(root, "test-results");

/**
 * A tool that speaks only when something is wrong.
 *
 * @param {string} name
 * @param {...string} args
 * @returns {(means: Means) => Promise<void>}
 */
const passes =
  (name, ...args) =>
  async ({ node, stop }) => {
    const { code, output } = await run(node, tool(name, ...args), { env: childEnvironment(), stop });
    if (code !== 0) throw new Problem(`${name} failed.`, output.trim());
  };

/**
 * A test runner, its output passed through, counted from its report. It runs in its own NODE_ENV, whatever this one is:
 * React's production build has no test support.
 *
 * @param {"vitest" | "playwright"} runner
 * @param {string[]} args
 * @param {(report: string) => Record<string, string | undefined>} settings
 * @returns {(means: Means) => Promise<Report>}
 */
const counted =
  (runner, args, settings) =>
  async ({ node, stop, browser }) => {
    const report = join(results, `${runner}.json`);
    const env = childEnvironment({ CHROME_PATH: browser, ...settings(report) });
    const { code } = await run(node, tool(runner, ...args), { env, stop, shows: true });
    return readReport(runner, report, code);
  };

/** Each counts as one test. */
export const checks = {
  "generated types": (/** @type {Means} */ { node, stop }) => checkGeneratedTypes(node, stop),
  tsc: passes("tsc"),
  biome: passes("biome", "check", "."),
  build: async (/** @type {Means} */ { node, stop }) => {
    if (!(await isBuilt())) await build(node, stop);
  },
  studio: (/** @type {Means} */ { node, stop }) => prepareStudio(node, stop),
  // Against its own packages, which the check before has installed: another React than the site's.
  "tsc of the Studio": passes("tsc", "-p", "cms"),
};

export const vitest = counted(
  "vitest",
  ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${join(results, "vitest.json")}`],
  () => ({ NODE_ENV: "test" }),
);

/** Its output folder is emptied when it starts: not the one of the reports. */
export const playwright = counted(
  "playwright",
  ["test", "--reporter=list,json", `--output=${join(results, "browser")}`],
  (report) => ({ NODE_ENV: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
);
