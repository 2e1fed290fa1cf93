import { parseArgs } from "node:util";
import { runFuzz } from "./run-fuzz.ts";

/**
 * `npm run fuzz`: sends random requests and publishes random content, and judges that the site answers without a 5xx, leads to no other site,
 * tells nobody what needs a secret, is never blocked for a second and keeps its memory within 150 MB of its start, also with clients that
 * never read, and with the heap that Node takes in a container of 1 GiB. Needs a build. An input is
 *
 * - any request, with hostile path, parameters, headers and form
 * - a path: made up, foreign or encoded, wherever the site reads one, and another spelling of a guarded route
 * - headers that repeat, and signed cookies in each other's place
 * - requests on one connection, whose answers are read in part or never
 * - a burst of one request against a limit
 * - a change of the content
 *
 * `--inputs 10000`, `--minutes 20` to end earlier, `--seed 1` to repeat a run. It ends at the first failure and prints the inputs: add them
 * to `tests/fuzz/cases.json`, which each run tries first.
 */
const { values } = parseArgs({
  options: {
    inputs: { type: "string", default: "10000" },
    minutes: { type: "string", default: "Infinity" },
    seed: { type: "string" },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
console.info(`${values.inputs} inputs, seed ${seed}`);
const { counts, memory, inputs, failure } = await runFuzz(seed, Number(values.inputs), Number(values.minutes) * 60_000);
for (const [outcome, count] of Object.entries(counts)) console.info(`${String(count).padStart(6)}  ${outcome}`);
console.info(`Memory: ${memory.start} MB at the start, ${memory.end} MB at the end, ${memory.most} MB at most`);
console.info(failure ? `WRONG: ${failure}` : `${inputs} inputs, none wrong`);
if (failure) process.exitCode = 1;
