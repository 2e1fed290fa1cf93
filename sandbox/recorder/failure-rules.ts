import { z } from "zod";
import { brokenAnswer } from "./broken-answers.ts";
import { type Service, service } from "./received-log.ts";

/** The longest delay of a rule, in milliseconds. */
const MAX_DELAY_MS = 300_000;

/** A rule that makes a service slow or fail. */
export const failureRule = z.strictObject({
  service,
  /** Prefix of the path, relative to the service. All paths by default. */
  path: z.string().startsWith("/").optional(),
  /** Without a status or a broken answer the request is only delayed. */
  status: z.number().int().min(400).max(599).optional(),
  /** Instead of a status: an answer that is of no use. */
  broken: brokenAnswer.optional(),
  message: z.string().optional(),
  delayMs: z.number().int().min(0).max(MAX_DELAY_MS).optional(),
  /** Delay of the response after the service has run. */
  answerDelayMs: z.number().int().min(0).max(MAX_DELAY_MS).optional(),
  /** Number of requests; all by default. */
  times: z.number().int().min(1).optional(),
  /** The service runs (an order is placed) and the response fails: the client cannot know the outcome. */
  afterAccepting: z.boolean().optional(),
});

export type FailureRule = z.infer<typeof failureRule>;

/** The active rules. In memory: a restart removes them. */
export class FailureRules {
  #rules: FailureRule[] = [];

  get rules(): readonly FailureRule[] {
    return this.#rules;
  }

  add(rule: FailureRule): void {
    this.#rules.push({ ...rule });
  }

  clear(): void {
    this.#rules = [];
  }

  /** The first rule that matches the request. Counts the request. */
  take(service: Service, path: string): FailureRule | undefined {
    const rule = this.#rules.find((candidate) => matches(candidate, service, path));
    if (rule?.times === undefined) return rule;
    rule.times -= 1;
    if (rule.times === 0) this.#rules = this.#rules.filter((other) => other !== rule);
    return rule;
  }
}

function matches(rule: FailureRule, service: Service, path: string): boolean {
  if (rule.service !== service) return false;
  return rule.path === undefined || path.startsWith(rule.path);
}
