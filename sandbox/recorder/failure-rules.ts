import { z } from "zod";
import { type Service, service } from "./service.ts";

/** The longest delay of a rule, in milliseconds. */
const MAX_DELAY_MS = 300_000;

/** A rule that makes a service slow or fail. */
export const failureRule = z.strictObject({
  service,
  /** Within the service; matches that path and all that begin with it. All paths when left out. */
  path: z.string().startsWith("/").optional(),
  /** Only the path itself, not what begins with it. */
  exact: z.boolean().optional(),
  /** Left out, the request is only delayed. */
  status: z.number().int().min(400).max(599).optional(),
  message: z.string().optional(),
  delayMs: z.number().int().min(0).max(MAX_DELAY_MS).optional(),
  /** How long the answer is held back after the work is done. */
  answerDelayMs: z.number().int().min(0).max(MAX_DELAY_MS).optional(),
  /** How many requests it meets; all when left out. */
  times: z.number().int().min(1).optional(),
  /** The work is done (an order is recorded) and the failure answered none the less: an unknown outcome. */
  afterAccepting: z.boolean().optional(),
});

export type FailureRule = z.infer<typeof failureRule>;

/** The rules in force; in memory, so a restart ends them. */
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

  /** The first rule that meets the request, and counts it. */
  take(service: Service, path: string): FailureRule | undefined {
    const rule = this.#rules.find((candidate) => meets(candidate, service, path));
    if (rule?.times === undefined) return rule;
    rule.times -= 1;
    if (rule.times === 0) this.#rules = this.#rules.filter((other) => other !== rule);
    return rule;
  }
}

function meets(rule: FailureRule, service: Service, path: string): boolean {
  if (rule.service !== service) return false;
  if (rule.path === undefined) return true;
  return rule.exact ? path === rule.path : path.startsWith(rule.path);
}
