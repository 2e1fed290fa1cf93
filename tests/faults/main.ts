import { parseArgs } from "node:util";
import { runCampaign } from "./campaign.ts";
import type { DatabaseKind } from "./world.ts";

/**
 * `npm run faults`: kills the site, the backend and the database at random moments of orders, and counts how they end. It needs a build.
 * `--runs 200` on each database, `--seed 1` to repeat, `--database PGlite` or `PostgreSQL` for one alone.
 */
const { values } = parseArgs({
  options: { runs: { type: "string", default: "200" }, seed: { type: "string" }, database: { type: "string" } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const databases: DatabaseKind[] = ["PGlite", "PostgreSQL"];
for (const database of databases.filter((name) => !values.database || name === values.database)) {
  console.info(`${database}, ${values.runs} runs, seed ${seed}`);
  const { runs, counts, violations } = await runCampaign({ database, seed, runs: Number(values.runs) });
  for (const what of Object.keys(counts).sort()) console.info(`${String(counts[what]).padStart(6)}  ${what}`);
  for (const violation of violations) console.info(`        WRONG  ${violation}`);
  console.info(`${runs} runs, ${violations.length} wrong`);
  if (violations.length > 0) process.exitCode = 1;
}
