import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { PERSONAL } from "#tests/support/checkout-fields.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { type Cluster, type Instance, metric, metricSum } from "./cluster.ts";

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

async function untilWaiting(sites: readonly Instance[]): Promise<void> {
  for (const deadline = Date.now() + SEEN_MS; Date.now() < deadline; await pause(20)) {
    if ((await metricSum(sites, "shop_open_tabs")) > 0) return;
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
