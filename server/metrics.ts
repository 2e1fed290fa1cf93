import { sql } from "kysely";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ObserveCall } from "#app/backends/request.server.ts";
import type { Log } from "#app/context.ts";
import type { OnJobFailure } from "#app/db/jobs.server.ts";
import type { Store } from "#app/db/store.server.ts";

/** What the process counts for those who watch it; nothing of visitors. */
export interface Metrics {
  contentType: string;
  callEnded: ObserveCall;
  jobFailed: (...failure: Parameters<OnJobFailure>) => void;
  /** In Prometheus's text format; the queues as they are now, or none of them while the store cannot be asked. */
  read(store: Store, log: Log): Promise<string>;
}

const CALL_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Starts counting, in a registry of its own. */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const calls = new Histogram({
    name: "shop_backend_call_seconds",
    help: "Calls to the backends by how they ended: ok, a status, or no answer.",
    labelNames: ["call", "outcome"],
    buckets: CALL_SECONDS,
    registers: [register],
  });
  const failures = new Counter({
    name: "shop_job_failures_total",
    help: "Failed tries of jobs; the last one of a job leads to the dead letters.",
    labelNames: ["queue", "last"],
    registers: [register],
  });
  const jobs = new Gauge({
    name: "shop_jobs",
    help: "Jobs of all instances by queue and state. Any in a queue that ends in -dead wait for somebody to look.",
    labelNames: ["queue", "state"],
    registers: [register],
  });
  const storeUp = new Gauge({
    name: "shop_store_up",
    help: "1 when the store could be asked for its jobs, 0 when not.",
    registers: [register],
  });
  return {
    contentType: register.contentType,
    callEnded: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
    jobFailed: (queue, _error, isLast) => failures.inc({ queue, last: String(isLast) }),
    read: async (store, log) => {
      const counted = await countJobs(store).catch((error: unknown) => {
        log.warn({ err: error }, "The jobs could not be counted");
        return undefined;
      });
      storeUp.set(counted ? 1 : 0);
      jobs.reset();
      for (const { queue, state, count } of counted ?? []) jobs.set({ queue, state }, Number(count));
      return await register.metrics();
    },
  };
}

/** The job queue's own counts may be a minute old. A queue without jobs is none here, but counts as 0. */
async function countJobs({ db }: Store) {
  const { rows } = await sql<{ queue: string; state: string; count: number }>`
    select queue.name as queue, coalesce(job.state::text, 'created') as state, count(job.id) as count
    from pgboss.queue left join pgboss.job on job.name = queue.name
    where queue.name not like '\\_\\_%'
    group by 1, 2
  `.execute(db);
  return rows;
}
