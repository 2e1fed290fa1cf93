import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { acceptedRequests, storedOrders } from "#tests/faults/backend-data.ts";
import { PERSONAL } from "#tests/support/checkout-fields.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { type Cluster, type Instance, METRICS } from "./cluster.ts";
import { type Orders, orderUntil } from "./visitors.ts";

/** What a check found: figures for a reader, and what is wrong. */
export interface Finding {
  figures: Record<string, number>;
  wrong: string[];
}

/** The page of a kit, which shows its price. */
const KIT_PAGE = "/alarmas-para-casa/pisos";
const SEEN_MS = 10_000;

/** Migrations that the instances recorded, when all began at once on an empty database. */
export async function migratedOnce({ databaseUrl, startMs }: Cluster, expected: number): Promise<Finding> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select name from kysely_migration");
  const { rowCount: connections } = await client.query(
    "select from pg_stat_activity where backend_type = 'client backend'",
  );
  await client.end();
  return {
    figures: {
      "three instances ready from an empty database, ms": startMs,
      "connections at rest": (connections ?? 1) - 1,
    },
    wrong: rows.length === expected ? [] : [`${rows.length} migrations are recorded, not ${expected}`],
  };
}

/** Requests for a page through the proxy are answered from the memory of both instances. */
export async function pagesFromMemory({ url, sites }: Cluster, requests: number): Promise<Finding> {
  const counts = async () => ({
    hits: await Promise.all(sites.map((site) => metric(site, "shop_page_cache_hits_total"))),
    renders: await Promise.all(sites.map((site) => metric(site, "shop_page_renders_total"))),
  });
  // Both know the page: the proxy takes turns.
  for (let count = 0; count < 4; count += 1) await (await fetch(`${url}/`)).text();
  const before = await counts();
  for (let count = 0; count < requests; count += 1) await (await fetch(`${url}/`)).text();
  const after = await counts();
  const hits = after.hits.map((value, index) => value - (before.hits[index] ?? 0));
  const renders = after.renders.map((value, index) => value - (before.renders[index] ?? 0));
  return {
    figures: {
      "requests for a page": requests,
      "answered from memory by site-1": hits[0] ?? 0,
      "answered from memory by site-2": hits[1] ?? 0,
      renders: sum(renders),
    },
    wrong: [
      ...(sum(hits) < requests ? [`${requests - sum(hits)} requests were not answered from memory`] : []),
      ...(hits.includes(0) ? ["An instance got no request"] : []),
    ],
  };
}

/** A publish is seen on both instances, and by an open tab that waits behind the proxy. */
export async function publishSeen({ url, sites, backendUrl }: Cluster): Promise<Finding> {
  for (const site of sites) await (await fetch(`${site.url}${KIT_PAGE}`)).text();
  const tab = fetch(`${url}/live?page=${encodeURIComponent(KIT_PAGE)}&shown=0`).then((response) => response.text());
  await untilWaiting(sites);
  const price = 20 + Math.round(Math.random() * 1_000) / 100 + 0.01;
  const shown = price.toFixed(2).replace(".", ",");
  const begun = Date.now();
  await lakeClient(backendUrl).patch("kit-piso").set({ "price.client": price, "price.notClient": price }).commit();
  const seen = await Promise.all(
    sites.map((site) => secondsUntil(() => shows(`${site.url}${KIT_PAGE}`, shown), begun)),
  );
  const answer = await tab;
  const tabMs = Date.now() - begun;
  return {
    figures: {
      "publish seen on site-1 after, ms": seen[0] ?? Number.NaN,
      "publish seen on site-2 after, ms": seen[1] ?? Number.NaN,
      "open tab told within, ms": tabMs,
    },
    wrong: [
      ...(seen.includes(undefined) ? ["An instance does not show the publish"] : []),
      ...(answer === "changed" ? [] : [`The open tab was told '${answer}'`]),
    ],
  };
}

/** Steps of one address in ten minutes (docs/rules.md#request-limits). */
const STEP_LIMIT = 120;

/** A limit per address holds for all instances together. Several checkouts of one address send twice as many steps as it allows. */
export async function limitsHold({ url }: Cluster): Promise<Finding> {
  const checkouts = 6;
  const perCheckout = (2 * STEP_LIMIT) / checkouts;
  const statuses: number[] = [];
  const send = async () => {
    const visitor = new HttpVisitor(() => url, { "X-Forwarded-For": "10.255.0.1" });
    await (await visitor.open("/checkout?kit=piso")).text();
    for (let count = 0; count < perCheckout; count += 1) {
      const response = await visitor.post("/checkout", PERSONAL);
      await response.text();
      statuses.push(response.status);
    }
  };
  await Promise.all(Array.from({ length: checkouts }, send));
  const taken = statuses.filter((status) => status === 303).length;
  return {
    figures: { "steps of one address": statuses.length, taken },
    wrong: taken === STEP_LIMIT ? [] : [`${taken} steps of one address were taken, not ${STEP_LIMIT}`],
  };
}

