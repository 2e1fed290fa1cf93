import { describe, expect, vi } from "vitest";
import { ORDER_ALARM_MS } from "#app/checkout/jobs/after-order.server.ts";
import { action, loader } from "#app/routes/checkout.tsx";
import { loader as thanks } from "#app/routes/thanks.tsx";
import { ADDRESS, NOT_CLIENT_CONFIRMATION } from "#tests/support/checkout-fields.ts";
import { untilEnded } from "#tests/support/jobs.ts";
import { checkoutIdOf, confirm, reachConfirmation } from "#tests/support/journey.ts";
import { type Site, SOON } from "#tests/support/site.ts";
import { test as siteTest } from "#tests/support/site-test.ts";
import type { Visitor } from "#tests/support/visitor.ts";

// Long enough for the steps on a busy machine: a slower visitor is a lead.
const test = siteTest.extend("env", { scope: "file" }, () => ({ ABANDONMENT_DELAY_MS: "5000" }));

const LOST = { service: "alarms", path: `/address`, status: 503, message: "Busy", times: 1 };

/** The visitor confirms, gets no answer, and leaves. */
async function confirmAndLeave(site: Site, visitor: Visitor, rule: object): Promise<string> {
  await reachConfirmation(visitor, "kit=oficina", "NOT_CLIENT");
  await site.fail({ ...LOST, ...rule });
  expect((await confirm(visitor, NOT_CLIENT_CONFIRMATION)).status).toBe(400);
  return await checkoutIdOf(site, visitor);
}

/** Runs the job about the order now. It is due once no visitor's request can hold the order any more. */
async function askNow(site: Site, checkoutId: string): Promise<void> {
  const { boss } = site.services.store;
  for (const { id } of await boss.findJobs("order-outcome", { queued: true })) await boss.cancel("order-outcome", id);
  await boss.send("order-outcome", { checkoutId }, { retryLimit: 0 });
}

const rowOf = async (site: Site, id: string) =>
  await site.services.store.db.selectFrom("checkout").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Until the order's own jobs have ended. Else the next test counts their calls. */
async function untilPlaced(site: Site, id: string): Promise<void> {
  await vi.waitFor(async () => expect((await rowOf(site, id)).order_id).toMatch(/^ord-/), SOON);
  await untilEnded(site.services.store, "order-confirmation");
  await untilEnded(site.services.store, "order-email");
}

const unresolvedOrders = async ({ services }: Site) =>
  /^shop_orders_unresolved (\d+)$/m.exec(await services.metrics.read(services.store, services.log))?.[1];

