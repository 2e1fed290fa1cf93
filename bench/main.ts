/** `npm run bench`: runs the scenarios, prints a table for each, and stores them in `bench/results.json`. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildSite, isSiteBuilt } from "../server/launch/build.ts";
import { Problem, showError } from "../server/launch/problem.ts";
import { root } from "../server/launch/project.mjs";
import { doSteps } from "../server/launch/steps.ts";
import { runCommand } from "../server/launch/stop.ts";
import { leaveServerCore, pinningNote } from "./measure/cores.ts";
import { requireLinux } from "./measure/process-figures.ts";
import { storeReport } from "./report/results-file.ts";
import { asTable } from "./report/table.ts";
import type { Scenario } from "./scenario.ts";
import { bytes } from "./scenarios/bytes.ts";
import { cached } from "./scenarios/cached.ts";
import { checkout } from "./scenarios/checkout.ts";
import { growth } from "./scenarios/growth.ts";
import { lighthouse } from "./scenarios/lighthouse.ts";
import { memory } from "./scenarios/memory.ts";
import { publish } from "./scenarios/publish.ts";
import { uncached } from "./scenarios/uncached.ts";

const SCENARIOS: Record<string, Scenario> = { cached, uncached, checkout, publish, memory, growth, bytes, lighthouse };

/** `--rounds 3`, `--seconds 2` for each load, `--only cached,uncached`. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "3" },
      only: { type: "string", default: Object.keys(SCENARIOS).join() },
    },
  });
  const chosen = values.only.split(",").map((name) => {
    const scenario = SCENARIOS[name];
    if (!scenario) throw new Problem(`--only takes ${Object.keys(SCENARIOS).join(", ")}; it has '${name}'.`);
    return { name, scenario };
  });
  return { rounds: positive("rounds", values.rounds), seconds: positive("seconds", values.seconds), chosen };
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Problem(`--${name} has to be a whole number above 0; it is '${text}'.`);
}

await runCommand(async ({ requested: stop }) => {
  requireLinux();
  const { chosen, rounds, seconds } = readOptions();
  if (!isSiteBuilt()) await doSteps([{ title: "Build the site", task: () => buildSite(stop) }]);
  const cacheFolder = join(resolve(root, process.env.DATA_DIR || ".data"), "bench");
  await mkdir(cacheFolder, { recursive: true });
  const folder = await mkdtemp(join(cacheFolder, "run-"));
  const bench = { rounds, seconds, cacheFolder, folder, stop };
  leaveServerCore();
  console.info(`${rounds} rounds. ${pinningNote}`);
  for (const { name, scenario } of chosen) {
    try {
      const report = await scenario(bench);
      console.info(asTable(report));
      await storeReport(bench, name, report);
    } catch (error) {
      stop.throwIfAborted();
      // The other scenarios are worth their figures all the same.
      console.error(`\n${name} has no result:`);
      process.exitCode = showError(error);
    }
  }
  // Kept after a failure, for the logs of the servers.
  if (!process.exitCode) await rm(folder, { recursive: true, force: true });
});
