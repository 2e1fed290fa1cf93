import { jobResults } from "./job-results.ts";
import { type RunReport, runOrder } from "./order-run.ts";
import { Random } from "./random.ts";
import { type DatabaseKind, startSystem } from "./system.ts";

/** Number of runs by outcome. */
type Counts = Record<string, number>;

export interface FaultsReport {
  database: DatabaseKind;
  seed: number;
  runs: number;
  counts: Counts;
  violations: string[];
}

interface FaultsOptions {
  database: DatabaseKind;
  seed: number;
  runs: number;
  /** Milliseconds after the start of the system after which no run begins. */
  maxMs?: number;
  /** Ends without waiting for the jobs. */
  isShort?: boolean;
}

/** Runs orders one after the other in one system, each with a random fault. */
export async function runFaults({
  database,
  seed,
  runs,
  maxMs = Infinity,
  isShort = false,
}: FaultsOptions): Promise<FaultsReport> {
  const random = new Random(seed);
  const system = await startSystem(database);
  const counts: Counts = {};
  const violations: string[] = [];
  const acknowledged: string[] = [];
  const count = (outcome: string, by = 1) => {
    counts[outcome] = (counts[outcome] ?? 0) + by;
  };
  let done = 0;
  const deadline = Date.now() + maxMs;
  try {
    for (; done < runs && Date.now() < deadline; done += 1) {
      const report = await runOrder(system, random);
      tally(report, count);
      if (report.orderId) acknowledged.push(report.orderId);
      violations.push(...report.violations.map((violation) => `run ${done}: ${violation} (${report.killed})`));
    }
    if (!isShort) {
      const { violations: later, ...made } = await jobResults(system, acknowledged);
      for (const [name, number] of Object.entries(made)) count(`at the end: ${name}`, number);
      violations.push(...later);
    }
  } finally {
    await system.stop();
  }
  return { database, seed, runs: done, counts, violations };
}

function tally(report: RunReport, count: (outcome: string) => void): void {
  count(`killed: ${report.killed}`);
  count(`after the fault: ${report.after}`);
  count(`at the end of a run: ${report.end}`);
  if (report.isAcknowledged) count("acknowledged despite the fault");
}
