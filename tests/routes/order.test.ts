import { describe, expect, vi } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { loader as thanks } from "#app/routes/thanks.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { reachConfirmation } from "#tests/support/journey.ts";
import { test } from "#tests/support/site-test.ts";

describe("an order", () => {
  test("goes step by step to the thank-you page; 'unifamiliar' is an alias of 'chalet'", async ({ visitor }) => {
    await visitor.get(loader, "/checkout?kit=unifamiliar&camara=true");
    const steps = [
      await visitor.post(action, "/checkout?kit=unifamiliar&camara=true", PERSONAL),
      await visitor.post(action, "/checkout", ADDRESS),
      await visitor.post(action, "/checkout", CLIENT_CONFIRMATION),
    ];
    expect(steps.map(({ status, location }) => [status, location])).toEqual([
      [303, "/checkout#address"],
      [303, "/checkout#confirmation"],
      [303, "/gracias"],
    ]);
    const page = await visitor.get(thanks, "/gracias");
    expect(page.data).toMatchObject({
      clientStatus: "CLIENT",
      selection: { productId: "chalet", quote: { camera: { chosen: true } } },
    });
  });

  test.for([
    ["the promotional code of step 2, when the form has no such field", {}, "ALARMASYOIGO10"],
    ["no promotional code, when the field was emptied", { promotion: "" }, null],
  ] as const)("sends %s", async ([_name, fields, expected], { site, visitor }) => {
    await visitor.get(loader, "/checkout?kit=piso");
    await visitor.post(action, "/checkout", PERSONAL);
    await visitor.post(action, "/checkout", { ...ADDRESS, promotion: "ALARMASYOIGO10" });
    await visitor.post(action, "/checkout", { ...CLIENT_CONFIRMATION, ...fields });
    expect((await site.received("/order"))[0]?.body.promotion).toBe(expected);
  });

  test("keeps the promotional code when step 2 is sent again without it", async ({ site, visitor }) => {
    await visitor.get(loader, "/checkout?kit=piso");
    await visitor.post(action, "/checkout", PERSONAL);
    await visitor.post(action, "/checkout", { ...ADDRESS, promotion: "ALARMASYOIGO10" });
    await visitor.post(action, "/checkout", { intent: "edit", step: "address" });
    await visitor.post(action, "/checkout", { ...ADDRESS, number: "14" });
    await visitor.post(action, "/checkout", CLIENT_CONFIRMATION);
    expect((await site.received("/order"))[0]?.body.promotion).toBe("ALARMASYOIGO10");
  });

  test("is confirmed to the backend by a job", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=piso");
    await visitor.post(action, "/checkout", CLIENT_CONFIRMATION);
    const page = await visitor.get(thanks, "/gracias");
    await vi.waitFor(
      async () => {
        const bodies = (await site.received("/confirmation")).map(({ body }) => body);
        expect(bodies).toContainEqual({ orderId: page.data?.orderId, product: "pisos" });
      },
      { timeout: 15_000, interval: 200 },
    );
  });

  test("deletes the document number and never stores the IBAN", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=oficina", "NOT_CLIENT");
    await visitor.post(action, "/checkout", NOT_CLIENT_CONFIRMATION);
    const rows = await site.services.store.db
      .selectFrom("checkout")
      .selectAll()
      .where("order_id", "is not", null)
      .execute();
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain("12345678Z");
    expect(stored).not.toContain("ES9121000418450200051332");
  });
});
