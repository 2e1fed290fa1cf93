import { expect } from "vitest";
import { textOf } from "#app/i18n/localize.ts";
import type { Section } from "#app/pages/sections/section-frame.tsx";
import { loader as page } from "#app/routes/page.tsx";
import { loader as promotions } from "#app/routes/promotions.tsx";
import { CONDITIONS, EXIT_TERMS, KITS } from "#tests/support/price-list.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { test } from "./sections-test.ts";

let sections: Section[];

test.beforeAll(async ({ site }) => {
  const visitor = new Visitor(site.context);
  sections = (await visitor.get(page, "/todas-las-secciones")).data?.page.sections ?? [];
});

test("the cost section has the terms for leaving early", () => {
  const [cost] = sections.flatMap((section) => (section._type === "costSection" ? [section] : []));
  expect(cost?.leaving).toMatchObject(EXIT_TERMS);
});

test("the comparison of kits has their devices and quantities", () => {
  const [compare] = sections.flatMap((section) => (section._type === "compareSection" ? [section] : []));
  const oficina = compare?.kits.find(({ _id }) => _id === "kit-oficina");
  expect(oficina?.complements.map(({ quantity, short }) => [quantity, textOf(short)])).toContainEqual([
    2,
    "Sensores de puerta",
  ]);
});

test("the list of prices has home kits first, then business kits", () => {
  const [territory] = sections.flatMap((section) => (section._type === "territorySection" ? [section] : []));
  expect(territory?.kits.map(({ _id }) => _id)).toEqual([
    ...["kit-piso", "kit-bajo-atico", "kit-chalet"],
    ...["kit-negocios", "kit-tienda", "kit-local", "kit-oficina"],
  ]);
});

test("a promo has its prices in the order of the CMS, and its note", async ({ site }) => {
  const { data } = await new Visitor(site.context).get(promotions, "/eu/promociones");
  const offer = data?.promos.find(({ _id }) => _id === "promo-no-end");
  expect(offer?.priceLines?.map(({ label, amount, months }) => [textOf(label), amount, months])).toEqual([
    ["Cualquier kit (eu)", CONDITIONS.promoPrice, CONDITIONS.promoMonths],
    ["Kit Piso (eu)", KITS.piso.price.notClient, undefined],
    ["Kit Chalet (eu)", KITS.chalet.price.notClient, undefined],
  ]);
  expect(offer?.priceNote).toBe("Con IVA. (eu)");
});
