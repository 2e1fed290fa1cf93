import { access } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { runFuzz } from "./run-fuzz.ts";

/** Few, so that the run takes less than 30 seconds. `npm run fuzz` sends more. */
const INPUTS = 400;
const RUN_MS = 15_000;

beforeAll(async () => {
  await access("build/server/index.js").catch((cause: unknown) => {
    throw new Error("This test needs a build: npm run build", { cause });
  });
});

test("random requests and content are answered without a 5xx, a block or a growing memory", async () => {
  const seed = Date.now() % 1_000_000;
  const report = await runFuzz(seed, INPUTS, RUN_MS);
  console.info(report);
  expect(report.inputs).toBeGreaterThan(0);
  expect(report.failure, `seed ${seed}`).toBeUndefined();
}, 300_000);
