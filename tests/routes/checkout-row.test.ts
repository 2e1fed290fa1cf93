import { describe, expect } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { loader as summary } from "#app/routes/contract-summary.tsx";
import { loader as thanks } from "#app/routes/thanks.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { reachConfirmation } from "#tests/support/journey.ts";
import type { Site } from "#tests/support/site.ts";
import { test } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

const FOREIGN = { "Sec-Fetch-Site": "cross-site" };
const OWN = { "Sec-Fetch-Site": "same-origin" };

const rows = async (site: Site) =>
  await site.services.store.db.selectFrom("checkout").selectAll().orderBy("created_at").execute();
const open = async (visitor: Visitor, path: string, headers: Record<string, string> = {}) =>
  await visitor.get(loader, path, {}, headers);
const post = (visitor: Visitor, fields: Record<string, string>, path = "/checkout") =>
  visitor.post(action, path, fields);

test.beforeEach(async ({ site }) => {
  await site.services.store.db.deleteFrom("checkout").execute();
});

describe("a checkout is stored with the first form (docs/decisions/0052)", () => {
  test("opening the checkout of kits stores nothing, and the cookie keeps the last kit", async ({ site, visitor }) => {
    for (const kit of ["piso", "chalet", "oficina&camara=true"]) await open(visitor, `/checkout?kit=${kit}`);
    expect((await open(visitor, "/checkout")).data).toMatchObject({
      selection: { productId: "oficina", quote: { camera: { chosen: true } } },
    });
    expect(await rows(site)).toEqual([]);
    expect((await post(visitor, PERSONAL)).location).toBe("/checkout#address");
    expect(await rows(site)).toMatchObject([{ selection: { productId: "oficina" }, turn: 1 }]);
  });

  test("a refused first form stores nothing", async ({ site, visitor }) => {
    await open(visitor, "/checkout?kit=piso");
    expect((await post(visitor, { ...PERSONAL, email: "no" })).status).toBe(400);
    expect(await rows(site)).toEqual([]);
  });

  test("another kit for an open checkout is stored with the next form", async ({ site, visitor }) => {
    await open(visitor, "/checkout?kit=piso");
    await post(visitor, PERSONAL);
    expect((await open(visitor, "/checkout?kit=chalet", OWN)).data?.selection.productId).toBe("chalet");
    expect(await rows(site)).toMatchObject([{ selection: { productId: "piso" } }]);
    await post(visitor, ADDRESS);
    expect(await rows(site)).toMatchObject([{ selection: { productId: "chalet" }, address_id: expect.any(String) }]);
  });

  test("a page's form orders the kit of the page, not that of a later tab", async ({ site, visitor }) => {
    const { data } = await open(visitor, "/checkout?kit=piso&camara=true&territorio=canarias");
    await open(visitor, "/checkout?kit=chalet");
    await post(visitor, PERSONAL, `/checkout${data?.formQuery}`);
    expect(await rows(site)).toMatchObject([
      { selection: { productId: "piso", shownIn: "canarias", quote: { camera: { chosen: true } } } },
    ]);
  });

  test("two first steps at once make one checkout, which both cookies open", async ({ site, visitor }) => {
    await open(visitor, "/checkout?kit=piso");
    const other = new Visitor(site.context);
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    const both = await Promise.all([post(visitor, PERSONAL), post(other, { ...PERSONAL, name: "Ane Lopez" })]);
    expect(both.map(({ location }) => location)).toEqual(["/checkout#address", "/checkout#address"]);
    expect(await rows(site)).toHaveLength(1);
    for (const tab of [visitor, other]) expect((await open(tab, "/checkout")).data?.step).toBe("address");
  });

  test.for([
    [{ intent: "edit", step: "personal" }, "/checkout#personal"],
    [{ intent: "restart" }, "/#kits"],
    [ADDRESS, "/checkout#personal"],
    [CLIENT_CONFIRMATION, "/checkout#personal"],
  ] as const)(
    "form %j before the first step stores nothing and leads to %s",
    async ([form, next], { site, visitor }) => {
      await open(visitor, "/checkout?kit=piso");
      const { location } = await post(visitor, form);
      expect(location).toBe(next);
      expect(await rows(site)).toEqual([]);
    },
  );

  test("after an order whose answer was lost, the cookie leads to the order", async ({ visitor }) => {
    await open(visitor, "/checkout?kit=piso");
    await post(visitor, PERSONAL);
    await post(visitor, ADDRESS);
    await open(visitor, "/checkout?kit=chalet");
    const before = visitor.cookies.get("checkout") ?? "";
    expect((await post(visitor, CLIENT_CONFIRMATION)).location).toBe("/gracias");
    visitor.cookies.set("checkout", before);
    expect((await open(visitor, "/checkout")).location).toBe("/gracias");
    expect((await visitor.get(thanks, "/gracias")).data?.selection.productId).toBe("chalet");
  });
});

