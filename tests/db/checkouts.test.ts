import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createCheckout, findCheckout, reopenStep, saveAddress, savePersonal } from "#app/db/checkouts.server.ts";
import { describeEachStore } from "./each-store.ts";
import { ADDRESS, COMPLETE, PERSON, readyCheckout, SELECTION } from "./sample-checkout.ts";

describeEachStore("a checkout", (store) => {
  test("keeps the data of each step over a restart", async () => {
    const { id } = await readyCheckout(store);
    await store.restart();
    expect(await findCheckout(store.db, id)).toMatchObject({
      selection: SELECTION,
      personal: PERSON,
      customer_id: "c1",
      address: ADDRESS,
      sealed_document: "closed",
      address_id: "a1",
      order_id: null,
      created_at: expect.any(Date),
    });
  });

  test("an address is not saved after its customer changed", async () => {
    const id = randomUUID();
    await createCheckout(store.db, id, SELECTION);
    await savePersonal(store.db, id, PERSON, "c2");
    await saveAddress(store.db, id, COMPLETE);
    expect(await findCheckout(store.db, id)).toMatchObject({ address: null, address_id: null });
  });

  test.each([
    ["personal", { customer_id: null, address_id: null }],
    ["address", { customer_id: "c1", address_id: null }],
  ] as const)("reopening step %s keeps the typed values", async (step, expected) => {
    const { id } = await readyCheckout(store);
    await reopenStep(store.db, id, step);
    expect(await findCheckout(store.db, id)).toMatchObject({
      ...expected,
      personal: PERSON,
      address: ADDRESS,
      sealed_document: "closed",
    });
  });
});
