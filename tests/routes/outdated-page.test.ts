import { expect } from "vitest";
import { findCheckout, saveSelection } from "#app/db/checkouts.server.ts";
import type { Conditions } from "#app/kits/pricing/quote.ts";
import { withTerritory } from "#app/kits/selection.ts";
import { action, loader } from "#app/routes/checkout.tsx";
import { ADDRESS, addressAt, NOT_CLIENT_CONFIRMATION } from "#tests/support/checkout-fields.ts";
import { checkoutIdOf, reachConfirmation } from "#tests/support/journey.ts";
import type { Site } from "#tests/support/site.ts";
import { test } from "#tests/support/site-test.ts";
import type { Visitor } from "#tests/support/visitor.ts";

test.beforeEach(async ({ visitor }) => {
  await reachConfirmation(visitor, "kit=piso", "NOT_CLIENT");
});

/** Changes the terms of the visitor's checkout, as a newer tab does after a publish. */
async function changeTerms(site: Site, visitor: Visitor, change: Partial<Conditions & { ivaIncluded: boolean }>) {
  const { db } = site.services.store;
  const id = await checkoutIdOf(site, visitor);
  const selection = (await findCheckout(db, id))?.selection;
  if (!selection) throw new Error("There is no checkout");
  const { quote, taxes } = selection.base;
  const { ivaIncluded = quote.ivaIncluded, ...conditions } = change;
  const base = { quote: { ...quote, ivaIncluded, conditions: { ...quote.conditions, ...conditions } }, taxes };
  await saveSelection(db, id, withTerritory({ ...selection, base }, selection.territory));
}

async function changeLeaving(site: Site, visitor: Visitor) {
  const { db } = site.services.store;
  const id = await checkoutIdOf(site, visitor);
  const selection = (await findCheckout(db, id))?.selection;
  if (!selection?.leaving) throw new Error("There is no checkout");
  await saveSelection(db, id, { ...selection, leaving: { ...selection.leaving, installation: 35_000 } });
}

test.for([
  [
    "another address",
    (_site: Site, visitor: Visitor) => visitor.post(action, "/checkout", { ...ADDRESS, number: "99" }),
  ],
  [
    "a price of another territory",
    (_site: Site, visitor: Visitor) => visitor.post(action, "/checkout", addressAt("35001")),
  ],
  ["another kit", (_site: Site, visitor: Visitor) => visitor.get(loader, "/checkout?kit=chalet&camara=true")],
  [
    "another number of months at the introductory price",
    (site: Site, visitor: Visitor) => changeTerms(site, visitor, { promoMonths: 2 }),
  ],
  ["a price without IVA", (site: Site, visitor: Visitor) => changeTerms(site, visitor, { ivaIncluded: false })],
  ["another cost of leaving", (site: Site, visitor: Visitor) => changeLeaving(site, visitor)],
  ["another commitment period", (site: Site, visitor: Visitor) => changeTerms(site, visitor, { commitmentMonths: 36 })],
] as const)("a page with %s than the checkout places no order", async ([_name, change], { site, visitor }) => {
  const shown = (await visitor.get(loader, "/checkout")).data?.orderFingerprint ?? "";
  await change(site, visitor);
  const refused = await visitor.post(action, "/checkout", { ...NOT_CLIENT_CONFIRMATION, shown });
  expect(refused).toMatchObject({ status: 400, data: { reply: { error: { "": ["errors:changed"] } } } });
  expect(await site.received("/order")).toEqual([]);
  const reloaded = (await visitor.get(loader, "/checkout")).data?.orderFingerprint ?? "";
  const confirmed = await visitor.post(action, "/checkout", { ...NOT_CLIENT_CONFIRMATION, shown: reloaded });
  expect(confirmed.location).toBe("/gracias");
});
