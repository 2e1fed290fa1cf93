import { timingSafeEqual } from "node:crypto";
import type { RequestHandler } from "express";
import { sql } from "kysely";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ObserveCall } from "#app/backends/request.server.ts";
import type { Log } from "#app/context.ts";
import type { OnJobFailure } from "#app/db/job-queue.server.ts";
import { countUnresolvedOrders } from "#app/db/orders.server.ts";
import type { Store } from "#app/db/store.server.ts";
import { createVitalsMetrics } from "./vitals-metrics.ts";

/** What refused a request: the check of its host, a guard of the server, or a page. */
export type RefusedBy = "host" | "server" | "page";

interface PageUsage {
  entries: number;
  bytes: number;
  tabs: number;
}

const CALL_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of the process for Prometheus, in their own registry. They contain no personal data. */
export function createMetrics() {
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
  const refusals = new Counter({
    name: "shop_refused_requests_total",
    help: "Requests refused with 400, 401, 403, 405, 408, 409, 411, 413, 429 or 431, by what refused them: host, server or page.",
    labelNames: ["status", "by"],
    registers: [register],
  });
  const jobs = new Gauge({
    name: "shop_jobs",
    help: "Jobs of all instances, by queue and state. Jobs in queues that end in -dead need attention.",
    labelNames: ["queue", "state"],
    registers: [register],
  });
  const unresolvedOrders = new Gauge({
    name: "shop_orders_unresolved",
    help: "Orders that the backend may have, whose answer was lost more than a minute ago.",
    registers: [register],
  });
  const storeUp = new Gauge({
    name: "shop_store_up",
    help: "1 if the jobs could be counted, 0 if the database is down.",
    registers: [register],
  });
  const services = new Map<string, () => boolean>();
  new Gauge({
    name: "shop_service_up",
    help: "1 if the service answers, 0 while it is down and calls to it are not sent. Content is 0 also while Sanity is slow.",
    labelNames: ["service"],
    registers: [register],
    collect() {
      for (const [service, isUp] of services) this.set({ service }, isUp() ? 1 : 0);
    },
  });
  const pages = createPageMetrics(register);
  return {
    ...pages,
    /** How quick a page was for a visitor (docs/rules.md#page-vitals). */
    vitalsMeasured: createVitalsMetrics(register),
    /** @param isUp whether calls to a service are sent; false while it is down. */
    observeService: (service: string, isUp: () => boolean) => void services.set(service, isUp),
    contentType: register.contentType,
    requestRefused: (status: number, by: RefusedBy) => refusals.inc({ status, by }),
    callEnded: ((call, outcome, seconds) => calls.observe({ call, outcome }, seconds)) satisfies ObserveCall,
    jobFailed: ((queue, _error, isLast) => failures.inc({ queue, last: String(isLast) })) satisfies OnJobFailure,
    /** Renders Prometheus's text format. Includes the lengths of the job queues, unless the database is down. */
    read: async (store: Store, log: Log) => {
      const counted = await count(store).catch((error: unknown) => {
        log.warn({ err: error }, "Counting the jobs failed");
        return undefined;
      });
      storeUp.set(counted ? 1 : 0);
      jobs.reset();
      for (const { queue, state, count } of counted?.jobs ?? []) jobs.set({ queue, state }, Number(count));
      if (counted) unresolvedOrders.set(counted.unresolvedOrders);
      return await register.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics of the page cache. Counts in plain numbers, because a stored page is answered in microseconds. */
function createPageMetrics(register: Registry) {
  let served = 0;
  let rendered = 0;
  let read = (): PageUsage => ({ entries: 0, bytes: 0, tabs: 0 });
  const observed = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(value());
      },
    });
  observed("shop_page_cache_hits_total", "Requests for pages answered from memory.", () => served);
  observed("shop_page_renders_total", "Pages rendered for the page cache.", () => rendered);
  observed("shop_page_cache_pages", "Pages in memory.", () => read().entries);
  observed("shop_page_cache_bytes", "Memory of the pages, in bytes.", () => read().bytes);
  observed("shop_open_tabs", "Tabs that wait for a change of their page.", () => read().tabs);
  return {
    pageServed: () => {
      served += 1;
    },
    pageRendered: () => {
      rendered += 1;
    },
    /** @param source the stored pages: their number, their size in bytes, and the tabs that wait for a change of one. */
    observePages: (source: () => PageUsage) => {
      read = source;
    },
  };
}

/** How long an order's outcome may be unknown before it counts, in milliseconds: a visitor may be confirming again. */
const UNRESOLVED_MS = 60_000;

async function count(store: Store) {
  return { jobs: await countJobs(store), unresolvedOrders: await countUnresolvedOrders(store.db, UNRESOLVED_MS) };
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

/** Compares secrets in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
