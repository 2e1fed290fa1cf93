import { send } from "./alarms-requests.ts";

/** Resolves when no failure rule is left: the request of a rule with `times: 1` is then in progress. */
export async function untilRulesTaken(url: string): Promise<void> {
  for (;;) {
    const { body } = await send(`${url}/failures`, "GET");
    if (Array.isArray(body) && body.length === 0) return;
  }
}
