import { describe, expect, vi } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { ADDRESS, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { untilEnded } from "#tests/support/jobs.ts";
import { confirm, reachAddress, reachConfirmation } from "#tests/support/journey.ts";
import { type Site, SOON } from "#tests/support/site.ts";
import { test as siteTest } from "#tests/support/site-test.ts";

/** Short, but longer than the three steps of a test. */
const DELAY_MS = 2_500;
const NOT_CLIENT = { ...PERSONAL, clientStatus: "NOT_CLIENT" };

const test = siteTest.extend("env", { scope: "file" }, () => ({ ABANDONMENT_DELAY_MS: String(DELAY_MS) }));

/** The leads that were sent, once all their jobs have ended. */
async function leads(site: Site) {
  const states = [
    ...(await untilEnded(site.services.store, "lead-call")),
    ...(await untilEnded(site.services.store, "lead-email")),
  ];
  expect(states).not.toContain("failed");
  return {
    calls: (await site.receivedBy("node", "/abandonedcart")).map(({ body }) => body),
    emails: (await site.receivedBy("emails", "/api/emails-prod")).map(({ body }) => body),
  };
}

const idsOf = async (site: Site) => ({
  customerId: (await site.received("/customer")).at(-1)?.answer.id,
  addressId: (await site.received("/address")).at(-1)?.answer,
});

describe("abandoned cart (docs/rules.md#abandonment-delay)", () => {
  test("is sent after step 1, with every field", async ({ site, visitor }) => {
    await reachAddress(visitor, "kit=chalet&camara=true&boton_panico=true");
    const { customerId } = await idsOf(site);
    const { calls, emails } = await leads(site);
    expect(calls).toEqual([
      {
        customerId,
        productName: "Alarma para Chalet",
        productDescription: "Cámara HD",
        isBusiness: false,
        name: "Ane López",
        phone: "600123456",
        email: "ane@example.com",
        camStatus: true,
        botonPanicoStatus: true,
        clientStatus: "CLIENT",
        price: "49.31",
      },
    ]);
    const [{ param21, ...email } = {}] = emails;
    expect(emails).toHaveLength(1);
    const [job] = await site.services.store.boss.findJobs("lead-email");
    expect(param21).toMatch(/^VENTA PARA CERRAR ALARMA .+\[Fecha: .+Z\]$/);
    expect(param21).toContain(job?.createdOn.toISOString());
    expect(email).toEqual({
      contactlist_id: "",
      name: "Ane López",
      phone: "600123456",
      isClient: true,
      email: "",
      param1: customerId,
      param2: "Kit Chalet",
      param9: "49.31",
      param10: true,
      param11: false,
      param12: "Cámara HD",
      ...Object.fromEntries([3, 4, 5, 6, 7, 8, 13, 14, 15, 16, 17, 18].map((at) => [`param${at}`, null])),
      param19: "ane@example.com",
      param20: 1,
      param22: "si",
      param23: null,
    });
    expect(site.log.lines.map(({ message }) => message)).toContain("email sent");
  });

  test("is sent for step 2 only, when step 2 was completed in time", async ({ site, visitor }) => {
    await visitor.get(loader, "/checkout?kit=oficina&boton_panico=true");
    await visitor.post(action, "/checkout", NOT_CLIENT);
    await visitor.post(action, "/checkout", ADDRESS);
    const { customerId, addressId } = await idsOf(site);
    const { calls, emails } = await leads(site);
    expect(calls).toEqual([
      expect.objectContaining({
        customerId,
        addressId,
        productName: "Alarma para Oficina_NEGOCIOS",
        productDescription: "Botón pánico",
        isBusiness: true,
        clientStatus: "NOT_CLIENT",
        price: "41.00",
      }),
    ]);
    expect(emails).toEqual([
      expect.objectContaining({ contactlist_id: "", param1: addressId, param3: null, param8: null, param23: 19.9 }),
    ]);
  });

  test("is not sent after an order", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=piso", "NOT_CLIENT");
    await confirm(visitor, NOT_CLIENT_CONFIRMATION);
    expect(await leads(site)).toMatchObject({ calls: [], emails: [expect.objectContaining({ param20: 2 })] });
  });

  test("is not sent twice, neither for a repeated step nor for a repeated job", async ({ site, visitor }) => {
    await reachAddress(visitor, "kit=piso");
    expect((await leads(site)).calls).toHaveLength(1);
    await visitor.post(action, "/checkout", { intent: "edit", step: "personal" });
    await visitor.post(action, "/checkout", PERSONAL);
    const { boss } = site.services.store;
    for (const { data } of await boss.findJobs<object>("lead-call")) await boss.send("lead-call", data);
    const { calls, emails } = await leads(site);
    expect([calls.length, emails.length]).toEqual([1, 1]);
  });

  test("is sent once for each step, when the visitor continues after the first lead", async ({ site, visitor }) => {
    await reachAddress(visitor, "kit=piso");
    expect((await leads(site)).calls).toHaveLength(1);
    await visitor.post(action, "/checkout", ADDRESS);
    expect((await leads(site)).calls.map(({ addressId }) => addressId !== undefined)).toEqual([false, true]);
  });

  test("a repeated step restarts the delay", async ({ site, visitor }) => {
    await reachAddress(visitor, "kit=piso");
    await visitor.post(action, "/checkout", { ...PERSONAL, name: "Ane Lopez" });
    const { customerId } = await idsOf(site);
    expect((await leads(site)).calls).toEqual([expect.objectContaining({ customerId, name: "Ane Lopez" })]);
  });

  test("is not sent for step 1 by a job that began while step 2 was completed", async ({ site, visitor }) => {
    await reachAddress(visitor, "kit=piso");
    const { boss } = site.services.store;
    const begun = await boss.findJobs<object>("lead-call", { queued: true });
    expect(begun).toHaveLength(1);
    await visitor.post(action, "/checkout", ADDRESS);
    for (const { data } of begun) await boss.send("lead-call", data);
    const { addressId } = await idsOf(site);
    expect((await leads(site)).calls).toEqual([expect.objectContaining({ addressId })]);
  });

  test("is sent for a visitor who leaves while editing a step", async ({ site, visitor }) => {
    await reachAddress(visitor, "kit=piso");
    await visitor.post(action, "/checkout", ADDRESS);
    await visitor.post(action, "/checkout", { intent: "edit", step: "personal" });
    const { customerId, addressId } = await idsOf(site);
    expect((await leads(site)).calls).toEqual([expect.objectContaining({ customerId, addressId })]);
  });

  test("is sent after a restart of the server", async ({ site, visitor }) => {
    await reachAddress(visitor, "kit=piso");
    await site.restart();
    const { calls, emails } = await leads(site);
    expect([calls.length, emails.length]).toEqual([1, 1]);
  });

  /** Makes the visitor's lead due now. */
  async function makeDue(site: Site) {
    const { boss } = site.services.store;
    for (const { id, data } of await boss.findJobs<object>("lead-call", { queued: true })) {
      await boss.cancel("lead-call", id);
      await boss.send("lead-call", data);
    }
  }

  test.for([
    ["succeeds: no lead", {}, 0],
    ["is refused: one lead", { status: 400, message: "Not today" }, 1],
  ] as const)("waits for an order in progress that %s", async ([_outcome, rule, expected], { site, visitor }) => {
    await reachConfirmation(visitor, "kit=piso");
    await site.fail({ service: "alarms", path: "/address", delayMs: 1_500, times: 1, ...rule });
    const ordering = confirm(visitor);
    await vi.waitFor(async () => {
      const { db } = site.services.store;
      const claimed = await db.selectFrom("checkout").select("id").where("order_unresolved", "=", true).execute();
      expect(claimed).toHaveLength(1);
    }, SOON);
    await makeDue(site);
    await ordering;
    expect((await leads(site)).calls).toHaveLength(expected);
  });

  test("is not lost when the order begins while the job queries Sanity", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=piso");
    site.services.content.clearCache();
    await site.fail({ service: "lake", delayMs: 1_500 });
    await site.fail({
      service: "alarms",
      path: "/address",
      delayMs: 1_900,
      times: 1,
      status: 400,
      message: "Not today",
    });
    await makeDue(site);
    await vi.waitFor(async () => {
      const jobs = await site.services.store.boss.findJobs("lead-call");
      expect(jobs.map(({ state }) => state)).toContain("active");
    }, SOON);
    expect((await confirm(visitor)).status).toBe(400);
    expect((await leads(site)).calls).toHaveLength(1);
  });

  test("a failed call with an unknown outcome is logged and not retried", async ({ site, visitor }) => {
    await site.fail({ service: "node", path: "/abandonedcart", status: 500, message: "Busy", times: 1 });
    await site.fail({ service: "emails", path: "/api", status: 500, message: "Busy", times: 1 });
    await reachAddress(visitor, "kit=piso");
    const { calls, emails } = await leads(site);
    expect([calls.length, emails.length]).toEqual([1, 1]);
    const cause = "Request failed with status code 500";
    expect(site.log.lines).toContainEqual({
      level: "warn",
      facts: { call: "abandonedcart", status: 500, cause },
      message: "A backend call failed",
    });
    expect(site.log.lines).toContainEqual({
      level: "warn",
      facts: { call: "email", status: 500, cause },
      message: "Email sending failed",
    });
  });
});
