import { test as base, expect } from "@playwright/test";
import { RunningSite } from "#tests/support/processes.ts";

interface Worker {
  /** A site and a sandbox of this worker's own. */
  running: RunningSite;
}

interface Each {
  /** What a test expects on the browser's console; nothing, unless it says so. */
  expectedConsoleError: RegExp;
  noConsoleErrors: undefined;
}

/**
 * Remix reads a loader's answer and leaves the promise of its end to itself (`decodeViaTurboStream`): who presses Back before that end
 * has come rejects it, and nobody handles it. The visitor sees nothing of it.
 */
const interruptedNavigation = /^AbortError: signal is aborted without reason/;

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
  expectedConsoleError: [/^$/, { option: true }],
  noConsoleErrors: [
    async ({ context, expectedConsoleError }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
      });
      context.on("weberror", (event) => {
        const error = String(event.error());
        if (!interruptedNavigation.test(error)) errors.push(error);
      });
      await use(undefined);
      expect(errors.filter((error) => !expectedConsoleError.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
