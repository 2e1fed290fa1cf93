import { setTimeout as pause } from "node:timers/promises";
import { acceptedRequests } from "./backend-data.ts";
import { judge, type Verdict } from "./judge.ts";
import type { System } from "./system.ts";
import type { Visit } from "./visit.ts";

/** A job interrupted by a kill is retried within two minutes. A job that failed often waits longer. */
const JOBS_MS = 300_000;

/** Judges when no job is waiting; a short run does not wait. */
export async function judgeAll(
  system: System,
  visits: readonly { visit: Visit; orderId?: string }[],
  isShort: boolean,
): Promise<Verdict> {
  for (const deadline = Date.now() + JOBS_MS; ; await pause(500)) {
    // Read first, so that a job that ends meanwhile counts as accepted.
    const waiting = await waitingJobs(system);
    const verdict = judge(visits, await acceptedRequests(system.backendDir));
    const isDone = waiting === 0 && verdict.missing.length === 0;
    if (isShort || isDone || Date.now() > deadline) return verdict;
  }
}

/** Number of unfinished jobs of orders and leads, from the site's metrics. Dead letters do not count. */
async function waitingJobs({ sites }: System): Promise<number> {
  const text = await (await fetch(`${sites[0]}/metrics`)).text();
  const counts = text.matchAll(/^shop_jobs\{queue="(?:order|lead)-[\w-]+",state="(?:created|retry|active)"\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
