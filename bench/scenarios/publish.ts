import { setTimeout as pause } from "node:timers/promises";
import { runLoad } from "../measure/load.ts";
import { readMetric } from "../measure/metrics.ts";
import type { Bench, Report } from "../scenario.ts";
import { hasPrice, priceChanges, pricesIn } from "../servers/price-changes.ts";
import { type Shop, startShop } from "../servers/shop.ts";

/** In each round: a hundred in five. */
const PUBLISHES = 20;
/** Requests a second meanwhile, of these pages. */
const RATE = 200;
const PATHS = ["/", "/eu", "/alarmas-para-casa", "/alarmas-para-casa/pisos", "/promociones", "/ayuda"];
/** Milliseconds between two looks at the page, and until a publish counts as lost. */
const POLL_MS = 5;
const LOST_MS = 30_000;
/** Milliseconds after it was seen, in which the price before must not come back. */
const WATCH_MS = 250;
/** Publishes a minute, and minutes, of the second part. */
const A_MINUTE = 50;
const MINUTES = 0.5;

const RENDERS = "shop_page_renders_total";

/** How long a published price takes until it is on the home page, while visitors read other pages. */
export async function publish(bench: Bench): Promise<Report> {
  await using shop = await startShop(bench, { name: "publish shop" });
  const prices = priceChanges(shop);
  const html: number[] = [];
  const data: number[] = [];
  const wrong = { mixtures: 0, stale: 0 };
  const look = (text: string, price: number) => {
    const shown = pricesIn(text);
    if (shown.size > 1) wrong.mixtures += 1;
    return shown.size === 1 && shown.has(price);
  };
  const first = await underLoad(bench, shop, async () => {
    for (let count = 0; count < bench.rounds * PUBLISHES; count += 1) {
      bench.stop.throwIfAborted();
      const price = await prices.publish();
      const published = performance.now();
      const [htmlAt, dataAt] = await Promise.all([
        untilShown(bench, shop, "/", (text) => look(text, price)),
        untilShown(bench, shop, "/_root.data", (text) => hasPrice(text, price)),
      ]);
      html.push(htmlAt - published);
      data.push(dataAt - published);
      for (const end = performance.now() + WATCH_MS; performance.now() < end; await pause(POLL_MS)) {
        if (!look(await read(shop, "/"), price)) wrong.stale += 1;
      }
    }
  });
  const before = await readMetric(shop.url, RENDERS);
  const second = await underLoad(bench, shop, async () => {
    for (let count = 0; count < A_MINUTE * MINUTES; count += 1) {
      await prices.publish();
      await pause(60_000 / A_MINUTE, undefined, { signal: bench.stop });
    }
  });
  const after = await readMetric(shop.url, RENDERS);
  return {
    title: `Publish to visible, with ${RATE} requests a second`,
    rows: [
      { name: "home page", unit: "ms", values: html, goal: "max below 1000" },
      { name: "its data, for an open tab", unit: "ms", values: data, goal: "max below 1000" },
      { name: "pages with prices of two publishes", values: [wrong.mixtures], goal: "0" },
      { name: "older pages after a newer one", values: [wrong.stale], goal: "0" },
      { name: "p99 latency of the load", unit: "ms", values: [first.p99, second.p99] },
      { name: "failed requests", values: [first, second].map(({ failures }) => failures.length), goal: "0" },
      ...(before === undefined || after === undefined
        ? []
        : [
            {
              name: `renders a publish at ${A_MINUTE} publishes a minute`,
              values: [(after - before) / (A_MINUTE * MINUTES)],
            },
          ]),
    ],
    ratios: [],
    notes: [...new Set([...first.failures, ...second.failures])],
  };
}

/** Does the work while visitors read pages, each page as often as the others. */
async function underLoad(bench: Bench, { url, pid }: Shop, work: () => Promise<void>) {
  const end = new AbortController();
  let count = 0;
  const next = () => ({ path: PATHS[count++ % PATHS.length] ?? "/" });
  const [result] = await Promise.all([
    runLoad({ url, pid, rate: RATE, connections: 20, next, stop: bench.stop, end: end.signal }),
    work().finally(() => end.abort()),
  ]);
  return result;
}

/** When a page showed it, in milliseconds of `performance.now()`. */
async function untilShown(bench: Bench, shop: Shop, path: string, isShown: (text: string) => boolean): Promise<number> {
  const begun = performance.now();
  while (!isShown(await read(shop, path))) {
    bench.stop.throwIfAborted();
    if (performance.now() - begun > LOST_MS) throw new Error(`${path} does not show what was published`);
    await pause(POLL_MS);
  }
  return performance.now();
}

async function read({ url }: Shop, path: string): Promise<string> {
  return await (await fetch(`${url}${path}`)).text();
}
