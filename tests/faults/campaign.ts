import { aftermathOf } from "./aftermath.ts";
import { oneRun, type RunReport } from "./one-run.ts";
import { Random } from "./random.ts";
import { type DatabaseKind, startWorld } from "./world.ts";

/** How many runs of each kind there were, in words. */
export type Counts = Record<string, number>;

export interface CampaignReport {
  database: DatabaseKind;
  seed: number;
  runs: number;
  counts: Counts;
  violations: string[];
}

interface Campaign {
  database: DatabaseKind;
  seed: number;
  runs: number;
  /** No run begins when this time has passed since everything stood, in milliseconds. */
  longestMs?: number;
  /** Ends without waiting for the jobs that a kill cut off. */
  isShort?: boolean;
}

/** Many runs in one world, one after the other. */
export async function runCampaign({
  database,
  seed,
  runs,
  longestMs = Infinity,
  isShort = false,
}: Campaign): Promise<CampaignReport> {
  const random = new Random(seed);
  const world = await startWorld(database);
  const counts: Counts = {};
  const violations: string[] = [];
  const acknowledged: string[] = [];
  const count = (what: string, by = 1) => {
    counts[what] = (counts[what] ?? 0) + by;
  };
  let done = 0;
  const deadline = Date.now() + longestMs;
  try {
    for (; done < runs && Date.now() < deadline; done += 1) {
      const report = await oneRun(world, random);
      tally(report, count);
      if (report.orderId) acknowledged.push(report.orderId);
      violations.push(...report.violations.map((violation) => `run ${done}: ${violation} (${report.killed})`));
    }
    if (!isShort) {
      const { violations: later, ...made } = await aftermathOf(world, acknowledged);
      for (const [what, number] of Object.entries(made)) count(`at the end: ${what}`, number);
      violations.push(...later);
    }
  } finally {
    await world.stop();
  }
  return { database, seed, runs: done, counts, violations };
}

function tally(report: RunReport, count: (what: string) => void): void {
  count(`killed: ${report.killed}`);
  count(`after the fault: ${report.after}`);
  count(`at the end of a run: ${report.end}`);
  if (report.isAcknowledged) count("thanked in spite of the fault");
}
