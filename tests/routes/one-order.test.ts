import { describe, expect, vi } from "vitest";
import { orderBody } from "#app/checkout/confirmation/order-body.ts";
import { claimOrder, markOrderSent, releaseOrder } from "#app/db/orders.server.ts";
import { action, loader } from "#app/routes/checkout.tsx";
import { loader as thanks } from "#app/routes/thanks.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, NOT_CLIENT_CONFIRMATION } from "#tests/support/checkout-fields.ts";
import { confirm, reachConfirmation } from "#tests/support/journey.ts";
import { type Site, SOON } from "#tests/support/site.ts";
import { SHORT_TIMEOUT, test as siteTest } from "#tests/support/site-test.ts";

const test = siteTest.extend("env", { scope: "file" }, () => SHORT_TIMEOUT);

/** The backend takes the order, and its answer is lost. */
const LOST = { service: "alarms", path: "/address", status: 500, message: "Busy", afterAccepting: true, times: 1 };
/** The form of step 3 while the outcome is unknown. */
const AGAIN = { intent: "confirmation", repeats: "on", acceptance: "on" };
const WRONG = { ...NOT_CLIENT_CONFIRMATION, iban: "ES9121000418450200051333" };
/** The backend's refusal of an account, in the header and at its field. */
const WRONG_IBAN = { "": ["errors:invalidIban"], iban: ["errors:invalidIban"] };

