import { readFile } from "node:fs/promises";
import type { RunningSite } from "#tests/support/processes.ts";

/** What the process of the site used. */
export interface Usage {
  /** Bytes of memory. */
  rss: number;
  /** The longest time for which nothing else ran since the last look, in seconds. */
  blocked: number;
  /** For how long other processes had the cores while it was ready to run since the last look, in seconds. Only Linux tells. */
  waited: number;
  /** The same since its start. */
  waitedInAll: number;
}

export const NO_USAGE: Usage = { rss: 0, blocked: 0, waited: 0, waitedInAll: 0 };

/** Reads what the process used since the last look. @throws when it does not answer. */
export async function readUsage(site: RunningSite, metricsToken: string, last: Usage): Promise<Usage> {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${site.url}/metrics`, { headers, signal: AbortSignal.timeout(60_000) })).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  const waitedInAll = await secondsWaited(site.sitePid);
  return {
    rss: metric("process_resident_memory_bytes"),
    blocked: metric("nodejs_eventloop_lag_max_seconds"),
    waited: waitedInAll - last.waitedInAll,
    waitedInAll,
  };
}

/** For how long the main thread of a process was ready and others had the cores, in seconds since its start. */
async function secondsWaited(pid: number | undefined): Promise<number> {
  if (process.platform !== "linux") return 0;
  const [, nanoseconds] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, "utf8")).split(" ");
  return Number(nanoseconds) / 1e9;
}
