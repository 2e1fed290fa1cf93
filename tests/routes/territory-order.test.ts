import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { saveSelection } from "#app/db/checkouts.server.ts";
import { installedIn } from "#app/kits/selection.ts";
import { action, loader } from "#app/routes/checkout.tsx";
import { loader as thanks } from "#app/routes/thanks.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/answers.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";

let site: Site;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

beforeEach(async () => {
  await site.reset();
  visitor = new Visitor(site.context);
});

/** Up to the last step with a postal code, and what the page shows there. */
async function reach(query: string, postalCode: string, clientStatus = "CLIENT") {
  await visitor.get(loader, `/checkout?${query}`);
  await visitor.post(action, "/checkout", { ...PERSONAL, clientStatus });
  await visitor.post(action, "/checkout", { ...ADDRESS, postalCode });
}

const view = async () => (await visitor.get(loader, "/checkout")).data;
const price = async () => (await site.received("/order")).at(-1)?.body.price;

describe("the address decides the tax (decisions 17)", () => {
  test.each([
    ["28001", "35.90", "peninsula"],
    ["35001", "38.41", "canarias"],
    ["38001", "38.41", "canarias"],
    ["51001", "36.98", "ceuta"],
    ["52001", "37.34", "melilla"],
  ])("%s: %s", async (postalCode, expected, territory) => {
    await reach("kit=piso", postalCode);
    const order = await visitor.post(action, "/checkout", CLIENT_CONFIRMATION);
    expect(order.location).toBe("/gracias");
    expect(await price()).toBe(expected);
    const { data } = await visitor.get(thanks, "/gracias");
    expect(data?.selection).toMatchObject({ territory, shownIn: "peninsula" });
  });

  test("extras carry it too, each rounded by itself", async () => {
    await reach("kit=oficina&camara=true&boton_panico=true", "35001", "NOT_CLIENT");
    await visitor.post(action, "/checkout", NOT_CLIENT_CONFIRMATION);
    const [order] = await site.received("/order");
    expect(order?.body).toMatchObject({
      price: "46.69",
      complements: [
        { name: "Cámara HD", price: "2.82" },
        { name: "Botón pánico", price: "1.07" },
      ],
    });
  });

  test("until there is one, the prices are those that were shown: the browser's, or the address's", async () => {
    visitor.cookies.set("territory", "canarias");
    expect((await visitor.get(loader, "/checkout?kit=piso")).data?.selection).toMatchObject({
      territory: "canarias",
      quote: { tax: "IGIC", monthly: { client: 3841 } },
    });
    const other = await visitor.get(loader, "/checkout?kit=piso&territorio=ceuta");
    expect(other.data?.selection).toMatchObject({ territory: "ceuta", shownIn: "ceuta" });
  });

  test("a change of address changes it back", async () => {
    await reach("kit=piso", "35001");
    expect((await view())?.selection).toMatchObject({ territory: "canarias", shownIn: "peninsula" });
    await visitor.post(action, "/checkout", { intent: "edit", step: "address" });
    expect((await view())?.selection.territory).toBe("canarias");
    await visitor.post(action, "/checkout", { ...ADDRESS, postalCode: "48001" });
    expect((await view())?.selection).toMatchObject({ territory: "peninsula", quote: { monthly: { client: 3590 } } });
    await visitor.post(action, "/checkout", CLIENT_CONFIRMATION);
    expect(await price()).toBe("35.90");
  });

  test("another kit chosen later is priced for the address", async () => {
    await reach("kit=piso", "35001");
    expect((await visitor.get(loader, "/checkout?kit=chalet")).data?.selection).toMatchObject({
      productId: "chalet",
      territory: "canarias",
      quote: { monthly: { client: 4804 } },
    });
  });

  test("an order confirmed at another price than the page shows now is not placed", async () => {
    await reach("kit=piso", "28001");
    const shown = (await view())?.shown ?? "";
    await visitor.post(action, "/checkout", { ...ADDRESS, postalCode: "35001" });
    const refused = await visitor.post(action, "/checkout", { ...CLIENT_CONFIRMATION, shown });
    expect(refused.status).toBe(400);
    expect(await site.received("/order")).toEqual([]);
    const now = (await view())?.shown ?? "";
    expect((await visitor.post(action, "/checkout", { ...CLIENT_CONFIRMATION, shown: now })).location).toBe("/gracias");
  });

  test("a kit chosen in another tab while the address is on its way is not lost, nor ordered at another's price", async () => {
    await visitor.get(loader, "/checkout?kit=piso");
    await visitor.post(action, "/checkout", PERSONAL);
    await site.fail({ service: "alarms", path: "/customer/", delayMs: 1000, times: 1 });
    const address = visitor.post(action, "/checkout", { ...ADDRESS, postalCode: "35001" });
    await visitor.get(loader, "/checkout?kit=chalet");
    expect((await address).data?.reply.error).toEqual({ "": ["errors:changed"] });
    expect(await view()).toMatchObject({ step: "address", selection: { productId: "chalet", territory: "peninsula" } });
    await visitor.post(action, "/checkout", { ...ADDRESS, postalCode: "35001" });
    await visitor.post(action, "/checkout", CLIENT_CONFIRMATION);
    expect(await price()).toBe("48.04");
  });

  test("a price for elsewhere is never ordered, whatever brought it there", async () => {
    await reach("kit=piso", "35001");
    const [row] = await site.services.store.db
      .selectFrom("checkout")
      .selectAll()
      .orderBy("created_at", "desc")
      .execute();
    if (!row) throw new Error("There is no checkout");
    await saveSelection(site.services.store.db, row.id, installedIn(row.selection, "peninsula"));
    expect((await visitor.post(action, "/checkout", CLIENT_CONFIRMATION)).status).toBe(400);
    expect(await site.received("/order")).toEqual([]);
    expect((await view())?.selection.territory).toBe("canarias");
    await visitor.post(action, "/checkout", CLIENT_CONFIRMATION);
    expect(await price()).toBe("38.41");
  });
});
