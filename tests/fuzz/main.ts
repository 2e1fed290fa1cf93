import { parseArgs } from "node:util";
import { runFuzz } from "./run-fuzz.ts";

/**
 * `npm run fuzz`: sends random requests and publishes random content, and judges that the site answers without a 5xx, is never blocked
 * for a second and keeps its memory within 150 MB of its start, with the heap that Node takes in a container of 1 GiB. Needs a build.
 * `--inputs 10000`, `--minutes 20` to end earlier, `--seed 1` to repeat a run, `--keep` to add failing inputs to `tests/fuzz/cases.json`,
 * which each run tries first.
 */
const { values } = parseArgs({
  options: {
    inputs: { type: "string", default: "10000" },
    minutes: { type: "string", default: "Infinity" },
    seed: { type: "string" },
    keep: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
console.info(`${values.inputs} inputs, seed ${seed}`);
const report = await runFuzz({
  seed,
  inputs: Number(values.inputs),
  maxMs: Number(values.minutes) * 60_000,
  keepsCases: values.keep,
});
for (const [outcome, count] of Object.entries(report.counts)) console.info(`${String(count).padStart(6)}  ${outcome}`);
for (const failure of report.failures) console.info(`        WRONG  ${failure}`);
const { start, end, most } = report.memory;
console.info(`Memory: ${start} MB at the start, ${end} MB at the end, ${most} MB at most`);
console.info(`${report.inputs} inputs and ${report.cases} kept cases, ${report.failures.length} wrong`);
if (report.failures.length > 0) process.exitCode = 1;
