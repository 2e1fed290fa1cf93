import type { FailureRule } from "#sandbox/recorder/failure-rules.ts";

/** What goes wrong, as a rule of the sandbox. */
export interface Fault {
  name: string;
  rule: Omit<FailureRule, "service">;
}

/** Longer than pages may take, shorter than the time limit of a call. */
const SLOW_MS = 700;

export const FAULTS: readonly Fault[] = [
  { name: "refused", rule: { broken: "reset" } },
  { name: "slow", rule: { delayMs: SLOW_MS } },
  { name: "hung", rule: { broken: "hang" } },
  { name: "500", rule: { status: 500 } },
  { name: "429", rule: { status: 429 } },
  { name: "garbage", rule: { broken: "garbage" } },
  { name: "other shape", rule: { broken: "shape" } },
  { name: "empty", rule: { broken: "empty" } },
  { name: "cut", rule: { broken: "half" } },
  { name: "huge", rule: { broken: "huge" } },
];

export const SERVICES = ["lake", "alarms", "node", "services", "emails", "places"] as const;
