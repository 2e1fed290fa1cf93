import { describe, expect, vi } from "vitest";
import { findCheckout } from "#app/db/checkouts.server.ts";
import { KITS_FOR_CHECKOUT } from "#app/kits/queries.ts";
import { loader } from "#app/routes/checkout.tsx";
import { CLIENT_CONFIRMATION } from "#tests/support/checkout-fields.ts";
import { checkoutIdOf, confirm, reachConfirmation } from "#tests/support/journey.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { type Site, SOON } from "#tests/support/site.ts";
import { test } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

async function untilHeard(site: Site, productId: string, isOnSale: boolean) {
  await vi.waitFor(async () => {
    const { kits } = await site.services.content.fetch(KITS_FOR_CHECKOUT);
    expect(kits.some((kit) => kit.productId === productId)).toBe(isOnSale);
  }, SOON);
}

/** Unpublishes a kit, runs `during`, and publishes it again. */
async function offSale(site: Site, productId: string, during: () => Promise<void>) {
  const lake = lakeClient(site.sandbox.url);
  const kit = await lake.getDocument(`kit-${productId}`);
  if (!kit) throw new Error("There is no such kit");
  await lake.delete(kit._id);
  try {
    await untilHeard(site, productId, false);
    await during();
  } finally {
    await lake.create(kit);
    await untilHeard(site, productId, true);
  }
}

async function visitorAtConfirmation(site: Site, query: string) {
  const visitor = new Visitor(site.context);
  await reachConfirmation(visitor, query);
  return visitor;
}

const warnings = (site: Site) => site.log.lines.filter(({ message }) => message.includes("is off sale"));

test("a kit off sale leads to the kits; an order with an unknown outcome continues", async ({ site }) => {
  const visitor = await visitorAtConfirmation(site, "kit=oficina");
  const ordering = await visitorAtConfirmation(site, "kit=oficina");
  await site.fail({ service: "alarms", path: "/address/", status: 500, times: 1 });
  await confirm(ordering);
  await offSale(site, "oficina", async () => {
    const id = await checkoutIdOf(site, visitor);
    expect(await visitor.get(loader, "/checkout")).toMatchObject({
      status: 303,
      location: "/alarmas-para-negocios#kit-retirado",
    });
    expect(visitor.cookies.get("checkout")).toBe("");
    expect(await findCheckout(site.services.store.db, id)).toBeUndefined();
    expect(warnings(site)).toEqual([expect.objectContaining({ level: "warn", facts: { kit: "oficina" } })]);

    expect((await ordering.get(loader, "/checkout")).data).toMatchObject({ step: "confirmation", isUnresolved: true });
    expect((await confirm(ordering)).location).toBe("/gracias");
  });
});

test("a kit that was only looked at and goes off sale leaves the open order of another", async ({ site }) => {
  const visitor = await visitorAtConfirmation(site, "kit=piso");
  expect((await visitor.get(loader, "/checkout?kit=chalet")).data?.selection.productId).toBe("chalet");
  await offSale(site, "chalet", async () => {
    expect((await visitor.get(loader, "/checkout")).data).toMatchObject({
      step: "confirmation",
      selection: { productId: "piso" },
    });
  });
  expect((await visitor.get(loader, "/checkout")).data?.selection.productId).toBe("piso");
});

describe("a kit that goes off sale while step 3 is open", () => {
  test.for([
    ["oficina", "/alarmas-para-negocios#kit-retirado"],
    ["chalet", "/#kit-retirado"],
  ] as const)(
    "%s: places no order, redirects to the kits and deletes the checkout",
    async ([kit, location], { site }) => {
      const visitor = await visitorAtConfirmation(site, `kit=${kit}`);
      const shown = (await visitor.get(loader, "/checkout")).data?.orderFingerprint ?? "";
      const id = await checkoutIdOf(site, visitor);
      await offSale(site, kit, async () => {
        const refused = await confirm(visitor, { ...CLIENT_CONFIRMATION, shown });
        expect(refused).toMatchObject({ status: 303, location });
        expect(refused.headers.has("X-Remix-Reload-Document"), "the page is loaded, so that its note is shown").toBe(
          true,
        );
        expect(visitor.cookies.get("checkout")).toBe("");
        expect(await findCheckout(site.services.store.db, id)).toBeUndefined();
        expect(warnings(site)).toEqual([expect.objectContaining({ level: "warn", facts: { kit } })]);
      });
      expect(await site.received("/order")).toEqual([]);
    },
  );

  test("repeats an order with an unknown outcome, with the same key", async ({ site }) => {
    const visitor = await visitorAtConfirmation(site, "kit=chalet");
    await site.fail({ service: "alarms", path: "/address", status: 500, afterAccepting: true, times: 1 });
    expect((await confirm(visitor)).status).toBe(400);
    await offSale(site, "chalet", async () => {
      expect((await confirm(visitor)).location).toBe("/gracias");
    });
    const tries = await site.received("/order");
    expect([...new Set(tries.map(({ headers }) => headers["idempotency-key"]))]).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
    expect(tries.map(({ status }) => status)).toEqual([500, 200]);
  });

  test("waits for an order in progress, and shows the thank-you page", async ({ site }) => {
    const visitor = await visitorAtConfirmation(site, "kit=chalet");
    await site.fail({ service: "alarms", path: "/address", delayMs: 1_500, times: 1 });
    const first = confirm(visitor);
    await vi.waitFor(
      async () =>
        expect(await findCheckout(site.services.store.db, await checkoutIdOf(site, visitor))).toMatchObject({
          order_unresolved: true,
        }),
      SOON,
    );
    await offSale(site, "chalet", async () => {
      const both = await Promise.all([first, confirm(visitor)]);
      expect(both.map(({ location }) => location)).toEqual(["/gracias", "/gracias"]);
    });
    expect(await site.received("/order")).toHaveLength(1);
  });
});
