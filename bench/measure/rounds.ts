import type { Bench, Row } from "../scenario.ts";
import { type Load, type LoadResult, requireAnswers, runLoad } from "./load.ts";

/** One of the servers that are measured side by side. */
export interface Contestant {
  name: string;
  load: Omit<Load, "seconds" | "requests" | "stop">;
}

export type Results = Map<string, LoadResult[]>;

/** Seconds of load before the first round: Node compiles what runs often. */
const WARM_UP_S = 4;
/** So that every connection, of which some loads have many, sends several. */
const MIN_REQUESTS = 200;
const MIN_RENDERS = 40;

/**
 * Loads one server after the other, in every round all of them, so that whatever else the machine does meets them alike. Each gets
 * as many requests as it answers in the seconds of a round; the number stays the same in all rounds.
 */
export async function runRounds(bench: Bench, contestants: Contestant[]): Promise<Results> {
  const { rounds, seconds, stop } = bench;
  const results: Results = new Map(contestants.map(({ name }) => [name, []]));
  const requests = new Map<string, number>();
  for (const { name, load } of contestants) {
    const warm = await runLoad({ ...load, seconds: WARM_UP_S, stop });
    requireAnswers(warm, name);
    const least = load.connections === 1 ? MIN_RENDERS : MIN_REQUESTS;
    requests.set(name, Math.max(least, Math.round((warm.requests / WARM_UP_S) * seconds)));
  }
  for (let round = 0; round < rounds; round += 1) {
    // Another one begins each time.
    const order = contestants.map((_, index) => contestants[(index + round) % contestants.length]);
    for (const contestant of order) {
      if (!contestant) continue;
      const { name, load } = contestant;
      const result = await runLoad({ ...load, requests: requests.get(name), stop });
      requireAnswers(result, name);
      results.get(name)?.push(result);
    }
  }
  return results;
}

/** One figure of one contestant, in every round. */
export function rowOf(results: Results, name: string, figure: "cpu" | "median" | "p99"): Row {
  const title = { cpu: "CPU a request", median: "median latency", p99: "p99 latency" }[figure];
  const values = (results.get(name) ?? []).map((result) => result[figure]);
  return { name: `${name}, ${title}`, unit: figure === "cpu" ? "µs" : "ms", values };
}
