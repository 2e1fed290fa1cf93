import { setTimeout as pause } from "node:timers/promises";
import { lakeClient } from "#tests/support/lake-client.ts";
import type { Scenario } from "./scenario.ts";

/** What one of the two contents adds to each price, in cents. No other amount of an order differs by it. */
export const RAISE = 777;

/** Other prices of all kits, which `commit` publishes. */
export async function raisedPrices(backendUrl: string, cents: number) {
  const lake = lakeClient(backendUrl);
  const kits = await lake.fetch<{ _id: string; price: Record<"client" | "notClient", number> }[]>('*[_type == "kit"]');
  const raised = (euros: number) => Math.round(euros * 100 + cents) / 100;
  const change = lake.transaction();
  for (const { _id, price } of kits) {
    change.patch(_id, {
      set: { "price.client": raised(price.client), "price.notClient": raised(price.notClient) },
    });
  }
  return change;
}

/** The Content Lake goes away, and comes back with other prices. */
export const PRICES: Scenario = {
  name: "prices",
  databases: ["PGlite", "PostgreSQL"],
  prepare: async () => {
    let raised = 0;
    return {
      raises: [0, RAISE],
      disturb: async ({ backend, backendUrl }, random) => {
        await backend.kill("SIGKILL");
        await backend.restart();
        const cents = raised === 0 ? RAISE : -RAISE;
        const change = await raisedPrices(backendUrl, cents);
        // Published while the sites cannot ask.
        for (const path of ["/v2025-11-01/data/live", "/v2025-11-01/data/query"]) {
          const rule = JSON.stringify({ service: "lake", path, broken: "reset" });
          const headers = { "Content-Type": "application/json" };
          await fetch(`${backendUrl}/failures`, { method: "PUT", headers, body: rule });
        }
        await change.commit();
        raised += cents;
        await pause(random.between(0, 1_500));
        await fetch(`${backendUrl}/failures`, { method: "DELETE" });
        return cents > 0 ? "prices raised" : "prices lowered";
      },
    };
  },
};
