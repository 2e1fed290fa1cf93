import { expect, vi } from "vitest";
import { readPage, textOf } from "#tests/support/html.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { servePages } from "#tests/support/pages.ts";
import { type Site, SOON } from "#tests/support/site.ts";
import { test as sectionsTest } from "./sections-test.ts";

/** `test` with the pages of every section, and `says`: the text of a section, by its heading. */
const test = sectionsTest.extend("says", { scope: "file" }, async ({ site }, { onCleanup }) => {
  const pages = await servePages(site);
  onCleanup(pages.close);
  return async (path: string, title: string) => {
    const page = readPage(await (await fetch(`${pages.url}${path}`)).text());
    const sections = page.querySelectorAll("section");
    return textOf(sections.find((section) => textOf(section.querySelector("h2")) === title) ?? null);
  };
});

const lake = (site: Site) => lakeClient(site.sandbox.url);

/** docs/rules.md#cost-over-months: 24 × 35,90 for a client, and 24 × 42,35 and the one-off payment for others. */
test.for([
  ["/sin-cabecera", "Lo que paga un negocio"],
  ["/sin-cabecera", "Precios para negocios"],
  ["/sin-cabecera", "Mira la ayuda"],
  ["/todas-las-secciones", "Uno al lado del otro"],
] as const)("%s, %s: the totals of a business are shown with IVA too", async ([path, title], { says }) => {
  const text = await says(path, title);
  expect(text).toMatch(/712,08 €[^€]*\(861,60 € con IVA\)/);
  expect(text).toMatch(/859,90 €[^€]*\(1036,30 € con IVA\)/);
});

test("where prices include a tax, totals are shown once", async ({ says }) => {
  expect(await says("/sin-cabecera?territorio=canarias", "Lo que paga un negocio")).not.toContain("con IVA");
  expect(await says("/todas-las-secciones", "Lo que pagas")).not.toContain("con IVA");
});

test("an extra for a business is shown with its own IVA, not at the price for a home", async ({ site, says }) => {
  const offer = () => says("/todas-las-secciones", "Un kit");
  expect(await offer()).toMatch(/2,64 €\/mes \(3,20 € con IVA\).*1,00 €\/mes \(1,21 € con IVA\)/);
  await lake(site).patch("extra-boton-panico").set({ "price.business": 2 }).commit();
  await vi.waitFor(async () => expect(await offer()).toContain("2,00 €/mes (2,42 € con IVA)"), SOON);
});

test("a comparison says the introductory price of each kit with its camera", async ({ site, says }) => {
  const compared = () => says("/sin-cabecera", "Los de casa");
  expect((await compared())?.match(/4 primeros meses: 19,90 €/g)).toHaveLength(1);
  await lake(site).patch("kit-bajo-atico").set({ "camera.byDefault": true }).commit();
  await vi.waitFor(async () => {
    const first = (await compared())?.match(/4 primeros meses: [\d,]+ €/g);
    expect(first?.map((text) => text.slice(-7))).toEqual(["19,90 €", "23,10 €", "19,90 €"]);
  }, SOON);
});

test("an introductory price as long as the commitment says what is paid after it", async ({ site, says }) => {
  await lake(site).patch("settings").set({ promoMonths: 24 }).commit();
  const note = "24 primeros meses. Desde el mes 25, 42,35 €/mes.";
  await vi.waitFor(async () => {
    expect(await says("/todas-las-secciones?client=false", "Precios para casa")).toContain(note);
    expect(await says("/todas-las-secciones?client=false", "Lo que pagas")).toContain(note);
  }, SOON);
});