describe("one order per checkout", () => {
  test("after two submits, one after the other", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=chalet");
    await confirm(visitor);
    const again = await confirm(visitor);
    expect(again).toMatchObject({ status: 303, location: "/gracias" });
    expect(await site.received("/order")).toHaveLength(1);
  });

  test("after two simultaneous submits", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=chalet");
    const both = await Promise.all([confirm(visitor), confirm(visitor)]);
    expect(both.map(({ status, location }) => [status, location])).toEqual([
      [303, "/gracias"],
      [303, "/gracias"],
    ]);
    expect(await site.received("/order")).toHaveLength(1);
  });

  test("of many submits at once five wait, the others told to try again", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=chalet");
    const { db } = site.services.store;
    const { id } = await db.selectFrom("checkout").select("id").orderBy("created_at", "desc").executeTakeFirstOrThrow();
    const other = await claimOrder(db, id, 60_000);
    if (!other) throw new Error("There was no claim");
    const statuses: number[] = [];
    const submits = Array.from({ length: 9 }, async () => {
      const { status } = await confirm(visitor);
      statuses.push(status);
    });
    await vi.waitFor(() => expect(statuses).toEqual([400, 400, 400, 400]), SOON);
    await releaseOrder(db, other, { isRefused: false });
    await Promise.all(submits);
    expect(statuses.slice(4)).toEqual([303, 303, 303, 303, 303]);
    expect(await site.received("/order")).toHaveLength(1);
  });

  test("after a second submit, when the backend accepted the first without an answer", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=chalet");
    await site.fail(LOST);
    const first = await confirm(visitor);
    expect(first).toMatchObject({ status: 400, data: { step: "confirmation", reply: { error: { "": ["Busy"] } } } });
    const second = await confirm(visitor);
    expect(second.location).toBe("/gracias");
    const tries = await site.received("/order");
    expect([...new Set(tries.map(({ headers }) => headers["idempotency-key"]))]).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
    expect(tries).toHaveLength(2);
  });

  test("after a second submit, when the first timed out", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=chalet");
    await site.fail({ service: "alarms", path: "/address", delayMs: 4_000, times: 1 });
    const first = await confirm(visitor);
    expect(first.status).toBe(400);
    expect(site.log.lines).toContainEqual(
      expect.objectContaining({ facts: expect.objectContaining({ cause: "timeout of 2000ms exceeded" }) }),
    );
    expect((await confirm(visitor)).location).toBe("/gracias");
    // The first call is still pending; it arrives after the second.
    await vi.waitFor(async () => expect(await site.received("/order")).toHaveLength(2), SOON);
    expect(await ordersAtBackend(site)).toBe(1);
  });

  test("while the outcome is unknown kit and steps cannot change, and the page says so", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=chalet");
    await site.fail({ ...LOST, status: 503 });
    await confirm(visitor);
    const { data } = await visitor.get(loader, "/checkout?kit=piso");
    expect(data).toMatchObject({ selection: { productId: "chalet" }, step: "confirmation", isUnresolved: true });
    const edit = await visitor.post(action, "/checkout", { intent: "edit", step: "address" });
    expect(edit.location).toBe("/checkout#confirmation");
    expect((await visitor.post(action, "/checkout", { ...ADDRESS, number: "99" })).data?.reply.error).toEqual({
      "": ["errors:changed"],
    });
    expect((await confirm(visitor)).location).toBe("/gracias");
    expect((await visitor.get(thanks, "/gracias")).data?.selection.productId).toBe("chalet");
    expect(await ordersAtBackend(site)).toBe(1);
  });

  test("after a refusal kit and steps can change", async ({ visitor }) => {
    await reachConfirmation(visitor, "kit=oficina", "NOT_CLIENT");
    await confirm(visitor, WRONG);
    const { data } = await visitor.get(loader, "/checkout?kit=piso");
    expect(data).toMatchObject({ selection: { productId: "piso" }, isUnresolved: false });
  });

  test.for([
    ["another account", { iban: "ES7921000813610123456789" }],
    ["another holder", { owner: "Jon Etxea" }],
    ["a promotional code", { promotion: "alarmasyoigo" }],
  ] as const)(
    "%s after an unknown outcome is not sent; the first body is",
    async ([_name, other], { site, visitor }) => {
      await reachConfirmation(visitor, "kit=oficina", "NOT_CLIENT");
      await site.fail(LOST);
      await confirm(visitor, NOT_CLIENT_CONFIRMATION);
      const refused = await confirm(visitor, { ...NOT_CLIENT_CONFIRMATION, ...other });
      expect([refused.status, refused.data?.reply.error]).toEqual([400, { "": ["errors:alreadySent"] }]);
      expect(await site.received("/order")).toHaveLength(1);
      const { data } = await visitor.get(loader, "/checkout?kit=piso");
      expect(data).toMatchObject({
        selection: { productId: "oficina" },
        isUnresolved: true,
        sent: { owner: "Ane López", iban: "ES91 ···· 1332", promotion: null },
      });
      expect((await confirm(visitor, AGAIN)).location).toBe("/gracias");
      const [first, second] = await site.received("/order");
      expect(second?.body).toEqual(first?.body);
      expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
      expect(await ordersAtBackend(site)).toBe(1);
    },
  );

  test("a promotional code of an order of unknown outcome is shown and sent again", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=chalet");
    await site.fail(LOST);
    await confirm(visitor, { ...CLIENT_CONFIRMATION, promotion: "alarmasyoigo" });
    expect((await visitor.get(loader, "/checkout")).data?.sent).toEqual({
      owner: null,
      iban: null,
      promotion: "alarmasyoigo",
    });
    expect((await confirm(visitor, AGAIN)).location).toBe("/gracias");
    expect((await site.received("/order")).map(({ body }) => body.promotion)).toEqual(["alarmasyoigo", "alarmasyoigo"]);
  });

  test("a refusal of the first body unlocks the order, which keeps its key", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=oficina", "NOT_CLIENT");
    await site.fail({ ...LOST, status: 503, afterAccepting: false });
    await confirm(visitor, WRONG);
    expect((await confirm(visitor, AGAIN)).data?.reply.error).toEqual({ "": ["errors:invalidIban"] });
    expect((await visitor.get(loader, "/checkout")).data).toMatchObject({ isUnresolved: false, sent: null });
    // A page that still shows the order as it was sent.
    expect((await confirm(visitor, AGAIN)).data?.reply.error).toEqual({ "": ["errors:changed"] });
    expect((await confirm(visitor, NOT_CLIENT_CONFIRMATION)).location).toBe("/gracias");
    const tries = await site.received("/order");
    expect(tries.map(({ status, body }) => [status, body.iban])).toEqual([
      [503, WRONG.iban],
      [400, WRONG.iban],
      [200, NOT_CLIENT_CONFIRMATION.iban.replaceAll(" ", "")],
    ]);
    expect(new Set(tries.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  test("two simultaneous refusals both get their message", async ({ visitor }) => {
    await reachConfirmation(visitor, "kit=oficina", "NOT_CLIENT");
    const both = await Promise.all([confirm(visitor, WRONG), confirm(visitor, WRONG)]);
    for (const { data } of both) expect(data?.reply.error).toEqual(WRONG_IBAN);
  });

  test("an order whose checkout was deleted meanwhile is logged as an error with its id", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=chalet");
    await site.fail({ service: "alarms", path: "/address", delayMs: 1_000, times: 1 });
    const ordering = confirm(visitor);
    const { db } = site.services.store;
    await vi.waitFor(async () => {
      const gone = await db.deleteFrom("checkout").where("order_unresolved", "=", true).returning("id").execute();
      expect(gone).toHaveLength(1);
    }, SOON);
    expect((await ordering).location).toBe("/gracias");
    const [order] = await site.received("/order");
    expect(site.log.lines.filter(({ message }) => message.startsWith("An order was placed"))).toEqual([
      expect.objectContaining({ level: "error", facts: { orderId: order?.answer.orderId } }),
    ]);
    site.log.lines.length = 0;
  });

  test("an expired claim does not block the next request", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=chalet");
    const { db } = site.services.store;
    const row = await db.selectFrom("checkout").selectAll().orderBy("created_at", "desc").executeTakeFirstOrThrow();
    const claimed = await claimOrder(db, row.id, 500);
    if (!claimed) throw new Error("There was no claim");
    const order = {
      selection: row.selection,
      clientStatus: "CLIENT",
      addressId: row.address_id ?? "",
      promotion: null,
    } as const;
    await markOrderSent(db, claimed, site.services.sealer.seal(JSON.stringify(orderBody(order))));
    expect((await confirm(visitor)).location).toBe("/gracias");
  });
});

async function ordersAtBackend(site: Site): Promise<number> {
  const answers = await site.received("/order");
  return new Set(answers.filter(({ status }) => status === 200).map(({ answer }) => answer.orderId)).size;
}
