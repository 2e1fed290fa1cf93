import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { start } from "./project.ts";
import { readReport } from "./report.ts";

const repository = join(import.meta.dirname, "../..");
const made: string[] = [];
afterAll(() => made.map((folder) => rmSync(folder, { recursive: true, force: true })));

const runners = {
  vitest: { module: "vitest", args: ["run", "--reporter=json", "--outputFile.json=report.json"] },
  playwright: { module: "@playwright/test", args: ["test", "--reporter=json"] },
};

/** Runs one test file for each source, and reads the runner's report. */
async function report(runner: "vitest" | "playwright", sources: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "counts-"));
  made.push(folder);
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
  const { module, args } = runners[runner];
  sources.forEach((source, index) => {
    writeFileSync(join(folder, `${index}.test.mjs`), `import { test } from "${module}";\n${source}`);
  });
  const path = join(folder, "report.json");
  const command = [process.execPath, join(folder, "node_modules/.bin", runner), ...args] as [string, ...string[]];
  const code = await start(folder, { PLAYWRIGHT_JSON_OUTPUT_FILE: path }, command).ended;
  const { passed, failures, skipped } = await readReport(runner, path, code ?? 1);
  return { passed, skipped, failures: failures.map((line) => line.replace(`${relative(repository, folder)}/`, "")) };
}

const passes = `test("passes", () => {});`;
const fails = `test.describe("group", () => { test("fails", () => { throw new Error("no\\nat all"); }); });`;
const skipped = `test.skip("skipped", () => {});`;
const cannotLoad = `throw new Error("no");`;
const setUpFails = `test.beforeAll(() => { throw new Error("no"); });`;
const failsBeside = `test("passes", () => { Promise.reject(new Error("no")); });`;

test.for([
  ["vitest", "passed, failed and skipped", [passes + fails + skipped], 1, "0.test.mjs › group fails: Error: no"],
  ["vitest", "a file that cannot be loaded", [cannotLoad, passes], 1, "0.test.mjs: no"],
  ["vitest", "a set-up that fails", [setUpFails + passes, passes], 1, "0.test.mjs: no"],
  ["vitest", "an error outside", [failsBeside], 1, "vitest complained of an error outside of its tests"],
  ["vitest", "only skipped", [skipped], 0, "vitest ran no test"],
  ["playwright", "passed, failed and skipped", [passes + fails + skipped], 1, "0.test.mjs › group › fails: Error: no"],
  ["playwright", "a file that cannot be loaded", [cannotLoad, passes], 0, "outside of any test: Error: no"],
  ["playwright", "a set-up that fails", [setUpFails + passes, passes], 1, "0.test.mjs › passes: Error: no"],
  ["playwright", "only skipped", [skipped], 0, "playwright ran no test"],
] as const)("%s: %s", { timeout: 30_000 }, async ([runner, , sources, passed, failure]) => {
  expect(await report(runner, sources)).toEqual({ passed, skipped: [], failures: [`failed: ${failure}`] });
});

test.for(["vitest", "playwright"] as const)("%s: all passed", { timeout: 30_000 }, async (runner) => {
  expect(await report(runner, [passes, passes])).toEqual({ passed: 2, skipped: [], failures: [] });
});

test("playwright: a reason to skip is told once, with its count", { timeout: 30_000 }, async () => {
  const skips = `test("skips", () => { test.skip(true, "No Firefox"); });`;
  expect(await report("playwright", [passes, skips, skips])).toEqual({
    passed: 1,
    skipped: ["skipped 2: No Firefox"],
    failures: [],
  });
});
