/**
 * What the runners write of their tests: how many passed and failed, which the exit code alone does not tell, and the
 * names of those to look at, for the end of the run, where they are read.
 */
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../../server/launch/project.mjs";
import { readIfThere } from "../../server/launch/stamp.mjs";

/** @typedef {{ passed: number, failed: number, remarks: string[] }} Report */

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */

/** @typedef {{ message?: string }} PlaywrightError */
/** @typedef {{ status: string, results: { errors: PlaywrightError[] }[] }} PlaywrightTry */
/** @typedef {{ title: string, file: string, tests: PlaywrightTry[] }} Spec */
/** @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ expected: number, flaky: number, unexpected: number }} PlaywrightCounts */
/** @typedef {{ stats: PlaywrightCounts, errors: PlaywrightError[], suites: Suite[] }} PlaywrightReport */

/**
 * @param {boolean} passed At a second try: a defect of the test or of a race, and no reason to refuse the change.
 * @param {string} name
 * @param {string | undefined} message
 */
function remark(passed, name, message = "") {
  const [line = ""] = stripVTControlCharacters(message).trim().split("\n");
  return `${passed ? "passed only at the second try" : "failed"}: ${name}${line && `: ${line}`}`;
}

/** @param {VitestFile} file */
function vitestRemarks({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const remarks = assertionResults.flatMap(({ status, fullName, failureMessages: [first] }) =>
    first === undefined ? [] : [remark(status === "passed", `${file} › ${fullName}`, first)],
  );
  return status === "failed" && !assertionResults.some(({ status }) => status === "failed")
    ? [...remarks, remark(false, file, message)]
    : remarks;
}

/**
 * A file that could not be loaded, or whose set-up failed, has failed without a failed test of its own.
 *
 * @param {{ testResults: VitestFile[] }} report
 * @returns {Report}
 */
function vitestReport({ testResults }) {
  let passed = 0;
  let failed = 0;
  for (const file of testResults) {
    const failures = file.assertionResults.filter(({ status }) => status === "failed").length;
    passed += file.assertionResults.filter(({ status }) => status === "passed").length;
    failed += file.status === "failed" ? Math.max(1, failures) : failures;
  }
  return { passed, failed, remarks: testResults.flatMap(vitestRemarks) };
}

/**
 * @param {Suite} suite The outermost is the file.
 * @param {string} above
 * @returns {string[]}
 */
function playwrightRemarks({ title, specs = [], suites = [] }, above) {
  const own = `${above}${title} › `;
  const tried = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({ title: spec.title, status, results })),
  );
  const remarks = tried
    .filter(({ status }) => status === "unexpected" || status === "flaky")
    .map(({ title, status, results }) => remark(status === "flaky", own + title, results[0]?.errors[0]?.message));
  return [...remarks, ...suites.flatMap((suite) => playwrightRemarks(suite, own))];
}

/**
 * `errors` are those outside of any test: a file that could not be loaded, a server that did not start.
 *
 * @param {PlaywrightReport} report
 * @returns {Report}
 */
function playwrightReport({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    remarks: [
      ...errors.map(({ message }) => remark(false, "outside of any test", message)),
      ...suites.flatMap((suite) => playwrightRemarks(suite, "")),
    ],
  };
}

/**
 * Reads a runner's report. A runner that wrote none, ran nothing or complained beyond its tests has failed once.
 *
 * @param {"vitest" | "playwright"} runner
 * @param {string} path
 * @param {number} exitCode
 * @returns {Promise<Report>}
 */
export async function readReport(runner, path, exitCode) {
  const text = await readIfThere(path);
  if (text === undefined) return { passed: 0, failed: 1, remarks: [`failed: ${runner} wrote no report`] };
  const written = JSON.parse(text);
  const report = runner === "vitest" ? vitestReport(written) : playwrightReport(written);
  if (report.failed > 0 || (exitCode === 0 && report.passed > 0)) return report;
  const reason = report.passed === 0 ? "ran no test" : "complained of what no test did";
  return { ...report, failed: 1, remarks: [...report.remarks, `failed: ${runner} ${reason}`] };
}
