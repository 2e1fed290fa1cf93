import { expect, test } from "vitest";
import { claimLead } from "#app/db/leads.server.ts";
import { claimOrder, releaseOrder, saveOrder } from "#app/db/orders.server.ts";
import { describeEachStore } from "./each-store.ts";
import { checkoutOf, readyCheckout } from "./sample-checkout.ts";

describeEachStore("a lead", (store) => {
  /** A checkout with an order in progress, and its lead. */
  async function claimed() {
    const { id } = await readyCheckout(store);
    await claimOrder(store.db, id, 60_000);
    return {
      lead: { checkoutId: id, customerId: "c1", addressId: "a1" },
      row: await checkoutOf(store.db, id),
    };
  }

  test("waits for an order in progress, and is sent once if the order is refused", async () => {
    const { db } = store;
    const { lead, row } = await claimed();
    expect(await claimLead(db, lead, "call")).toBe("claimed");
    await releaseOrder(db, row, { isRefused: true });
    expect(await claimLead(db, lead, "call")).toMatchObject({ id: row.id });
    expect(await claimLead(db, lead, "call")).toBeUndefined();
  });

  test("is not sent after an order", async () => {
    const { db } = store;
    const { lead, row } = await claimed();
    await saveOrder(db, row.id, "o1");
    expect(await claimLead(db, lead, "call")).toBeUndefined();
  });
});
