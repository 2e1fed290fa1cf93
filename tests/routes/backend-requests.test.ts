import { expect, vi } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { loader as thanks } from "#app/routes/thanks.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { type Received, SOON } from "#tests/support/site.ts";
import { test } from "#tests/support/site-test.ts";
import { plainOrder, REQUEST_CASES } from "./backend-requests-cases.ts";

const SALE_SUBJECT = /^VENTA CONFIRMADA Compra online HomeGo \[Fecha: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\]$/;

/** Waits for a request, and expects no other. */
async function only(read: () => Promise<Received[]>): Promise<Received> {
  const all = await vi.waitFor(async () => {
    const found = await read();
    expect(found).not.toEqual([]);
    return found;
  }, SOON);
  expect(all).toHaveLength(1);
  const [request] = all;
  if (!request) throw new Error("No request arrived");
  expect(request).toMatchObject({ method: "POST", status: 200 });
  return request;
}

test.for(REQUEST_CASES)(
  "every call of an order, with every field (docs/rules.md#backend-calls): $name",
  async (orderCase, { site, visitor }) => {
    await visitor.get(loader, `/checkout?${orderCase.query}`);
    for (const fields of [
      { ...PERSONAL, ...orderCase.personal },
      { ...ADDRESS, ...orderCase.address },
      { ...CLIENT_CONFIRMATION, ...orderCase.confirmation },
    ]) {
      expect(await visitor.post(action, "/checkout", fields)).toMatchObject({ status: 303 });
    }
    const customer = await only(() => site.received("/customer"));
    const place = await only(() => site.received("/address"));
    const order = await only(() => site.received("/order"));
    const addressId = String(place.answer);
    const plain = plainOrder(addressId);
    expect(customer.body).toEqual({ ...plain.customer, ...orderCase.customer });
    expect(place.path).toBe(`/customer/${customer.answer.id}/address`);
    expect(place.body).toEqual({ ...plain.place, ...orderCase.place });
    expect(order.path).toBe(`/address/${addressId}/order`);
    expect(order.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(order.body).toEqual({ ...plain.order, ...orderCase.order });

    const confirmation = await only(() => site.received("/confirmation"));
    expect(confirmation.body).toEqual({ orderId: order.answer.orderId, product: orderCase.product });
    expect((await visitor.get(thanks, "/gracias")).data?.orderId).toBe(order.answer.orderId);

    const email = await only(() => site.receivedBy("emails", "/api/emails-prod"));
    const { param21, ...others } = email.body;
    expect(param21).toMatch(SALE_SUBJECT);
    expect(others).toEqual({ ...plain.email, ...orderCase.email });
    expect(await site.receivedBy("node", "")).toEqual([]);
  },
);
