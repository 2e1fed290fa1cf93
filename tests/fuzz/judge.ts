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
export class Counts extends Map<string, number> {
  add(outcome: string): void {
    this.set(outcome, (this.get(outcome) ?? 0) + 1);
  }
}

/**
 * Sends inputs at once and counts the outcomes. The site's `usage` is to be read before, when it was last idle.
 *
 * @throws when an outcome is wrong, when the process was blocked, and when the site cannot be asked any more: it ended, hangs, or shows no
 * publish.
 */
export async function judge(site: SiteUnderFuzz, inputs: readonly Input[], counts: Counts): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await Promise.all(inputs.map((input) => judgeOne(site, input, counts)));
    const { blocked, waited } = await site.usage();
    if (blocked <= MAX_BLOCKED_S) return;
    if (attempt < BLOCK_TRIES) continue;
    if (blocked - waited <= MAX_BLOCKED_S) return counts.add("waited for a core");
    throw new Error(
      `The process was blocked for ${blocked.toFixed(1)} s, and waited ${waited.toFixed(1)} s for a core`,
    );
  }
}

async function judgeOne(site: SiteUnderFuzz, input: Input, counts: Counts): Promise<void> {
  const outcomes: [string, Outcome][] =
    input.kind === "content"
      ? await site.content(input)
      : [[`${input.method} ${input.target.slice(0, 80)}`, await site.request(input)]];
  if (outcomes.length === 0) counts.add("content refused");
  for (const [name, outcome] of outcomes) {
    const [said, body] = typeof outcome === "string" ? [outcome, ""] : [outcome.status, outcome.body];
    counts.add(`${input.kind} ${said}`);
    const complaint = complaintOf(outcome);
    if (complaint) throw new Error(`${name}: ${complaint}: ${body.slice(-SHOWN_ANSWER)}`);
  }
}

/** Node closes the connection of a request that it cannot read, and of one whose body ends early. */
function complaintOf(outcome: Outcome): string | undefined {
  if (outcome === "silent") return "no answer";
  if (outcome === "closed") return undefined;
  if (outcome.status >= 500) return `answered with ${outcome.status}`;
  return RUNS_SCRIPT.test(outcome.body) ? "a script of the input is on the page" : undefined;
}
