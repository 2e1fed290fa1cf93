import { timingSafeEqual } from "node:crypto";
import type { RequestHandler } from "express";
import { sql } from "kysely";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ObserveCall } from "#app/backends/request.server.ts";
import type { Log } from "#app/context.ts";
import type { OnJobFailure } from "#app/db/job-queue.server.ts";
import type { Store } from "#app/db/store.server.ts";

/** Metrics of the process for Prometheus. They contain no personal data. */
export interface Metrics {
  contentType: string;
  callEnded: ObserveCall;
  jobFailed: (...failure: Parameters<OnJobFailure>) => void;
  /** Renders Prometheus's text format. Includes the lengths of the job queues, unless the database is down. */
  read(store: Store, log: Log): Promise<string>;
}

const CALL_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics in their own registry. */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const calls = new Histogram({
    name: "shop_backend_call_seconds",
    help: "Duration of calls to the backends, by outcome: ok, a status or no answer.",
    labelNames: ["call", "outcome"],
    buckets: CALL_SECONDS,
    registers: [register],
  });
  const failures = new Counter({
    name: "shop_job_failures_total",
    help: "Failed tries of jobs. After its last try a job is a dead letter.",
    labelNames: ["queue", "last"],
    registers: [register],
  });
  const jobs = new Gauge({
    name: "shop_jobs",
    help: "Jobs of all instances, by queue and state. Jobs in queues that end in -dead need attention.",
    labelNames: ["queue", "state"],
    registers: [register],
  });
  const storeUp = new Gauge({
    name: "shop_store_up",
    help: "1 if the jobs could be counted, 0 if the database is down.",
    registers: [register],
  });
  return {
    contentType: register.contentType,
    callEnded: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
    jobFailed: (queue, _error, isLast) => failures.inc({ queue, last: String(isLast) }),
    read: async (store, log) => {
      const counted = await countJobs(store).catch((error: unknown) => {
        log.warn({ err: error }, "Counting the jobs failed");
        return undefined;
      });
      storeUp.set(counted ? 1 : 0);
      jobs.reset();
      for (const { queue, state, count } of counted ?? []) jobs.set({ queue, state }, Number(count));
      return await register.metrics();
    },
  };
}

/** Counts jobs in the tables of pg-boss, whose own counts may be a minute old. An empty queue counts 0. */
async function countJobs({ db }: Store) {
  const { rows } = await sql<{ queue: string; state: string; count: number }>`
    select queue.name as queue, coalesce(job.state::text, 'created') as state, count(job.id) as count
    from pgboss.queue left join pgboss.job on job.name = queue.name
    where queue.name not like '\\_\\_%'
    group by 1, 2
  `.execute(db);
  return rows;
}

/** `GET /metrics`. Requires the token, if one is set, as a bearer token. */
export function metricsRoute(metrics: Metrics, store: Store, token: string | undefined, log: Log): RequestHandler {
  return (request, response, next) => {
    if (token !== undefined && !isSame(request.get("Authorization") ?? "", `Bearer ${token}`)) {
      response.status(401).set("WWW-Authenticate", "Bearer").type("text/plain").send("A token is needed.\n");
      return;
    }
    metrics
      .read(store, log)
      .then((text) => response.set("Cache-Control", "no-store").type(metrics.contentType).send(text))
      .catch(next);
  };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
