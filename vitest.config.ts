import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { leftOut } from "./tests/rings.ts";

/** The files that take longest, mostly waiting. They start first, so that no worker ends the run alone. */
const LONGEST = [
  "tests/faults/faults.test.ts",
  "tests/fuzz/fuzz.test.ts",
  "tests/routes/abandonment.test.ts",
  "tests/routes/growth.test.ts",
  "tests/launch/start.test.ts",
  "tests/cms/pictures.test.ts",
  "tests/routes/order-jobs.test.ts",
  "tests/routes/lost-order.test.ts",
  "tests/routes/rate-limits.test.ts",
  "tests/routes/withdrawal.test.ts",
  "sandbox/lake/tests/kill.test.ts",
  "tests/db/jobs.test.ts",
];

function rank({ moduleId }: TestSpecification): number {
  const index = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return index === -1 ? LONGEST.length : index;
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

const shared = {
  exclude: leftOut("node"),
  setupFiles: ["tests/support/no-console-errors.ts"],
  // Nobody waits for these where a test passes. A machine that does other work takes four times as long.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
  // On two cores. A third worker uses them while others wait for time-outs, processes and databases.
  maxWorkers: 3,
};

export default defineConfig({
  test: {
    maxWorkers: shared.maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Loaders, actions and stores, each file with a site of its own. Modules of the server keep no state, so that the
        // files of a worker share them: to load them again costs more than many a file.
        test: {
          ...shared,
          name: "site",
          include: ["tests/{routes,db}/**/*.test.ts"],
          globalSetup: ["tests/support/empty-store.ts"],
          isolate: false,
        },
      },
      {
        // The same for rules: nearly all are functions, and a module that keeps a state is imported by one file of tests.
        test: { ...shared, name: "rules", include: ["tests/rules/**/*.test.ts"], isolate: false },
      },
      {
        test: {
          ...shared,
          name: "rest",
          include: ["tests/{sandbox,launch,cms,faults,fuzz}/**/*.test.ts", "sandbox/lake/tests/*.test.ts"],
        },
      },
    ],
  },
});
