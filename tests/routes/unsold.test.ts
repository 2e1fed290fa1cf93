import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { KIT_FOR_CHECKOUT } from "#app/kits/queries.ts";
import { action, loader } from "#app/routes/checkout.tsx";
import { findCheckout } from "#app/store/checkouts.server.ts";
import { CLIENT_CONFIRMATION } from "#tests/support/answers.ts";
import { reachConfirmation } from "#tests/support/journey.ts";
import { lakeClient } from "#tests/support/lake.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

test("a kit that is taken off sale leads to the kits, and its checkout is forgotten; an open order goes on", async () => {
  const visitor = new Visitor(site.context);
  await reachConfirmation(visitor, "kit=oficina");
  const ordering = new Visitor(site.context);
  await reachConfirmation(ordering, "kit=oficina");
  await site.fail({ service: "alarms", path: "/address/", status: 500, times: 1 });
  await ordering.post(action, "/checkout", CLIENT_CONFIRMATION);

  await lakeClient(site.sandbox.url).patch("kit-oficina").set({ productId: "almacen" }).commit();
  await vi.waitFor(
    async () =>
      expect(await site.services.content.fetch(KIT_FOR_CHECKOUT, { productId: "oficina" })).toMatchObject({
        kit: null,
      }),
    { timeout: 10_000 },
  );

  const id = await site.context.checkoutCookie.parse(`checkout=${visitor.cookies.get("checkout")}`);
  expect(await visitor.get(loader, "/checkout")).toMatchObject({
    status: 303,
    location: "/alarmas-para-negocios#kits",
  });
  expect(visitor.cookies.get("checkout")).toBe("");
  expect(await findCheckout(site.services.store.db, id)).toBeUndefined();
  expect(site.log.lines.filter(({ message }) => message.includes("no longer sold"))).toEqual([
    expect.objectContaining({ level: "warn", facts: { kit: "oficina" } }),
  ]);

  expect((await ordering.get(loader, "/checkout")).data).toMatchObject({ step: "confirmation", isUnresolved: true });
  expect((await ordering.post(action, "/checkout", CLIENT_CONFIRMATION)).location).toBe("/gracias");
});
