/**
 * `npm test`: the checks that a change has to pass, from a fresh clone. `npm run test:full` runs the files of `tests/rings.ts` too. Every
 * part runs even when an earlier one failed.
 * The last line is `N passed, N failed`; the lines before it name the slowest files and the failures. `test-results/times.json`
 * keeps the time of each file.
 */
import type { ListrTask } from "listr2";
import { buildSite, checkGeneratedTypes, isSiteBuilt } from "../../server/launch/build.ts";
import { Problem, showError } from "../../server/launch/problem.ts";
import { doSteps } from "../../server/launch/steps.ts";
import { listenForStop } from "../../server/launch/stop.ts";
import { prepareStudio } from "../../server/launch/studio.ts";
import { findBrowser } from "./browser.ts";
import { installJava } from "./java.ts";
import { type Report, slowestFiles } from "./report.ts";
import { emptyResults, keepTimes, runPlaywright, runTool, runVitest } from "./runners.ts";

const { requested: stop } = listenForStop();
/** Vitest and Playwright read it (`tests/rings.ts`). */
const isFull = process.argv[2] === "full";
process.env.TEST_RING = isFull ? "full" : "core";
const total: Report = { passed: 0, failed: 0, remarks: [], times: [] };
let isBuilt = false;
let browser: string | undefined;

/** One part of the run, with its count in the title. What it throws is one failure. */
function part(name: string, work: () => Promise<Report>): ListrTask {
  return {
    title: name,
    task: async (_, task) => {
      const { passed, failed, remarks, times } = await work().catch((error): Report => {
        stop.throwIfAborted();
        showError(error);
        return { passed: 0, failed: 1, remarks: [`failed: ${name}`], times: [] };
      });
      total.passed += passed;
      total.failed += failed;
      total.remarks.push(...remarks);
      total.times.push(...times);
      task.title = `${name}: ${passed} passed, ${failed} failed`;
      if (failed) throw new Problem(task.title);
    },
  };
}

/** A part that counts as one test. */
function check(name: string, work: () => Promise<unknown>): ListrTask {
  return part(name, async () => {
    await work();
    return { passed: 1, failed: 0, remarks: [], times: [] };
  });
}

/** A tool that prints only what is wrong. */
function passes(title: string, ...command: [string, ...string[]]): ListrTask {
  return check(title, async () => {
    const { code, output } = await runTool(stop, command);
    if (code !== 0) throw new Problem(`${title} failed.`, output.trim());
  });
}

/** They only read, or write to folders of their own. The slowest come first. */
const checks = [
  passes("tsc", "tsc"),
  check("build", async () => {
    if (!(await isSiteBuilt())) await buildSite(stop);
    isBuilt = true;
  }),
  check("generated types", () => checkGeneratedTypes(stop)),
  passes("biome", "biome", "check", "."),
  passes("imports", "depcruise", "app", "cms", "sandbox", "server"),
];

/** After the checks: from now on the content model takes its packages from the Studio's. */
const studio = [
  check("studio", () => prepareStudio(stop)),
  // Against the Studio's own packages, with another React than the site's.
  passes("tsc of the Studio", "tsc", "-p", "cms"),
];

const tests = [
  part("vitest", () => runVitest(stop)),
  part("playwright", async () => {
    if (!isBuilt) throw new Problem("The browser tests need a build.");
    if (!browser) throw new Problem("The browser tests need a browser.");
    return runPlaywright(stop, browser);
  }),
];

try {
  await emptyResults();
  // A machine without a browser can still check everything else.
  browser = await findBrowser(stop).catch((error) => {
    stop.throwIfAborted();
    showError(error);
    return undefined;
  });
  if (isFull) await installJava(stop);
  await doSteps(checks, { concurrent: 2, exitOnError: false });
  await doSteps([...studio, ...tests], { exitOnError: false });
  stop.throwIfAborted();
  await keepTimes(total.times);
} catch (error) {
  // Parts that did not run have not passed.
  showError(error);
  total.failed += 1;
}
for (const line of [...slowestFiles(total.times), ...total.remarks]) console.info(line);
process.exitCode = total.failed === 0 ? 0 : 1;
console.info(`${total.passed} passed, ${total.failed} failed`);
