import { expect } from "vitest";
import { formatDate } from "#app/promos/promo.ts";
import { loader as page } from "#app/routes/page.tsx";
import { loader as promotions } from "#app/routes/promotions.tsx";
import { readPage, textOf } from "#tests/support/html.ts";
import { test as pagesTest } from "#tests/support/pages-test.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { test } from "./sections-test.ts";

let onPage: string[];
/** For clients, and for others. */
let inBanner: string[];
let inBannerOfOthers: string[];

test.beforeAll(async ({ site }) => {
  const visitor = new Visitor(site.context);
  onPage = (await visitor.get(promotions, "/promociones")).data?.promos.map(({ _id }) => _id) ?? [];
  inBanner = await bannersAt(visitor, "/sin-cabecera");
  inBannerOfOthers = await bannersAt(visitor, "/sin-cabecera?client=false");
});

async function bannersAt(visitor: Visitor, path: string): Promise<string[]> {
  const { data } = await visitor.get(page, path);
  return (
    data?.page.sections.flatMap((section) =>
      section._type === "promoBannerSection" ? section.promos.map(({ _id }) => _id) : [],
    ) ?? []
  );
}

test.each([
  ["starts-today", true],
  ["ends-today", true],
  ["today-alone", true],
  ["no-end", true],
  ["ended-yesterday", false],
  ["starts-tomorrow", false],
])("a promo runs from its first to its last day, both included: %s: %j", (name, isShown) => {
  expect(onPage.includes(`promo-${name}`)).toBe(isShown);
  expect(inBanner.includes(`promo-${name}`)).toBe(isShown);
});

test("promos keep the order of the CMS, and show only at their positions", () => {
  const expected = ["starts-today", "ends-today", "today-alone", "no-end", "for-clients", "for-others"];
  expect(onPage).toEqual(expected.map((name) => `promo-${name}`));
  expect(inBanner).toEqual(onPage.filter((id) => id !== "promo-for-others"));
});

test("a page is sent only the promos for the visitor's client status", () => {
  expect(inBannerOfOthers).toEqual(onPage.filter((id) => id !== "promo-for-clients"));
});

test.each([
  ["es", "30/11/2026"],
  ["eu", "2026/11/30"],
] as const)("a date in %s: %s", (locale, text) => {
  expect(formatDate("2026-11-30", locale)).toBe(text);
});

pagesTest(
  "an offer for the other client status says where its price applies, in the Canary Islands",
  async ({ pages }) => {
    const offerAt = async (query: string) => {
      const html = await (await fetch(`${pages.url}/promociones?client=true${query}`)).text();
      return textOf(readPage(html).querySelector("article.promo-row"));
    };
    const note = "Precio de la oferta en la Península y Baleares.";
    const inCanarias = await offerAt("&territorio=canarias");
    expect(inCanarias).toContain(note);
    // Once, apart from its conditions.
    expect(inCanarias?.match(/Península y Baleares/g)).toHaveLength(1);
    expect(await offerAt("")).not.toContain(note);
  },
);
