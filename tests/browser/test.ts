import { test as base, expect } from "@playwright/test";
import { RunningSite } from "#tests/support/processes.ts";

interface Worker {
  /** A site and a sandbox of this worker's own. */
  running: RunningSite;
}

interface Each {
  /** Messages that a test expects on the browser's console. */
  expectedConsoleErrors: RegExp[];
  noConsoleErrors: undefined;
}

/** Playwright's test with a running site; an unexpected console error or page error fails it. */
export const test = base.extend<Each, Worker>({
  running: [
    async ({ browser: _browser }, use) => {
      const running = await RunningSite.start();
      await use(running);
      await running.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ running }, use) => use(running.url),
  expectedConsoleErrors: [[], { option: true }],
  noConsoleErrors: [
    async ({ context, expectedConsoleErrors }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use(undefined);
      expect(errors.filter((error) => !expectedConsoleErrors.some((expected) => expected.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
