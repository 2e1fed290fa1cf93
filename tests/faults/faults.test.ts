import { access } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { runCampaign } from "./campaign.ts";
import type { DatabaseKind } from "./world.ts";

/** Both together stay under a minute; `npm run faults` has the many runs. */
const RUNS = 12;
const RUNS_MS = 10_000;

beforeAll(async () => {
  await access("build/server/index.js").catch((cause: unknown) => {
    throw new Error("This test runs the site as it is built: npm run build", { cause });
  });
});

test.each<DatabaseKind>(["PGlite", "PostgreSQL"])(
  "whatever is killed in an order, the backend has one or none, and the visitor is told so: on %s",
  async (database) => {
    const seed = Date.now() % 1_000_000;
    const report = await runCampaign({ database, seed, runs: RUNS, longestMs: RUNS_MS, isShort: true });
    console.info(report);
    expect(report.runs).toBeGreaterThan(0);
    expect(report.violations, `seed ${seed}`).toEqual([]);
  },
  120_000,
);
