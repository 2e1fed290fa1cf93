import { test as base } from "vitest";
import { alarms } from "./alarms-requests.ts";
import { startTestSandbox, writeEmptySeed } from "./start-test-sandbox.ts";

/** `test` with a sandbox for the file: it starts before the first test and is closed after the last. */
export const test = base
  /** Fills the folder of the seed content. */
  .extend("writeSeed", { scope: "file" }, () => writeEmptySeed)
  .extend("sandbox", { scope: "file", auto: true }, async ({ writeSeed }, { onCleanup }) => {
    const sandbox = await startTestSandbox(writeSeed);
    onCleanup(sandbox.close);
    return sandbox;
  })
  /** The alarms backend of the sandbox. */
  .extend("api", ({ sandbox }) => alarms(() => sandbox.url));
