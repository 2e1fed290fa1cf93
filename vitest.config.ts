import { defineConfig } from "vitest/config";

/** Rules and processes in Node; loaders and actions against a sandbox of their own. Each file is a process. */
export default defineConfig({
  test: {
    include: ["tests/{rules,routes,store,sandbox,launch,cms,faults}/**/*.test.ts", "sandbox/lake/tests/*.test.ts"],
    globalSetup: ["tests/support/empty-store.ts"],
    setupFiles: ["tests/support/no-console-errors.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A race that only a busy machine shows does not refuse a change; the run's last lines name it (record 0031).
    retry: 1,
    // Two cores: more files at once only wait for each other.
    maxWorkers: 2,
  },
});
