import type { FuzzedContent } from "./content.ts";
import type { FuzzedRequest } from "./requests.ts";
import type { SiteUnderFuzz } from "./site-under-fuzz.ts";
import type { Outcome } from "./wire.ts";

/** One input of the fuzz. */
export type Input = FuzzedRequest | FuzzedContent;

/** Seconds for which an input may keep the process from all other work. */
const MAX_BLOCKED_S = 1;

/** How often a block is tried again. On a busy machine a process may wait for its turn as long: such a block is only counted. */
const BLOCK_TRIES = 3;

/** Markup that only hostile content holds, as a browser would run it. */
const RUNS_SCRIPT = /<script>fuzz\(|<img src=x onerror=fuzz|href="(javascript|data):/i;

/** Characters from the end of an answer in a failure's text. An error's answer is short. */
const SHOWN_ANSWER = 300;

/** Counts of outcomes: by status, or what happened instead. */
export type Counts = Map<string, number>;

/** What is wrong with the outcome of an input. `signature` is the same for failures of one cause, as far as can be told. */
export interface Failure {
  signature: string;
  message: string;
  /** The site could not be asked any more: it ended, hangs, or shows no publish. */
  isEnd?: true;
}

/** Sends inputs at once and judges them. Counts the outcomes. The site's `usage` is to be read before, when it was last idle. */
export async function judge(
  site: SiteUnderFuzz,
  inputs: readonly Input[],
  counts: Counts,
): Promise<Failure | undefined> {
  try {
    return await judgeAtOnce(site, inputs, counts);
  } catch (error) {
    return { signature: "end", message: `The site could not be asked any more: ${causesOf(error)}`, isEnd: true };
  }
}

/** An error and what caused it: 'fetch failed' alone tells nothing. */
function causesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${causesOf(error.cause)}`;
}

async function judgeAtOnce(
  site: SiteUnderFuzz,
  inputs: readonly Input[],
  counts: Counts,
): Promise<Failure | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const failures = await Promise.all(inputs.map((input) => judgeOne(site, input, counts)));
    const failure = failures.find((found) => found !== undefined);
    if (failure) return failure;
    const { blocked, waited } = await site.usage();
    if (blocked <= MAX_BLOCKED_S) return undefined;
    if (attempt === BLOCK_TRIES) {
      if (blocked - waited <= MAX_BLOCKED_S) {
        counts.set("waited for a core", (counts.get("waited for a core") ?? 0) + 1);
        return undefined;
      }
      return {
        signature: `blocked ${inputs.map(nameOf).join()}`,
        message: `The process was blocked for ${blocked.toFixed(1)} s, and waited ${waited.toFixed(1)} s for a core`,
      };
    }
  }
}

async function judgeOne(site: SiteUnderFuzz, input: Input, counts: Counts): Promise<Failure | undefined> {
  const outcomes: [string, Outcome][] =
    input.kind === "content" ? await site.content(input) : [[nameOf(input), await site.request(input)]];
  if (outcomes.length === 0) counts.set("content refused", (counts.get("content refused") ?? 0) + 1);
  for (const [, outcome] of outcomes) {
    const name = typeof outcome === "string" ? outcome : String(outcome.status);
    counts.set(`${input.kind} ${name}`, (counts.get(`${input.kind} ${name}`) ?? 0) + 1);
  }
  for (const [name, outcome] of outcomes) {
    const message = complaint(input, outcome);
    if (!message) continue;
    const answer = typeof outcome === "string" ? "" : `: ${outcome.body.slice(-SHOWN_ANSWER)}`;
    return { signature: `${input.kind} ${name.split("?")[0]} ${message}`, message: `${name}: ${message}${answer}` };
  }
  return undefined;
}

function complaint(input: Input, outcome: Outcome): string | undefined {
  if (outcome === "silent") return "no answer";
  // Node closes the connection of a request that it cannot read, and of one whose body ends early.
  if (outcome === "closed") return input.kind === "content" ? "no answer" : undefined;
  if (outcome.status >= 500) return `answered with ${outcome.status}`;
  if (RUNS_SCRIPT.test(outcome.body)) return "a script of the input is on the page";
  return undefined;
}

export function nameOf(input: Input): string {
  return input.kind === "content" ? "content" : `${input.method} ${input.target.slice(0, 80)}`;
}
