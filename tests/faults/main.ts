import { parseArgs } from "node:util";
import { runFaults } from "./run-faults.ts";
import type { DatabaseKind } from "./system.ts";

/**
 * `npm run faults`: kills the site, the backend and the database at random moments of orders, and counts the outcomes. Needs a build.
 * `--runs 200` on each database, `--seed 1` to repeat a run, `--database PGlite` or `PostgreSQL` for one database.
 */
const { values } = parseArgs({
  options: { runs: { type: "string", default: "200" }, seed: { type: "string" }, database: { type: "string" } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const databases: DatabaseKind[] = ["PGlite", "PostgreSQL"];
for (const database of databases.filter((name) => !values.database || name === values.database)) {
  console.info(`${database}, ${values.runs} runs, seed ${seed}`);
  const { runs, counts, violations } = await runFaults({ database, seed, runs: Number(values.runs) });
  for (const outcome of Object.keys(counts).sort()) console.info(`${String(counts[outcome]).padStart(6)}  ${outcome}`);
  for (const violation of violations) console.info(`        WRONG  ${violation}`);
  console.info(`${runs} runs, ${violations.length} wrong`);
  if (violations.length > 0) process.exitCode = 1;
}
