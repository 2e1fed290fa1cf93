import { judgeAll, type Verdict } from "./judge.ts";
import { type RunReport, runOrder } from "./order-run.ts";
import { Random } from "./random.ts";
import type { Scenario } from "./scenarios/scenario.ts";
import { type DatabaseKind, startSystem } from "./system.ts";

interface FaultsReport {
  runs: number;
  counts: Verdict["counts"];
  violations: string[];
}

interface FaultsOptions {
  database: DatabaseKind;
  /** Kills by default. */
  scenario?: Scenario;
  seed: number;
  runs: number;
  /** Milliseconds after the start of the system after which no run begins. */
  maxMs?: number;
  /** Ends without waiting for the jobs. */
  isShort?: boolean;
  /** Called after each run with what was wrong in it. */
  onRun?: (run: number, violations: string[]) => void;
}

/** Runs orders one after the other in one system, each with a random fault. Then compares what was sent with what visitors saw. */
export async function runFaults({
  database,
  scenario,
  seed,
  runs,
  maxMs = Infinity,
  isShort = false,
  onRun,
}: FaultsOptions): Promise<FaultsReport> {
  const random = new Random(seed);
  const system = await startSystem(database, scenario);
  const reports: RunReport[] = [];
  const deadline = Date.now() + maxMs;
  try {
    let end: string[] = [];
    for (let run = 0; run < runs && Date.now() < deadline && end.length === 0; run += 1) {
      try {
        const report = await runOrder(system, random, run);
        reports.push(report);
        onRun?.(run, report.violations);
      } catch (error) {
        // The runs before it are judged all the same.
        end = [`run ${run} did not end: ${error instanceof Error ? error.message : error}`];
      }
    }
    end.push(...(await system.settle()));
    const verdict = await judgeAll(system, reports, isShort);
    const violations = reports.flatMap(({ violations, fault }, run) =>
      violations.map((violation) => `run ${run}: ${violation} (${fault})`),
    );
    return {
      runs: reports.length,
      counts: { ...countOutcomes(reports), ...verdict.counts },
      violations: [...violations, ...end, ...verdict.violations, ...(isShort ? [] : verdict.missing)],
    };
  } finally {
    await system.stop();
  }
}

function countOutcomes(reports: RunReport[]): Verdict["counts"] {
  const outcomes = reports.flatMap(({ fault, after, end, isAcknowledged, hasWithdrawn }) => [
    `fault in ${fault}`,
    `after the fault: ${after}`,
    `at the end of a run: ${end}`,
    ...(isAcknowledged ? ["acknowledged despite the fault"] : []),
    ...(hasWithdrawn ? ["withdrawn despite the fault"] : []),
  ]);
  return Object.fromEntries([...Map.groupBy(outcomes, String)].map(([outcome, { length }]) => [outcome, length]));
}
