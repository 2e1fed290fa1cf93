/**
 * Counts and names from the reports of the test runners. The exit code alone does not tell how many passed, and the names
 * of failed tests are read at the end of the run.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../../server/launch/project.mjs";

export interface Report {
  passed: number;
  failed: number;
  /** Failed tests, by name; and why tests were skipped. */
  remarks: string[];
  /** How long each file's tests took. */
  times: { file: string; seconds: number }[];
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[];
}

interface PlaywrightError {
  message?: string;
}
interface PlaywrightTest {
  status: string;
  annotations: { type: string; description?: string }[];
  results: { duration: number; errors: PlaywrightError[] }[];
}
interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
}

function failure(name: string, message = ""): string {
  const [line = ""] = stripVTControlCharacters(message).trim().split("\n");
  return `failed: ${name}${line && `: ${line}`}`;
}

const sumOf = (numbers: (number | null | undefined)[]) => numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** A file that could not be loaded, or whose set-up failed, has failed without a failed test of its own. */
function vitestReport({ testResults }: { testResults: VitestFile[] }): Report {
  const report: Report = { passed: 0, failed: 0, remarks: [], times: [] };
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(root, name);
    const failures = assertionResults.filter((result) => result.status === "failed");
    report.passed += assertionResults.filter((result) => result.status === "passed").length;
    report.failed += failures.length;
    report.times.push({ file, seconds: sumOf(assertionResults.map(({ duration }) => duration)) / 1000 });
    for (const { fullName, failureMessages } of failures) {
      report.remarks.push(failure(`${file} › ${fullName}`, failureMessages[0]));
    }
    if (status === "failed" && failures.length === 0) {
      report.failed += 1;
      report.remarks.push(failure(file, message));
    }
  }
  return report;
}

/** The outermost suite is the file. */
function playwrightRemarks({ title, specs = [], suites = [] }: PlaywrightSuite, above: string): string[] {
  const own = `${above}${title} › `;
  const remarks = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results }) => failure(own + spec.title, results[0]?.errors[0]?.message)),
  );
  return [...remarks, ...suites.flatMap((suite) => playwrightRemarks(suite, own))];
}

const testsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

/** A line for each reason why tests were skipped, such as pictures of another browser than this one. */
function skippedRemarks(suites: PlaywrightSuite[]): string[] {
  const skipped = suites.flatMap(testsOf).filter(({ status }) => status === "skipped");
  const reasons = skipped.map(({ annotations }) => annotations.find(({ type }) => type === "skip")?.description ?? "");
  return [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((one) => one === reason).length;
    return `skipped: ${count} of playwright${reason && `: ${reason}`}`;
  });
}

/** `errors` are those outside of any test: a file that could not be loaded, a server that did not start. */
function playwrightReport({ stats, errors, suites }: PlaywrightReport): Report {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    remarks: [
      ...errors.map(({ message }) => failure("outside of any test", message)),
      ...suites.flatMap((suite) => playwrightRemarks(suite, "")),
      ...skippedRemarks(suites),
    ],
    times: suites.map((suite) => ({
      file: `tests/browser/${suite.title}`,
      seconds: sumOf(testsOf(suite).flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
    })),
  };
}

/** Reads a runner's report. A runner that wrote none, ran nothing or complained beyond its tests has failed once. */
export async function readReport(runner: "vitest" | "playwright", path: string, exitCode: number): Promise<Report> {
  if (!existsSync(path)) return { passed: 0, failed: 1, remarks: [`failed: ${runner} wrote no report`], times: [] };
  const written = JSON.parse(await readFile(path, "utf8"));
  const report = runner === "vitest" ? vitestReport(written) : playwrightReport(written);
  if (report.failed > 0 || (exitCode === 0 && report.passed > 0)) return report;
  const reason = report.passed === 0 ? "ran no test" : "complained of an error outside of its tests";
  return { ...report, failed: 1, remarks: [...report.remarks, `failed: ${runner} ${reason}`] };
}

/** A line for each of the twenty files whose tests took longest, added up over workers. */
export function slowestFiles(times: Report["times"]): string[] {
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, 20);
  return slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
}
