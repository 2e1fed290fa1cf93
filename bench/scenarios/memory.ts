import { freePort } from "../../tests/support/processes.ts";
import { heapAfterCollection } from "../measure/heap.ts";
import { requireAnswers, runLoad } from "../measure/load.ts";
import { residentMegabytes } from "../measure/process-figures.ts";
import { spread } from "../measure/spread.ts";
import type { Bench, Report, Row } from "../scenario.ts";
import { type Shop, startShop } from "../servers/shop.ts";

/** Requests of each of the two loads in a part, and parts in a round: a million in five rounds. */
const REQUESTS = 100_000;
const PARTS = 2;
/** A part ends after this time, in seconds, if the machine is too slow. */
const LONGEST_S = 10;
/** Requests before the first look: code and caches get their size. */
const WARM_UP = 20_000;
const WARM_UP_S = 10;

/** The memory of the site after a million requests for one page, and after a million different query strings. */
export async function memory(bench: Bench): Promise<Report> {
  const inspectorPort = await freePort();
  await using shop = await startShop(bench, { name: "memory shop", inspectorPort });
  let count = 0;
  const campaign = () => {
    count += 1;
    return { path: `/?utm_source=bench&utm_campaign=c${count}` };
  };
  await grow(bench, shop, WARM_UP, WARM_UP_S);
  const same = await watch(bench, shop, inspectorPort);
  const different = await watch(bench, shop, inspectorPort, campaign);
  return {
    title: "Memory",
    rows: [...rowsOf("one page", same), ...rowsOf("different query strings", different)],
    ratios: [
      { name: "heap, last / first third, one page", values: [growth(same.heap)], goal: "about 1" },
      { name: "heap, last / first third, different query strings", values: [growth(different.heap)], goal: "about 1" },
    ],
    notes: [`Requests: ${same.requests} for one page, ${different.requests} with different query strings.`],
  };
}

interface Watched {
  requests: number;
  /** After each part of the load and a garbage collection, in megabytes. */
  heap: number[];
  resident: number[];
}

async function watch(bench: Bench, shop: Shop, inspectorPort: number, next?: () => { path: string }): Promise<Watched> {
  const watched: Watched = { requests: 0, heap: [], resident: [] };
  for (let part = 0; part < bench.rounds * PARTS; part += 1) {
    watched.requests += await grow(bench, shop, REQUESTS, LONGEST_S, next);
    watched.heap.push(await heapAfterCollection(inspectorPort));
    watched.resident.push(residentMegabytes(shop.pid));
  }
  return watched;
}

async function grow(
  { stop }: Bench,
  { url, pid }: Shop,
  requests: number,
  seconds: number,
  next?: () => { path: string },
) {
  const result = await runLoad({ url: `${url}/`, pid, requests, seconds, connections: 50, next, stop });
  requireAnswers(result, url);
  return result.requests;
}

function rowsOf(name: string, { heap, resident }: Watched): Row[] {
  return [
    { name: `heap after a collection, ${name}`, unit: "MB", values: heap },
    { name: `resident memory, ${name}`, unit: "MB", values: resident },
  ];
}

/** The least values of the last third against those of the first. */
function growth(values: number[]): number {
  const third = Math.ceil(values.length / 3);
  return spread(values.slice(-third)).min / spread(values.slice(0, third)).min;
}
