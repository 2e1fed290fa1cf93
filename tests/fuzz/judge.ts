import { RESOURCE_PATHS } from "#app/paths.ts";
import type { FuzzedContent } from "./content.ts";
import type { FuzzedPipeline, FuzzedRequest } from "./requests.ts";
import type { SiteUnderFuzz } from "./site-under-fuzz.ts";
import type { Outcome } from "./wire.ts";

/** One input of the fuzz. */
export type Input = FuzzedRequest | FuzzedPipeline | FuzzedContent;

/** Seconds for which an input may keep the process from all other work. */
const MAX_BLOCKED_S = 1;

/** How often a block is tried again. On a busy machine a process may wait for its turn as long: such a block is only counted. */
const BLOCK_TRIES = 3;

/** Markup that only hostile content holds, as a browser would run it. */
const RUNS_SCRIPT = /<script>fuzz\(|<img src=x onerror=fuzz|href="(javascript|data):/i;

/** What the site tells only to those who have a secret. */
const IS_SECRET = /^# HELP |"counts":\[|;event;count/m;

/** The address of a redirect that leads to another site. */
const LEADS_AWAY = /^\s*(\w+:|[/\\]{2})/;

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
  const outcomes = await outcomesOf(site, input);
  if (outcomes.length === 0) counts.add("content refused");
  for (const [name, outcome] of outcomes) {
    const [said, body] = typeof outcome === "string" ? [outcome, ""] : [outcome.status, outcome.body];
    counts.add(`${input.kind} ${said}`);
    const complaint = complaintOf(name, outcome);
    if (complaint) throw new Error(`${name}: ${complaint}: ${body.slice(-SHOWN_ANSWER)}`);
  }
}

async function outcomesOf(site: SiteUnderFuzz, input: Input): Promise<[name: string, outcome: Outcome][]> {
  if (input.kind === "content") return await site.content(input);
  if (input.kind === "pipeline") {
    return [[input.requests.map(({ target }) => target.slice(0, 20)).join(" "), await site.pipeline(input)]];
  }
  const name = `${input.method} ${input.target.slice(0, 80)}`;
  return (await site.request(input)).map((outcome) => [name, outcome]);
}

/** Node closes the connection of a request that it cannot read, and of one whose body ends early. */
function complaintOf(name: string, outcome: Outcome): string | undefined {
  if (outcome === "silent") return "no answer";
  if (typeof outcome === "string") return undefined;
  // The street search, when the maps service does not keep up with a burst.
  if (outcome.status === 502 && name.includes(RESOURCE_PATHS.streets)) return undefined;
  if (outcome.status >= 500) return `answered with ${outcome.status}`;
  if (IS_SECRET.test(outcome.body)) return "it tells what needs a secret";
  const away = outcome.locations?.find((location) => LEADS_AWAY.test(location));
  if (away !== undefined) return `a redirect to ${away}`;
  return RUNS_SCRIPT.test(outcome.body) ? "a script of the input is on the page" : undefined;
}
