import { send } from "./alarms-requests.ts";

/** Resolves when no failure rule is left: a rule of `times: 1` has met its request, which is in flight then. */
export async function untilRulesTaken(url: string): Promise<void> {
  for (;;) {
    const { body } = await send(`${url}/failures`, "GET");
    if (Array.isArray(body) && body.length === 0) return;
  }
}