describe("a link of another site (docs/rules.md#checkout-entry)", () => {
  test.for([["cross-site"], ["same-site"]])(
    "asks before it changes an open checkout: %s",
    async ([site], { visitor }) => {
      await reachConfirmation(visitor, "kit=piso");
      const link = await open(visitor, "/checkout?kit=chalet&camara=true", { "Sec-Fetch-Site": site ?? "" });
      expect(link).toMatchObject({ status: 303, location: "/checkout?cambiar=chalet&camara=true" });
      const page = await open(visitor, link.location ?? "", { "Sec-Fetch-Site": site ?? "" });
      expect(page.data).toMatchObject({
        step: "confirmation",
        selection: { productId: "piso" },
        offer: { kitName: "Kit Chalet", query: "?kit=chalet&camara=true" },
      });
      // Kept:
      expect((await open(visitor, "/checkout", OWN)).data).toMatchObject({
        selection: { productId: "piso" },
        offer: null,
      });
      // Changed:
      const changed = await open(visitor, `/checkout${page.data?.offer?.query}`, OWN);
      expect(changed.data).toMatchObject({ step: "confirmation", selection: { productId: "chalet" } });
      expect((await post(visitor, CLIENT_CONFIRMATION)).location).toBe("/gracias");
      expect((await visitor.get(thanks, "/gracias")).data?.selection.productId).toBe("chalet");
    },
  );

  test("asks in old browsers, which send the referrer only", async ({ visitor }) => {
    await reachConfirmation(visitor, "kit=piso");
    const { location } = await open(visitor, "/checkout?kit=chalet", { Referer: "https://compara.example/" });
    expect(location).toBe("/checkout?cambiar=chalet");
    const own = await open(visitor, "/checkout?kit=chalet", { Referer: "http://localhost:3000/alarmas-para-casa" });
    expect(own.data?.selection.productId).toBe("chalet");
  });

  test("changes no extras of the same kit: there is nothing to ask", async ({ visitor }) => {
    await reachConfirmation(visitor, "kit=piso&camara=true");
    const kept = {
      step: "confirmation",
      selection: { productId: "piso", quote: { camera: { chosen: true } } },
      offer: null,
    };
    for (const query of ["?kit=piso", "?kit=piso&territorio=canarias&boton_panico=true"]) {
      const link = await open(visitor, `/checkout${query}`, FOREIGN);
      expect(link).toMatchObject({ status: 303, location: "/checkout" });
      expect((await open(visitor, "/checkout", FOREIGN)).data).toMatchObject(kept);
    }
    expect((await open(visitor, "/checkout?cambiar=piso", FOREIGN)).data).toMatchObject(kept);
    // Also where the kit was chosen since, and no form has confirmed it yet.
    await open(visitor, "/checkout?kit=atico-bajo&camara=true", OWN);
    expect((await open(visitor, "/checkout?kit=bajo-atico", FOREIGN)).location).toBe("/checkout");
    expect((await open(visitor, "/checkout", FOREIGN)).data?.selection.productId).toBe("bajo-atico");
    // A link of this site changes them.
    const own = await open(visitor, "/checkout?kit=bajo-atico", OWN);
    expect(own.data?.selection.quote.camera.chosen).toBe(false);
  });

  test("begins a checkout where none is open, and asks nothing about the same kit", async ({ visitor }) => {
    expect((await open(visitor, "/checkout?kit=piso", FOREIGN)).data?.selection.productId).toBe("piso");
    await post(visitor, PERSONAL);
    expect((await open(visitor, "/checkout?kit=piso", FOREIGN)).data).toMatchObject({ step: "address", offer: null });
  });
});

