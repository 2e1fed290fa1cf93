import { describe, expect } from "vitest";
import { action } from "#app/routes/checkout.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, NOT_CLIENT_CONFIRMATION } from "#tests/support/checkout-fields.ts";
import { confirm, reachAddress, reachConfirmation } from "#tests/support/journey.ts";
import { test } from "#tests/support/site-test.ts";

describe("an order", () => {
  test.for([
    ["the promotional code of step 2, when the form has no such field", {}, "ALARMASYOIGO10"],
    ["no promotional code, when the field was emptied", { promotion: "" }, null],
  ] as const)("sends %s", async ([_name, fields, expected], { site, visitor }) => {
    await reachAddress(visitor, "kit=piso");
    await visitor.post(action, "/checkout", { ...ADDRESS, promotion: "ALARMASYOIGO10" });
    await visitor.post(action, "/checkout", { ...CLIENT_CONFIRMATION, ...fields });
    expect((await site.received("/order"))[0]?.body.promotion).toBe(expected);
  });

  test("keeps the promotional code when step 2 is sent again without it", async ({ site, visitor }) => {
    await reachAddress(visitor, "kit=piso");
    await visitor.post(action, "/checkout", { ...ADDRESS, promotion: "ALARMASYOIGO10" });
    await visitor.post(action, "/checkout", { intent: "edit", step: "address" });
    await visitor.post(action, "/checkout", { ...ADDRESS, number: "14" });
    await confirm(visitor);
    expect((await site.received("/order"))[0]?.body.promotion).toBe("ALARMASYOIGO10");
  });

  test("deletes the document number and never stores the IBAN", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=oficina", "NOT_CLIENT");
    await confirm(visitor, NOT_CLIENT_CONFIRMATION);
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
