import { setTimeout as pause } from "node:timers/promises";
import { acceptedRequests } from "./backend-data.ts";
import { judge, type Verdict, type Visited } from "./judge.ts";
import type { System } from "./system.ts";

/** A job interrupted by a kill is retried within two minutes. One that failed often, as on a busy machine, waits longer. In milliseconds. */
const JOBS_MS = 1_800_000;

/** How long no job may wait before what is missing counts as lost, in milliseconds. */
const IDLE_MS = 15_000;

/** Judges when no job is waiting; a short run does not wait. */
export async function judgeAll(system: System, visits: readonly Visited[], isShort: boolean): Promise<Verdict> {
  let busyAt = Date.now();
  for (const deadline = Date.now() + JOBS_MS; ; await pause(500)) {
    // Read first, so that a job that ends meanwhile counts as accepted.
    const waiting = await waitingJobs(system);
    const verdict = judge(visits, await acceptedRequests(system.backendDir));
    if (waiting > 0) busyAt = Date.now();
    const isDone = waiting === 0 && (verdict.missing.length === 0 || Date.now() - busyAt > IDLE_MS);
    if (isShort || isDone) return verdict;
    if (Date.now() > deadline) return { ...verdict, missing: [...verdict.missing, `${waiting} jobs still wait`] };
  }
}

/** Number of unfinished jobs of orders, leads and withdrawals, from the site's metrics. Dead letters do not count. */
async function waitingJobs({ sites }: System): Promise<number> {
  const text = await (await fetch(`${sites[0]}/metrics`)).text();
  const counts = text.matchAll(
    /^shop_jobs\{queue="(?:(?:order|lead)-[\w-]+|withdrawal)",state="(?:created|retry|active)"\} (\d+)$/gm,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
