import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { start } from "./project.ts";
import { readReport, slowestFiles } from "./report.ts";

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
  const { passed, failed, remarks } = await readReport(runner, path, code ?? 1);
  return { passed, failed, remarks: remarks.map((remark) => remark.replace(relative(repository, folder), "tests")) };
}

const passes = `test("passes", () => {});`;
const fails = `test.describe("group", () => { test("fails", () => { throw new Error("no\\nat all"); }); });`;
const skipped = `test.skip("skipped", () => {});`;
const skippedFor = `test("skipped for a reason", () => { test.skip(true, "Another browser."); });`;
const cannotLoad = `throw new Error("no");`;
const setUpFails = `test.beforeAll(() => { throw new Error("no"); });`;
const failsBeside = `test("passes", () => { Promise.reject(new Error("no")); });`;

const failed = "failed: ";

test.for([
  ["vitest", "all passed", [passes, passes], 2, 0, []],
  [
    "vitest",
    "passed, failed and skipped",
    [passes + fails + skipped],
    1,
    1,
    [`${failed}tests/0.test.mjs › group fails: Error: no`],
  ],
  ["vitest", "a file that cannot be loaded", [cannotLoad, passes], 1, 1, [`${failed}tests/0.test.mjs: no`]],
  ["vitest", "a set-up that fails", [setUpFails + passes, passes], 1, 1, [`${failed}tests/0.test.mjs: no`]],
  [
    "vitest",
    "an error outside of the tests",
    [failsBeside],
    1,
    1,
    [`${failed}vitest complained of an error outside of its tests`],
  ],
  ["vitest", "only skipped", [skipped], 0, 1, [`${failed}vitest ran no test`]],
  ["vitest", "no test at all", [], 0, 1, [`${failed}vitest ran no test`]],
  ["playwright", "all passed", [passes, passes], 2, 0, []],
  [
    "playwright",
    "passed, failed and skipped",
    [passes + fails + skipped + skippedFor + skippedFor.replace("skipped", "also")],
    1,
    1,
    [
      `${failed}0.test.mjs › group › fails: Error: no`,
      "skipped: 1 of playwright",
      "skipped: 2 of playwright: Another browser.",
    ],
  ],
  [
    "playwright",
    "a file that cannot be loaded",
    [cannotLoad, passes],
    0,
    1,
    [`${failed}outside of any test: Error: no`],
  ],
  [
    "playwright",
    "a set-up that fails",
    [setUpFails + passes, passes],
    1,
    1,
    [`${failed}0.test.mjs › passes: Error: no`],
  ],
  ["playwright", "only skipped", [skipped], 0, 1, ["skipped: 1 of playwright", `${failed}playwright ran no test`]],
  ["playwright", "no test at all", [], 0, 1, [`${failed}outside of any test: Error: No tests found`]],
] as const)("%s: %s", { timeout: 30_000 }, async ([runner, , sources, passed, failed, remarks]) => {
  expect(await report(runner, sources)).toEqual({ passed, failed, remarks });
});

test("the twenty slowest files, the slowest first", () => {
  const times = Array.from({ length: 21 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));
  expect(slowestFiles(times)).toHaveLength(20);
  expect(slowestFiles(times)[0]).toBe("  20.0 s  20.test.ts");
});