/** Visitors order and nothing happens. Tells what an order costs. */
export async function orderUndisturbed(cluster: Cluster, load: Load): Promise<Finding> {
  const instances = [...cluster.sites, cluster.jobs];
  const cpuSeconds = async () =>
    sum(await Promise.all(instances.map((instance) => metric(instance, "process_cpu_seconds_total"))));
  const before = await cpuSeconds();
  const orders = await underLoad(cluster, load, async () => undefined);
  const cpuMs = ((await cpuSeconds()) - before) * 1_000;
  return {
    figures: {
      ...figuresOf(orders),
      "CPU an order, three steps and two pages, sites and jobs, ms": Math.round(cpuMs / orders.thanked.length),
      failed: orders.failures.length,
    },
    wrong: counted(orders.failures.map(({ what }) => what)),
  };
}

/** One of the two sites is killed while visitors order, and starts again. Only requests in flight may fail. */
export async function orderWhileOneIsKilled(cluster: Cluster, load: Load): Promise<Finding> {
  const victim = cluster.sites[0];
  let killedAt = 0;
  const orders = await underLoad(cluster, load, async () => {
    await victim.process.kill("SIGKILL");
    killedAt = Date.now();
    await pause((load.seconds * 1_000) / 8);
    await victim.process.restart();
  });
  const inFlight = orders.failures.filter(({ sentAt }) => sentAt <= killedAt);
  const others = orders.failures.filter(({ sentAt }) => sentAt > killedAt);
  return {
    figures: {
      ...figuresOf(orders),
      "failed, in flight at the kill": inFlight.length,
      "failed otherwise": others.length,
    },
    wrong: counted(others.map(({ what }) => what)),
  };
}

/** The proxy tries an instance again one second after it was gone (`deploy/nginx.conf`). */
const PROXY_NOTICES_MS = 3_000;

/** Both sites are stopped and started one after the other while visitors order, as a deployment does. No request may fail. */
export async function orderDuringDeployment(cluster: Cluster, load: Load): Promise<Finding> {
  let stopMs = 0;
  const orders = await underLoad(cluster, load, async () => {
    for (const { process } of cluster.sites) {
      const begun = Date.now();
      await process.kill("SIGTERM");
      stopMs = Math.max(stopMs, Date.now() - begun);
      await process.restart();
      await pause(PROXY_NOTICES_MS);
    }
  });
  return {
    figures: { ...figuresOf(orders), "longest stop, ms": stopMs, failed: orders.failures.length },
    wrong: counted(orders.failures.map(({ what }) => what)),
  };
}

/** Every order that a visitor was thanked for is at the backend, and was confirmed and e-mailed once. */
export async function jobsDoneOnce({ backendDir }: Cluster, thanked: number, waitMs: number): Promise<Finding> {
  for (const deadline = Date.now() + waitMs; ; await pause(500)) {
    const orders = await storedOrders(backendDir);
    const accepted = await acceptedRequests(backendDir);
    const confirmations = accepted
      .filter(({ path }) => path === "/confirmation")
      .map(({ body }) => String(body.orderId));
    const emails = accepted.filter(({ service, body }) => service === "emails" && body.param20 === 2);
    const mailed = emails.map(({ body }) => String(body.param1));
    const isDone = orders.every(({ id, addressId }) => confirmations.includes(id) && mailed.includes(addressId));
    if (!isDone && Date.now() < deadline) continue;
    return {
      figures: {
        "thanked for": thanked,
        orders: orders.length,
        confirmations: confirmations.length,
        "e-mails": mailed.length,
      },
      wrong: [
        ...(isDone ? [] : ["An order was not confirmed or e-mailed"]),
        ...(new Set(confirmations).size === confirmations.length ? [] : ["An order was confirmed twice"]),
        ...(new Set(mailed).size === mailed.length ? [] : ["An e-mail was sent twice"]),
        ...(orders.length >= thanked ? [] : ["A visitor was thanked for an order that the backend does not have"]),
      ],
    };
  }
}

export interface Load {
  visitors: number;
  seconds: number;
  /** The longest pause of a visitor between two pages, in milliseconds. */
  thinkMs: number;
}

/** Visitors order for some seconds; `event` happens after a quarter of them. */
async function underLoad({ url }: Cluster, { visitors, seconds, thinkMs }: Load, event: () => Promise<void>) {
  const end = new AbortController();
  const orders = orderUntil(url, visitors, thinkMs, end.signal);
  await pause((seconds * 1_000) / 4);
  await event();
  await pause((seconds * 1_000) / 2);
  end.abort();
  return await orders;
}

function figuresOf({ thanked, requests, durations }: Orders): Record<string, number> {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { "orders thanked for": thanked.length, requests, "median, ms": at(0.5), "p99, ms": at(0.99) };
}

/** Equal texts once, with their number. */
function counted(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `${texts.filter((other) => other === text).length} × ${text}`);
}

async function metric({ url }: Instance, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, METRICS)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}

async function untilWaiting(sites: readonly Instance[]): Promise<void> {
  for (const deadline = Date.now() + SEEN_MS; Date.now() < deadline; await pause(20)) {
    if (sum(await Promise.all(sites.map((site) => metric(site, "shop_open_tabs")))) > 0) return;
  }
  throw new Error("No instance has an open tab");
}

async function shows(url: string, text: string): Promise<boolean> {
  return (await (await fetch(url)).text()).includes(text);
}

/** Milliseconds since `begun` until something is so; undefined if it takes too long. */
async function secondsUntil(isSo: () => Promise<boolean>, begun: number): Promise<number | undefined> {
  for (; Date.now() < begun + SEEN_MS; await pause(5)) if (await isSo()) return Date.now() - begun;
  return undefined;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
