/**
 * `npm test`: the checks that a change has to pass, from a fresh clone. `npm run test:full` runs the files of `tests/rings.ts` too. Every
 * part runs even when an earlier one failed.
 * The last line is `N passed, N failed`; the lines before it name the slowest files and the failures. `test-results/times.json`
 * keeps the time of each file.
 */
import type { ListrTask } from "listr2";
import { buildSite, isSiteBuilt } from "../../server/launch/build.ts";
import { Problem, showError } from "../../server/launch/problem.ts";
import { run } from "../../server/launch/processes.ts";
import { doSteps } from "../../server/launch/steps.ts";
import { listenForStop } from "../../server/launch/stop.ts";
import { prepareStudio } from "../../server/launch/studio.ts";
import { findBrowser, installEngines } from "./browser.ts";
import { installJava } from "./programs.ts";
import type { Report } from "./report.ts";
import { conclude, emptyResults, runPlaywright, runVitest } from "./runners.ts";

const { requested: stop } = listenForStop();
/** Vitest and Playwright read it (`tests/rings.ts`). */
const isFull = process.argv[2] === "full";
process.env.TEST_RING = isFull ? "full" : "core";
const total: Report = { passed: 0, failures: [], skipped: [], times: [] };

/** One part of the run, with its count in the title. What it throws is one failure. */
function part(title: string, work: () => Promise<Report>): ListrTask {
  return {
    title,
    task: async (_, task) => {
      const { passed, failures, skipped, times } = await work().catch((error): Report => {
        stop.throwIfAborted();
        showError(error);
        return { passed: 0, failures: [`failed: ${title}`], skipped: [], times: [] };
      });
      total.passed += passed;
      total.failures.push(...failures);
      total.skipped.push(...skipped);
      total.times.push(...times);
      task.title = `${title}: ${passed} passed, ${failures.length} failed`;
      if (failures.length > 0) throw new Problem(task.title);
    },
  };
}

/** A part that counts as one test. */
function check(title: string, work: () => Promise<unknown>): ListrTask {
  return part(title, async () => {
    await work();
    return { passed: 1, failures: [], skipped: [], times: [] };
  });
}

/** A tool that prints only what is wrong. */
function passes(title: string, program: string, ...args: string[]): ListrTask {
  return check(title, async () => {
    const { code, output } = await run(program, args, { stop });
    if (code !== 0) throw new Problem(`${title} failed.`, output);
  });
}

/** They only read, or write to folders of their own. The slowest come first. */
const checks = [
  passes("tsc", "tsc"),
  check("build", async () => {
    if (!isSiteBuilt()) await buildSite(stop);
  }),
  // Against the Studio's own packages, with another React than the site's.
  passes("tsc of the Studio", "tsc", "-p", "cms"),
  passes("generated types", "node", "cms/typegen.ts", "--check"),
  passes("biome", "biome", "check", "."),
  passes("imports", "depcruise", "app", "bench", "cms", "sandbox", "server"),
];

const tests = [
  part("vitest", () => runVitest(stop)),
  part("playwright", async () => {
    if (!isSiteBuilt()) throw new Problem("The browser tests need a build.");
    const browser = await findBrowser(stop);
    await installEngines(stop);
    return runPlaywright(stop, browser);
  }),
];

try {
  await emptyResults();
  if (isFull) await installJava(stop);
  // First: the content model takes its packages from the Studio's, as soon as there are any.
  await doSteps([check("studio", () => prepareStudio(stop))], { exitOnError: false });
  await doSteps(checks, { concurrent: 2, exitOnError: false });
  await doSteps(tests, { exitOnError: false });
  stop.throwIfAborted();
} catch (error) {
  showError(error);
  total.failures.push("failed: parts that did not run");
}
await conclude(total);
