import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { fuzzedContent } from "./content.ts";
import { type Counts, type Failure, type Input, judge, nameOf } from "./judge.ts";
import { fuzzedRequest } from "./requests.ts";
import { SiteUnderFuzz } from "./site-under-fuzz.ts";

/** Lists of inputs that once failed when they were sent at once. They are tried first. */
const CASES = join(import.meta.dirname, "cases.json");

/** Requests that are sent at once. */
const BATCH = 20;

/** Characters of the inputs in a failure's text. */
const SHOWN_INPUT = 4_000;

/** Bytes by which the memory of the site may grow, garbage included (`HEAP` in `site-under-fuzz.ts`). */
const MAX_GROWTH = 150 * 1024 * 1024;

/** Of so many batches, one is a change of the content. A change is published, shown on many pages, and restored. */
const BATCHES_PER_CONTENT = 4;

interface FuzzOptions {
  seed: number;
  inputs: number;
  /** Milliseconds after which no batch begins. */
  maxMs?: number;
  /** Whether failing inputs are added to the cases. */
  keepsCases?: boolean;
}

interface FuzzReport {
  seed: number;
  inputs: number;
  cases: number;
  counts: Record<string, number>;
  /** MB at the start, at the end and at most. */
  memory: { start: number; end: number; most: number };
  failures: string[];
}

/** Sends random requests and content to a site of its own. */
export async function runFuzz({
  seed,
  inputs,
  maxMs = Infinity,
  keepsCases = false,
}: FuzzOptions): Promise<FuzzReport> {
  const site = await SiteUnderFuzz.start();
  const counts: Counts = new Map();
  const found = new Map<string, string>();
  const kept = await readCases();
  const deadline = Date.now() + maxMs;
  const start = (await site.usage()).rss;
  let most = start;
  let done = 0;
  let isEnded = false;
  const fail = ({ signature, message }: Failure, failing: readonly Input[]) => {
    if (found.has(signature)) return;
    found.set(signature, `${message} — ${described(failing)}`);
    if (keepsCases) kept.push(failing);
  };
  try {
    for (const inputs of [...kept]) {
      const failure = await judge(site, inputs, counts);
      if (failure) fail(failure, inputs);
    }
    for (let batch = 0; done < inputs && Date.now() < deadline; batch += 1) {
      const [sample = []] = fc.sample(batchOf(batch, inputs - done), { seed: seedOf(seed, batch), numRuns: 1 });
      const failure = await judge(site, sample, counts);
      done += sample.length;
      if (failure && !found.has(failure.signature)) fail(failure, await smallest(site, sample, failure));
      // What follows would only fail for the same reason.
      isEnded = failure?.isEnd ?? false;
      if (isEnded) break;
      most = Math.max(most, site.lastUsage.rss);
    }
    const { rss: end } = isEnded ? site.lastUsage : await site.usage();
    if (most - start > MAX_GROWTH) found.set("memory", `The memory grew by ${megabytes(most - start)} MB`);
    if (keepsCases) await writeFile(CASES, `${JSON.stringify(kept, null, 2)}\n`);
    const memory = { start: megabytes(start), end: megabytes(end), most: megabytes(most) };
    const cases = kept.length;
    return { seed, inputs: done, cases, counts: sorted(counts), memory, failures: [...found.values()] };
  } finally {
    await site.stop();
  }
}

/** Changes of the content one at a time, as each is restored; requests at once. */
function batchOf(batch: number, most: number): fc.Arbitrary<Input[]> {
  if (batch % BATCHES_PER_CONTENT === 0) return fc.array(fuzzedContent, { minLength: 1, maxLength: 1 });
  const length = Math.min(BATCH, most);
  return fc.array(fuzzedRequest, { minLength: length, maxLength: length });
}

/** The one input of a batch that fails alone; all of them when none does. */
async function smallest(
  site: SiteUnderFuzz,
  inputs: readonly Input[],
  { signature, isEnd }: Failure,
): Promise<readonly Input[]> {
  if (isEnd) return inputs;
  for (const input of inputs) {
    const alone = await judge(site, [input], new Map());
    if (alone && (alone.signature === signature || signature.startsWith("blocked"))) return [input];
  }
  return inputs;
}

/** Other runs have other batches, also one with the next seed. */
const seedOf = (seed: number, batch: number) => Math.imul(seed, 0x9e3779b1) ^ batch;

function described(inputs: readonly Input[]): string {
  const names = inputs.length > 1 ? `${inputs.length} inputs at once: ${inputs.map(nameOf).join(", ")}: ` : "";
  const json = JSON.stringify(inputs);
  const rest = json.length - SHOWN_INPUT;
  return `${names}${json.slice(0, SHOWN_INPUT)}${rest > 0 ? `… and ${rest} characters; --keep writes all of them` : ""}`;
}

async function readCases(): Promise<(readonly Input[])[]> {
  return JSON.parse(await readFile(CASES, "utf8"));
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

const sorted = (counts: Counts) => Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b)));
