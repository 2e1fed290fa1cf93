import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { countFrom } from "./counts.mjs";
import { start } from "./project.ts";

const repository = join(import.meta.dirname, "../..");
const made: string[] = [];
afterAll(() => made.map((folder) => rmSync(folder, { recursive: true, force: true })));

const runners = {
  vitest: { module: "vitest", args: ["run", "--reporter=json", "--outputFile.json=report.json"] },
  playwright: { module: "@playwright/test", args: ["test", "--reporter=json"] },
};

/** Runs one test file for each source, and counts from the runner's report. */
async function count(runner: "vitest" | "playwright", sources: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "counts-"));
  made.push(folder);
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
  const { module, args } = runners[runner];
  sources.forEach((source, index) => {
    writeFileSync(join(folder, `${index}.test.mjs`), `import { test } from "${module}";\n${source}`);
  });
  const report = join(folder, "report.json");
  const command = [process.execPath, join(folder, "node_modules/.bin", runner), ...args] as [string, ...string[]];
  const code = await start(folder, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, command).ended;
  return countFrom(runner, report, code ?? 1);
}

const passes = `test("passes", () => {});`;
const fails = `test("fails", () => { throw new Error("no"); });`;
const skipped = `test.skip("skipped", () => {});`;
const cannotLoad = `throw new Error("no");`;
const setUpFails = `test.beforeAll(() => { throw new Error("no"); });`;
const failsBeside = `test("passes", () => { Promise.reject(new Error("no")); });`;

test.for([
  ["vitest", "all passed", [passes, passes], 2, 0],
  ["vitest", "passed, failed and skipped", [passes + fails + skipped], 1, 1],
  ["vitest", "a file that cannot be loaded", [cannotLoad, passes], 1, 1],
  ["vitest", "a set-up that fails", [setUpFails + passes, passes], 1, 1],
  ["vitest", "an error beside the tests", [failsBeside], 1, 1],
  ["vitest", "only skipped", [skipped], 0, 1],
  ["vitest", "no test at all", [], 0, 1],
  ["playwright", "all passed", [passes, passes], 2, 0],
  ["playwright", "passed, failed and skipped", [passes + fails + skipped], 1, 1],
  ["playwright", "a file that cannot be loaded", [cannotLoad, passes], 0, 1],
  ["playwright", "a set-up that fails", [setUpFails + passes, passes], 1, 1],
  ["playwright", "only skipped", [skipped], 0, 1],
  ["playwright", "no test at all", [], 0, 1],
] as const)("%s: %s", { timeout: 30_000 }, async ([runner, , sources, passed, failed]) => {
  expect(await count(runner, sources)).toEqual({ passed, failed });
});