describe("an order whose answer was lost, of a visitor who left (docs/decisions/0053)", () => {
  test.for([
    ["the backend took it", { afterAccepting: true }],
    ["the backend did not take it", {}],
  ] as const)(
    "%s: it is placed once, then confirmed and e-mailed once, and is no lead",
    async ([_, rule], { site, visitor }) => {
      const id = await confirmAndLeave(site, visitor, rule);
      const { iban } = NOT_CLIENT_CONFIRMATION;
      expect(JSON.stringify(await rowOf(site, id))).not.toContain(iban.replaceAll(" ", ""));
      const { store } = site.services;
      const [due] = await store.boss.findJobs("order-outcome", { queued: true });
      expect(due?.startAfter.getTime()).toBeGreaterThan(Date.now());
      // The leads are due while the outcome is unknown.
      await untilEnded(store, "lead-call");
      await untilEnded(store, "lead-email");
      await askNow(site, id);
      await untilEnded(store, "order-outcome");
      await untilEnded(store, "order-confirmation");
      await untilEnded(store, "order-email");

      const tries = await site.received("/order");
      expect(tries.map(({ status }) => status)).toEqual([503, 200]);
      expect([...new Set(tries.map(({ headers }) => headers["idempotency-key"]))]).toEqual([
        expect.stringMatching(/^[0-9a-f-]{36}$/),
      ]);
      expect(tries[1]?.body).toEqual(tries[0]?.body);
      const orderId = tries[1]?.answer.orderId;
      expect((await site.received("/confirmation")).map(({ body }) => body.orderId)).toEqual([orderId]);
      expect((await site.receivedBy("emails", "/api/emails-prod")).map(({ body }) => body.param20)).toEqual([2]);
      expect(await site.receivedBy("node", "/abandonedcart")).toEqual([]);
      expect(await rowOf(site, id)).toMatchObject({ order_id: orderId, order_unresolved: false, sealed_order: null });
      expect((await visitor.get(loader, "/checkout")).location).toBe("/gracias");
      expect((await visitor.get(thanks, "/gracias")).data?.orderId).toBe(orderId);
    },
  );

  test("stays open: logged once, with its key, and counted; a later try places it", async ({ site, visitor }) => {
    const id = await confirmAndLeave(site, visitor, { times: 4 });
    const { db, boss } = site.services.store;
    const failures = async (count: number) =>
      await vi.waitFor(async () => expect(await site.received("/order")).toHaveLength(count), SOON);
    await askNow(site, id);
    await failures(2);
    expect(await unresolvedOrders(site)).toBe("0");
    await db
      .updateTable("checkout")
      .set({ order_sent_at: new Date(Date.now() - ORDER_ALARM_MS) })
      .execute();
    expect(await unresolvedOrders(site)).toBe("1");
    await askNow(site, id);
    await failures(3);
    await askNow(site, id);
    await failures(4);
    const { order_key } = await rowOf(site, id);
    await untilEnded(site.services.store, "order-outcome");
    const message = "The outcome of an order is still unknown: look it up at the backend";
    expect(site.log.lines.filter((line) => line.message === message)).toEqual([
      { level: "error", facts: { key: order_key, cause: "Request failed with status code 503" }, message },
    ]);
    // Each try above was a job of its own and its last.
    site.log.lines.length = 0;
    await boss.send("order-outcome", { checkoutId: id });
    await untilPlaced(site, id);
    expect(await unresolvedOrders(site)).toBe("0");
  });

  test("a visitor who returns first places it; the job finds nothing to do", async ({ site, visitor }) => {
    const id = await confirmAndLeave(site, visitor, { afterAccepting: true });
    expect((await confirm(visitor, NOT_CLIENT_CONFIRMATION)).location).toBe("/gracias");
    await askNow(site, id);
    await untilEnded(site.services.store, "order-outcome");
    await untilPlaced(site, id);
    expect(await site.received("/order")).toHaveLength(2);
  });

  test("a wrong account that is typed later does not replace the first body", async ({ site, visitor }) => {
    const id = await confirmAndLeave(site, visitor, { afterAccepting: true });
    const wrong = { ...NOT_CLIENT_CONFIRMATION, iban: "ES9121000418450200051333" };
    expect((await visitor.post(action, "/checkout", wrong)).data?.reply.error).toEqual({ "": ["errors:alreadySent"] });
    await askNow(site, id);
    await untilPlaced(site, id);
  });

  test("one that the backend refuses later stays open, for a person to look at", async ({ site, visitor }) => {
    const id = await confirmAndLeave(site, visitor, {});
    await site.fail({ ...LOST, status: 400 });
    await askNow(site, id);
    await untilEnded(site.services.store, "order-outcome");
    expect(await rowOf(site, id)).toMatchObject({ order_unresolved: true, order_claimed_until: null });
    // The try above was the job's last.
    await vi.waitFor(() => expect(site.log.lines.map(({ message }) => message)).toContain("A job failed"), SOON);
    site.log.lines.length = 0;
  });

  test("an order refused at once leaves nothing to ask for, and its visitor is a lead", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=piso");
    await site.fail({ ...LOST, status: 400 });
    await confirm(visitor);
    const id = await checkoutIdOf(site, visitor);
    expect(await rowOf(site, id)).toMatchObject({ order_unresolved: false, sealed_order: null });
    await askNow(site, id);
    await untilEnded(site.services.store, "order-outcome");
    await untilEnded(site.services.store, "lead-call");
    // Else it is sent during the next test, which counts its e-mails.
    await untilEnded(site.services.store, "lead-email");
    expect(await site.received("/order")).toHaveLength(1);
    expect(await site.receivedBy("node", "/abandonedcart")).toHaveLength(1);
    expect((await visitor.post(action, "/checkout", { ...ADDRESS, number: "99" })).location).toBe(
      "/checkout#confirmation",
    );
  });
});

test("an e-mail or a confirmation whose answer was lost is sent once", async ({ site, visitor }) => {
  await site.fail({ service: "emails", path: "/api", status: 500, afterAccepting: true, times: 1 });
  await site.fail({ service: "alarms", path: "/confirmation", status: 500, afterAccepting: true, times: 1 });
  await reachConfirmation(visitor, "kit=piso");
  await confirm(visitor);
  await untilEnded(site.services.store, "order-email");
  await untilEnded(site.services.store, "order-confirmation");
  for (const calls of [await site.receivedBy("emails", "/api/emails-prod"), await site.received("/confirmation")]) {
    expect(calls.map(({ status, repeat = false }) => [status, repeat])).toEqual([
      [500, false],
      [200, true],
    ]);
    const keys = calls.map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  }
});
