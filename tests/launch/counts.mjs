/** How many tests passed and failed, from what the runners write: their exit code alone does not tell. */
import { readIfThere } from "../../server/launch/stamp.mjs";

/** @typedef {{ passed: number, failed: number }} Count */

/** @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile */
/** @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[] }} PlaywrightReport */

/**
 * A file that could not be loaded, or whose set-up failed, has failed without a failed test of its own.
 *
 * @param {{ testResults: VitestFile[] }} report
 * @returns {Count}
 */
function vitestCount({ testResults }) {
  let passed = 0;
  let failed = 0;
  for (const file of testResults) {
    const failures = file.assertionResults.filter(({ status }) => status === "failed").length;
    passed += file.assertionResults.filter(({ status }) => status === "passed").length;
    failed += file.status === "failed" ? Math.max(1, failures) : failures;
  }
  return { passed, failed };
}

/**
 * `errors` are those outside of any test: a file that could not be loaded, a server that did not start.
 *
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
function playwrightCount({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * Reads a runner's report. A runner that wrote none, ran nothing or complained beyond its tests has failed once.
 *
 * @param {"vitest" | "playwright"} runner
 * @param {string} path
 * @param {number} exitCode
 * @returns {Promise<Count>}
 */
export async function countFrom(runner, path, exitCode) {
  const text = await readIfThere(path);
  if (text === undefined) return { passed: 0, failed: 1 };
  const report = JSON.parse(text);
  const { passed, failed } = runner === "vitest" ? vitestCount(report) : playwrightCount(report);
  const silentFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silentFailure ? 1 : failed };
}
