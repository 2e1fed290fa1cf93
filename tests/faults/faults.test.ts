import { access } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { runFaults } from "./run-faults.ts";
import type { DatabaseKind } from "./system.ts";

/** Few, so that both databases together take less than a minute. `npm run faults` runs more. */
const RUNS = 12;
const RUNS_MS = 10_000;

beforeAll(async () => {
  await access("build/server/index.js").catch((cause: unknown) => {
    throw new Error("This test needs a build: npm run build", { cause });
  });
});

test.each<DatabaseKind>(["PGlite", "PostgreSQL"])(
  "a kill during an order leaves one order or none, and the visitor sees which: %s",
  async (database) => {
    const seed = Date.now() % 1_000_000;
    const report = await runFaults({ database, seed, runs: RUNS, maxMs: RUNS_MS, isShort: true });
    console.info(report);
    expect(report.runs).toBeGreaterThan(0);
    expect(report.violations, `seed ${seed}`).toEqual([]);
  },
  120_000,
);
