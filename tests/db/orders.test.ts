import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import {
  createCheckout,
  findCheckout,
  reopenStep,
  saveAddress,
  savePersonal,
  saveSelection,
} from "#app/db/checkouts.server.ts";
import {
  claimOrder,
  countUnresolvedOrders,
  markOrderSent,
  releaseOrder,
  saveOrder,
  takeOrderAlarm,
} from "#app/db/orders.server.ts";
import { deleteInactiveCheckouts } from "#app/db/retention.server.ts";
import { describeEachStore } from "./each-store.ts";
import { ADDRESS, COMPLETE, checkoutOf, PERSON, readyCheckout, SELECTION } from "./sample-checkout.ts";

describeEachStore("an order", (store) => {
  test("of many simultaneous claims one succeeds; after a release or an expiry another can", async () => {
    const { id } = await readyCheckout(store);
    const claims = await Promise.all(Array.from({ length: 10 }, () => claimOrder(store.db, id, 60_000)));
    expect(claims.filter((claimed) => claimed !== undefined)).toEqual([
      expect.objectContaining({ id, address_id: "a1" }),
    ]);
    await releaseOrder(store.db, await checkoutOf(store.db, id), { isRefused: false });
    expect(await claimOrder(store.db, id, -1)).toMatchObject({ id });
    expect(await claimOrder(store.db, id, 60_000)).toMatchObject({ id });
  });

  test("an expired claim cannot send after a later one, nor release it, nor record a refusal", async () => {
    const { id } = await readyCheckout(store);
    const expired = await claimOrder(store.db, id, -1);
    const later = await claimOrder(store.db, id, 60_000);
    if (!expired || !later) throw new Error("There was no claim");
    expect(await markOrderSent(store.db, expired, "other")).toBe("lost");
    expect(await checkoutOf(store.db, id)).toMatchObject({ order_unresolved: false, sealed_order: null });
    expect(await markOrderSent(store.db, later, "sealed")).toBe("first");
    await releaseOrder(store.db, expired, { isRefused: true });
    expect(await checkoutOf(store.db, id)).toMatchObject({ order_unresolved: true, sealed_order: "sealed" });
    expect(await claimOrder(store.db, id, 60_000)).toBeUndefined();
    await saveOrder(store.db, id, "o1");
    expect(await markOrderSent(store.db, later, "other")).toBe("lost");
  });

  test("an incomplete checkout cannot be claimed", async () => {
    const id = randomUUID();
    await createCheckout(store.db, id, SELECTION);
    expect(await claimOrder(store.db, id, 60_000)).toBeUndefined();
  });

  /** Whether each write of the steps succeeds. */
  const writes = async (id: string) => [
    (await saveSelection(store.db, id, SELECTION)) !== undefined,
    await saveAddress(store.db, id, { ...COMPLETE, addressId: "a2" }),
    await reopenStep(store.db, id, "address"),
    await savePersonal(store.db, id, PERSON, "c2"),
  ];

  test.each([
    ["during an order in progress", async (id: string) => claimOrder(store.db, id, 60_000)],
    [
      "while the backend may have the order",
      async (id: string) => markOrderSent(store.db, await checkoutOf(store.db, id), "sealed"),
    ],
    ["after an order", async (id: string) => saveOrder(store.db, id, "o1")],
  ])("the checkout cannot change %s", async (_when, prepare) => {
    const { id } = await readyCheckout(store);
    await prepare(id);
    expect(await writes(id)).toEqual([false, false, false, false]);
  });

  test.each([
    ["after a refusal the checkout can change", true, [true, true, true, true]],
    ["after an unknown outcome it cannot", false, [false, false, false, false]],
  ])("%s", async (_name, isRefused, expected) => {
    const { id } = await readyCheckout(store);
    const claimed = await claimOrder(store.db, id, 60_000);
    if (!claimed) throw new Error("There was no claim");
    await markOrderSent(store.db, claimed, "sealed");
    await releaseOrder(store.db, claimed, { isRefused });
    expect(await writes(id)).toEqual(expected);
    expect(await checkoutOf(store.db, id)).toMatchObject({ sealed_order: isRefused ? null : "sealed" });
  });

  test("the alarm about an unknown outcome is taken once, after its time", async () => {
    const { db } = store;
    const checkout = await readyCheckout(store);
    const before = await countUnresolvedOrders(db, 0);
    await markOrderSent(db, checkout, "sealed");
    expect(await takeOrderAlarm(db, checkout.id, 60_000)).toBeUndefined();
    expect(await countUnresolvedOrders(db, 60_000)).toBe(0);
    expect(await countUnresolvedOrders(db, 0)).toBe(before + 1);
    expect(await takeOrderAlarm(db, checkout.id, 0)).toBe(checkout.order_key);
    expect(await takeOrderAlarm(db, checkout.id, 0)).toBeUndefined();
  });

  test.each([
    ["back", -60 * 60_000],
    ["on", 60 * 60_000],
  ])("a clock of this process that jumps %s neither blocks an order nor ends a claim", async (_direction, byMs) => {
    const { db } = store;
    const { id } = await readyCheckout(store);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + byMs });
    try {
      expect(await claimOrder(db, id, 30_000)).toMatchObject({ id });
    } finally {
      vi.useRealTimers();
    }
    // On a server, the clock of the process does not count. The embedded database has that clock, and a claim of the future is void.
    const isEmbedded = (await claimOrder(db, id, 30_000)) !== undefined;
    await releaseOrder(db, await checkoutOf(db, id), { isRefused: false });
    expect(await claimOrder(db, id, 30_000)).toMatchObject({ id });
    expect(isEmbedded).toBe(store.isEmbedded);
  });

  test("during an order in progress, and for a retention period after it, the checkout is not deleted", async () => {
    const { db } = store;
    const claimed = await readyCheckout(store);
    const begun = await readyCheckout(store);
    const left = await readyCheckout(store);
    await claimOrder(db, claimed.id, 60_000);
    const longAgo = new Date(Date.now() - 60_000);
    for (const { id } of [claimed, begun, left]) {
      await db.updateTable("checkout").set({ updated_at: longAgo }).where("id", "=", id).execute();
    }
    await markOrderSent(db, begun, "sealed");
    expect(await deleteInactiveCheckouts(db, 59_000)).toBe(1);
    const ids = await Promise.all([claimed, begun, left].map(async ({ id }) => (await findCheckout(db, id))?.id));
    expect(ids).toEqual([claimed.id, begun.id, undefined]);
  });

  test("an order is saved once, and cannot change afterwards", async () => {
    const checkout = await readyCheckout(store);
    expect(await saveOrder(store.db, checkout.id, "o1")).toBe(true);
    expect(await saveOrder(store.db, checkout.id, "o2")).toBe(false);
    await reopenStep(store.db, checkout.id, "personal");
    expect(await saveSelection(store.db, checkout.id, SELECTION)).toBeUndefined();
    expect(await claimOrder(store.db, checkout.id, 1_000)).toBeUndefined();
    expect(await findCheckout(store.db, checkout.id)).toMatchObject({
      order_id: "o1",
      customer_id: "c1",
      address: ADDRESS,
      sealed_document: "closed",
    });
  });
});
