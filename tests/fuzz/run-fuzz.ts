import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import fc from "fast-check";
import { burst } from "./bursts.ts";
import { fuzzedContent } from "./content.ts";
import { Counts, type Input, judge } from "./judge.ts";
import { carriedPath, spelledRoute } from "./paths.ts";
import { fuzzedRequest, pipeline, repeatedHeader, swappedCookie } from "./requests.ts";
import { SiteUnderFuzz } from "./site-under-fuzz.ts";

/** Lists of inputs that once failed when they were sent at once. */
const CASES: Input[][] = JSON.parse(readFileSync(join(import.meta.dirname, "cases.json"), "utf8"));

/** Requests that are sent at once. */
const BATCH = 20;

const request = fc.oneof(
  { weight: 10, arbitrary: fuzzedRequest },
  { weight: 8, arbitrary: fc.oneof(carriedPath, carriedPath, spelledRoute) },
  { weight: 4, arbitrary: fc.oneof(repeatedHeader, swappedCookie) },
  { weight: 1, arbitrary: pipeline },
);

/** Changes of the content one at a time, as each is published, shown on many pages, and restored; requests at once; bursts one at a time. */
const batch = fc.oneof(
  { weight: 4, arbitrary: fc.tuple<Input[]>(fuzzedContent) },
  { weight: 12, arbitrary: fc.array<Input>(request, { minLength: BATCH, maxLength: BATCH }) },
  { weight: 1, arbitrary: fc.tuple<Input[]>(burst) },
);
const MEAN_BATCH = (4 + 12 * BATCH + 1) / 17;

/** Bytes by which the memory of the site may grow, garbage included (`HEAP` in `site-under-fuzz.ts`). */
const MAX_GROWTH = 150 * 1024 * 1024;

interface FuzzReport {
  inputs: number;
  counts: Record<string, number>;
  /** MB at the start, at the end and at most. */
  memory: { start: number; end: number; most: number };
  /** What was wrong first, with its inputs as JSON. */
  failure: string | undefined;
}

/**
 * Sends the inputs that once failed (`cases.json`), then random requests and content, to a site of its own, until something is wrong.
 *
 * @param maxMs milliseconds after which no batch begins.
 */
export async function runFuzz(seed: number, inputs: number, maxMs = Infinity): Promise<FuzzReport> {
  const site = await SiteUnderFuzz.start();
  const counts = new Counts();
  const deadline = Date.now() + maxMs;
  let sent = 0;
  try {
    const start = (await site.usage()).rss;
    let most = start;
    const property = fc.asyncProperty(batch, async (batch) => {
      if (Date.now() > deadline) return;
      await judge(site, batch, counts);
      sent += batch.length;
      most = Math.max(most, site.lastUsage.rss);
      if (most - start > MAX_GROWTH) throw new Error(`The memory grew by ${megabytes(most - start)} MB`);
    });
    const { counterexample, errorInstance } = await fc.check(property, {
      seed,
      numRuns: CASES.length + Math.ceil(inputs / MEAN_BATCH),
      // To send smaller batches would tell nothing where the site has ended.
      endOnFailure: true,
      examples: CASES.map((batch): [Input[]] => [batch]),
    });
    const [failing] = counterexample ?? [];
    return {
      inputs: sent,
      counts: Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b))),
      memory: { start: megabytes(start), end: megabytes(site.lastUsage.rss), most: megabytes(most) },
      failure: failing && `${inspect(errorInstance)}\n${JSON.stringify(await alone(site, failing, errorInstance))}`,
    };
  } finally {
    await site.stop();
  }
}

/** The one input of a batch that fails alone in the same way; all of them when none does. */
async function alone(site: SiteUnderFuzz, inputs: Input[], error: unknown): Promise<Input[]> {
  for (const input of inputs) {
    const again = await judge(site, [input], new Counts()).catch(String);
    if (again === String(error)) return [input];
  }
  return inputs;
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