describe("the cookie of a checkout (docs/rules.md#return-to-checkout)", () => {
  /** The cookie that somebody planted before a step, and the visitor who takes the step with it. */
  const takeStep = async (visitor: Visitor, site: Site) => {
    await open(visitor, "/checkout?kit=piso");
    const planted = visitor.cookies.get("checkout") ?? "";
    await post(visitor, PERSONAL);
    expect(visitor.cookies.get("checkout")).not.toBe(planted);
    const thief = new Visitor(site.context);
    thief.cookies.set("checkout", planted);
    return { thief, planted };
  };
  const makeOlder = (site: Site, byMs: number) =>
    site.services.store.db
      .updateTable("checkout")
      .set({ updated_at: new Date(Date.now() - byMs) })
      .execute();
  const seenBy = async (visitor: Visitor) => {
    const { data } = await open(visitor, "/checkout");
    return data && { step: data.step, person: data.person, address: data.address };
  };
  const NOTHING = { step: "personal", person: null, address: null };

  test("of before a step shows nothing once the new one came back, and changes nothing", async ({ site, visitor }) => {
    const { thief, planted } = await takeStep(visitor, site);
    expect((await seenBy(visitor))?.step).toBe("address");
    expect(await seenBy(thief)).toEqual(NOTHING);
    const forms: Record<string, string>[] = [
      PERSONAL,
      ADDRESS,
      { intent: "edit", step: "personal" },
      { intent: "restart" },
    ];
    for (const form of forms) {
      expect((await post(thief, form)).status).toBe(403);
    }
    expect((await thief.get(summary, "/checkout/resumen")).location).toBe("/checkout");
    // An answer to it that comes late does not replace the new one in the browser.
    expect(thief.cookies.get("checkout")).toBe(planted);
    await post(visitor, ADDRESS);
    expect((await seenBy(visitor))?.step).toBe("confirmation");
    expect(await rows(site)).toMatchObject([{ personal: { name: "Ane López" }, address: { street: "Gran Vía" } }]);
  });

  test("of before a step shows nothing to whoever asks first", async ({ site, visitor }) => {
    const { thief } = await takeStep(visitor, site);
    const asked = seenBy(thief);
    expect((await seenBy(visitor))?.step).toBe("address");
    expect(await asked).toEqual(NOTHING);
  });

  test("of before a step whose answer was lost leads on, for a minute", async ({ site, visitor }) => {
    const { thief, planted } = await takeStep(visitor, site);
    await makeOlder(site, 5_000);
    visitor.cookies.set("checkout", planted);
    expect((await seenBy(visitor))?.step).toBe("address");
    expect(visitor.cookies.get("checkout")).not.toBe(planted);
    expect((await post(visitor, ADDRESS)).location).toBe("/checkout#confirmation");
    expect(await seenBy(thief)).toEqual(NOTHING);
  });

  test("of before a step counts no longer after a minute", async ({ site, visitor }) => {
    const { thief } = await takeStep(visitor, site);
    await makeOlder(site, 61_000);
    expect(await seenBy(thief)).toEqual(NOTHING);
  });

  test("of before a step leads on from a form that is sent again at once", async ({ site, visitor }) => {
    const { planted } = await takeStep(visitor, site);
    visitor.cookies.set("checkout", planted);
    expect((await post(visitor, PERSONAL)).location).toBe("/checkout#address");
    expect((await seenBy(visitor))?.step).toBe("address");
    expect(await rows(site)).toHaveLength(1);
  });

  test("of before the order leads to it until the new one came back", async ({ site, visitor }) => {
    await reachConfirmation(visitor, "kit=piso");
    const before = visitor.cookies.get("checkout") ?? "";
    await post(visitor, CLIENT_CONFIRMATION);
    await makeOlder(site, 3_600_000);
    const later = new Visitor(site.context);
    later.cookies.set("checkout", before);
    expect((await open(later, "/checkout")).location).toBe("/gracias");
    expect((await visitor.get(thanks, "/gracias")).status).toBe(200);
    expect((await later.get(thanks, "/gracias")).location).toBe("/");
  });
});
