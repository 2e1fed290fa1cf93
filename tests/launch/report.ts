/**
 * Counts and names from the JSON reports of the test runners. The exit code alone does not tell how many passed, and the names
 * of failed tests are read at the end of the run.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { root } from "../../server/launch/project.mjs";

export interface Report {
  passed: number;
  /** A line for each failed test. */
  failures: string[];
  /** Why tests were skipped, where they say it. */
  skipped: string[];
  /** How long each file's tests took. */
  times: { file: string; seconds: number }[];
}

/** Reads a runner's report. A runner that wrote none, ran nothing or complained beyond its tests has failed once. */
export async function readReport(runner: "vitest" | "playwright", path: string, exitCode: number): Promise<Report> {
  if (!existsSync(path)) return { passed: 0, failures: [`failed: ${runner} wrote no report`], skipped: [], times: [] };
  const written = JSON.parse(await readFile(path, "utf8"));
  const report = runner === "vitest" ? vitestReport(written) : playwrightReport(written);
  if (report.failures.length > 0 || (exitCode === 0 && report.passed > 0)) return report;
  const reason = report.passed === 0 ? "ran no test" : "complained of an error outside of its tests";
  return { ...report, failures: [`failed: ${runner} ${reason}`] };
}

/** A file that could not be loaded, or whose set-up failed, has failed without a failed test of its own. */
function vitestReport({ numPassedTests, testResults }: JsonTestResults): Report {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (status === "failed" && failed.length === 0) return [failure(file, message)];
    return failed.map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages?.[0]));
  });
  const times = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failures, skipped: [], times };
}

/** `errors` are those outside of any test: a file that could not be loaded, a server that did not start. */
function playwrightReport({ stats, errors, suites }: JSONReport): Report {
  const tests = suites.flatMap((suite) => testsOf(suite));
  const failed = tests.filter(({ test }) => test.status === "unexpected");
  const skips = tests.flatMap(({ test }) => test.annotations.filter(({ type }) => type === "skip"));
  const reasons = Map.groupBy(skips, ({ description }) => description ?? "");
  reasons.delete("");
  return {
    passed: stats.expected,
    failures: [
      ...errors.map(({ message }) => failure("outside of any test", message)),
      ...failed.map(({ name, test }) => failure(name, test.results[0]?.error?.message)),
    ],
    skipped: [...reasons].map(([reason, { length }]) => `skipped ${length}: ${reason}`),
    times: suites.map((suite) => ({ file: `tests/${suite.title}`, seconds: secondsOf(suite) })),
  };
}

/** The outermost suite is the file. */
function testsOf({ title, specs, suites = [] }: JSONReportSuite, above = ""): { name: string; test: JSONReportTest }[] {
  const path = `${above}${title} › `;
  return [
    ...specs.flatMap((spec) => spec.tests.map((test) => ({ name: path + spec.title + browserOf(test), test }))),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ];
}

/** The browser that a test ran in, if not in Chromium. */
const browserOf = ({ projectName }: JSONReportTest) =>
  ["", "chromium"].includes(projectName) ? "" : ` (${projectName})`;

function secondsOf(suite: JSONReportSuite): number {
  const results = testsOf(suite).flatMap(({ test }) => test.results);
  return results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
}

function failure(name: string, message = ""): string {
  const [line = ""] = stripVTControlCharacters(message).trim().split("\n");
  return `failed: ${name}${line && `: ${line}`}`;
}
