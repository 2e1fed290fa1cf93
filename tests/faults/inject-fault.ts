import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "./random.ts";
import type { System } from "./system.ts";

/** The calls that a step or a job makes, each of which may be interrupted. */
const CALLS = [
  { service: "alarms", path: "/" },
  { service: "alarms", path: "/address" },
  { service: "alarms", path: "/confirmation" },
  { service: "emails", path: "/" },
  { service: "node", path: "/" },
] as const;

/**
 * Makes the services slow, starts requests, and at a random moment disturbs the system, which recovers before this ends.
 *
 * @returns what the requests gave, and what the fault was.
 */
export async function injectFault<Result>(
  system: System,
  random: Random,
  begin: () => Promise<Result>[],
): Promise<{ results: Result[]; fault: string }> {
  const delayMs = await delayServices(system, random);
  const requests = begin();
  await pause(random.between(0, delayMs + 120));
  const fault = await system.disturb(random);
  const results = await Promise.all(requests);
  await fetch(`${system.backendUrl}/failures`, { method: "DELETE" });
  return { results, fault };
}

/**
 * Delays the services before and after they accept a request, the order sometimes beyond the site's time limit.
 *
 * @returns the sum of the order's delays in milliseconds.
 */
async function delayServices({ backendUrl }: System, random: Random): Promise<number> {
  let longest = 0;
  // The first rule that matches counts, so the more exact ones come first.
  for (const call of [...CALLS].reverse()) {
    const isOrder = call.path === "/address";
    const rule = {
      ...call,
      delayMs: Math.round(random.between(0, 150)),
      answerDelayMs: Math.round(isOrder && random.chance(0.1) ? random.between(900, 1_100) : random.between(0, 150)),
    };
    longest = Math.max(longest, rule.delayMs + rule.answerDelayMs);
    const headers = { "Content-Type": "application/json" };
    await fetch(`${backendUrl}/failures`, { method: "PUT", headers, body: JSON.stringify(rule) });
  }
  return longest;
}
