import { describe, expect, vi } from "vitest";
import { saveSelection } from "#app/db/checkouts.server.ts";
import { withTerritory } from "#app/kits/selection.ts";
import { action, loader } from "#app/routes/checkout.tsx";
import { loader as thanks } from "#app/routes/thanks.tsx";
import { addressAt, CLIENT_CONFIRMATION, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { confirm, reachAddress } from "#tests/support/journey.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import type { Site } from "#tests/support/site.ts";
import { SOON } from "#tests/support/site.ts";
import { test } from "#tests/support/site-test.ts";
import type { Visitor } from "#tests/support/visitor.ts";

/** Completes steps 1 and 2 with a postal code. */
async function reach(visitor: Visitor, query: string, postalCode: string, clientStatus = "CLIENT") {
  await visitor.get(loader, `/checkout?${query}`);
  await visitor.post(action, "/checkout", { ...PERSONAL, clientStatus });
  await visitor.post(action, "/checkout", addressAt(postalCode));
}

const view = async (visitor: Visitor) => (await visitor.get(loader, "/checkout")).data;
const price = async (site: Site) => (await site.received("/order")).at(-1)?.body.price;

describe("tax of the order (docs/rules.md#territory-of-order)", () => {
  test.for([
    ["28001", "35.90", "peninsula"],
    ["35001", "38.41", "canarias"],
    ["38001", "38.41", "canarias"],
    ["51001", "36.98", "ceuta"],
    ["52001", "37.34", "melilla"],
  ] as const)("%s: %s", async ([postalCode, expected, territory], { site, visitor }) => {
    await reach(visitor, "kit=piso", postalCode);
    const order = await confirm(visitor);
    expect(order.location).toBe("/gracias");
    expect(await price(site)).toBe(expected);
    const { data } = await visitor.get(thanks, "/gracias");
    expect(data?.selection).toMatchObject({ territory, shownIn: "peninsula" });
  });

  test("applies to extras too, each rounded separately", async ({ site, visitor }) => {
    await reach(visitor, "kit=oficina&camara=true&boton_panico=true", "35001", "NOT_CLIENT");
    await confirm(visitor, NOT_CLIENT_CONFIRMATION);
    const [order] = await site.received("/order");
    expect(order?.body).toMatchObject({
      price: "46.69",
      complements: [
        { name: "Cámara HD", price: "2.82" },
        { name: "Botón pánico", price: "1.07" },
      ],
    });
  });

  test("before the address it is the tax of the shown prices", async ({ visitor }) => {
    visitor.cookies.set("territory", "canarias");
    expect((await visitor.get(loader, "/checkout?kit=piso")).data?.selection).toMatchObject({
      territory: "canarias",
      quote: { tax: "IGIC", monthly: { client: 3841 } },
    });
    const other = await visitor.get(loader, "/checkout?kit=piso&territorio=ceuta");
    expect(other.data?.selection).toMatchObject({ territory: "ceuta", shownIn: "ceuta" });
  });

  test("changes again with the address", async ({ site, visitor }) => {
    await reach(visitor, "kit=piso", "35001");
    expect((await view(visitor))?.selection).toMatchObject({ territory: "canarias", shownIn: "peninsula" });
    await visitor.post(action, "/checkout", { intent: "edit", step: "address" });
    expect((await view(visitor))?.selection.territory).toBe("canarias");
    await visitor.post(action, "/checkout", addressAt("48001"));
    expect((await view(visitor))?.selection).toMatchObject({
      territory: "peninsula",
      quote: { monthly: { client: 3590 } },
    });
    await confirm(visitor);
    expect(await price(site)).toBe("35.90");
  });

  test("applies to a kit that is chosen later", async ({ visitor }) => {
    await reach(visitor, "kit=piso", "35001");
    expect((await visitor.get(loader, "/checkout?kit=chalet")).data?.selection).toMatchObject({
      productId: "chalet",
      territory: "canarias",
      quote: { monthly: { client: 4804 } },
    });
  });

  test("a kit that another tab chooses meanwhile is not ordered", async ({ site, visitor }) => {
    await reachAddress(visitor, "kit=piso");
    await site.fail({ service: "alarms", path: "/customer/", delayMs: 1000, times: 1 });
    const address = visitor.post(action, "/checkout", addressAt("35001"));
    await visitor.get(loader, "/checkout?kit=chalet");
    expect((await address).status).toBe(303);
    expect(await view(visitor)).toMatchObject({
      step: "confirmation",
      selection: { productId: "piso", territory: "canarias" },
    });
    await confirm(visitor);
    expect(await price(site)).toBe("38.41");
  });

  test("a price of another territory is never ordered", async ({ site, visitor }) => {
    await reach(visitor, "kit=piso", "35001");
    const [row] = await site.services.store.db
      .selectFrom("checkout")
      .selectAll()
      .orderBy("created_at", "desc")
      .execute();
    if (!row) throw new Error("There is no checkout");
    await saveSelection(site.services.store.db, row.id, withTerritory(row.selection, "peninsula"));
    expect((await confirm(visitor)).status).toBe(400);
    expect(await site.received("/order")).toEqual([]);
    expect((await view(visitor))?.selection.territory).toBe("canarias");
    await confirm(visitor);
    expect(await price(site)).toBe("38.41");
  });
});

describe("a tax on the price without IVA (docs/rules.md#territory-taxes)", () => {
  test.beforeAll(async ({ site }) => {
    await lakeClient(site.sandbox.url).patch("settings").set({ taxBase: "withoutIva" }).commit();
  });

  test.afterAll(async ({ site }) => {
    await lakeClient(site.sandbox.url).patch("settings").unset(["taxBase"]).commit();
  });

  test.for([
    ["kit=piso", "CLIENT", "35001", "31.75"],
    ["kit=piso", "NOT_CLIENT", "51001", "36.05"],
    ["kit=oficina", "CLIENT", "35001", "38.82"],
    ["kit=piso", "CLIENT", "28001", "35.90"],
  ] as const)("%s for %s in %s: %s", async ([query, status, postalCode, expected], { site, visitor }) => {
    await vi.waitFor(async () => {
      const { data } = await visitor.get(loader, `/checkout?${query}`);
      expect(data?.selection.base.taxes[0]).toMatchObject({ base: "withoutIva" });
    }, SOON);
    await reach(visitor, query, postalCode, status);
    await visitor.post(action, "/checkout", status === "CLIENT" ? CLIENT_CONFIRMATION : NOT_CLIENT_CONFIRMATION);
    expect(await price(site)).toBe(expected);
  });
});
