import type { Page } from "@playwright/test";
import type { SanityDocument } from "@sanity/client";
import type { PageFrame } from "#app/site/page-frame.ts";
import { PAGE_OF_EACH_KIND, PATHS_BY_LAYOUT } from "#tests/support/public-paths.ts";
import { expectAccessible, expectCompletePage } from "./page-checks.ts";
import { expectOnSite } from "./studio.ts";
import { expect, test } from "./test.ts";

/** Variants of the pages, which all are checked on a phone (docs/rules.md#page-paths): Basque, other prices, the checkout. */
const VARIANTS = [
  "/?client=false",
  "/eu",
  "/alarmas-para-casa/pisos?client=false",
  "/eu/alarmas-para-negocios/oficina",
  "/checkout?kit=chalet&camara=true",
  "/eu/checkout?kit=oficina",
  "/eu/accesorios-alarma/sirena-alarma",
  "/eu/ayuda/servicio",
  "/eu/aviso-legal",
  "/eu/calcula-tu-alarma?lugar=negocio",
  "/eu/configurador",
];

/** With a page of each layout, whose headers differ on a wide screen. */
const WIDE_PAGES = [
  ...PAGE_OF_EACH_KIND,
  "/colaborador",
  "/distribuidor",
  "/contratar-alarma-negocio-descuento",
  "/catalogo?client=false",
];

/** What differs between the layouts (docs/rules.md#page-layouts). */
const LAYOUTS: [
  name: PageFrame["layout"],
  hasMenu: boolean,
  hasDiscountNote: boolean,
  footer: "full" | "reduced" | "none",
][] = [
  ["default", true, false, "full"],
  ["simplified", false, false, "reduced"],
  ["commercial", false, false, "reduced"],
  ["discount", false, true, "reduced"],
  ["noFooter", false, false, "none"],
];

/** Expects the layout of a page of the content. */
async function expectLayout(page: Page, path: string): Promise<void> {
  const layout = LAYOUTS.find(([name]) => PATHS_BY_LAYOUT[name].includes(path));
  if (!layout) return;
  const [banner, footer] = [page.getByRole("banner"), page.getByRole("contentinfo")];
  const hasFooter = (await footer.count()) > 0;
  const hasHeadings = (await footer.getByRole("heading").count()) > 0;
  expect([
    layout[0],
    (await page.locator("#menu").count()) === 1,
    await banner.getByText("Precios con descuento para clientes de Yoigo").isVisible(),
    hasFooter ? (hasHeadings ? "full" : "reduced") : "none",
  ]).toEqual(layout);
  await expect(footer.getByText("autorizada con el número 2817")).toHaveCount(hasFooter ? 1 : 0);
  if (layout[0] === "simplified") await expect(banner.getByRole("link", { name: "No soy de Yoigo" })).toHaveCount(0);
}

/** The URLs of the images that do not load, those below the viewport included. */
const brokenImages = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const decoded = [...document.images].map((image) => image.decode().catch(() => image.src));
    return (await Promise.all(decoded)).filter((broken) => broken !== undefined);
  });

for (const [screen, width, paths] of [
  ["a phone", 360, [...Object.values(PATHS_BY_LAYOUT).flat(), ...VARIANTS]],
  ["a wide screen", 1280, WIDE_PAGES],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport: { width, height: 780 } });

    for (const path of paths) {
      test(`${path} has one h1, a title, no axe violation, no horizontal scroll and no broken image`, async ({
        page,
      }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.locator("html")).toHaveAttribute("lang", path.startsWith("/eu") ? "eu" : "es");
        await expectLayout(page, path);
        await expectCompletePage(page);
        expect(await brokenImages(page)).toEqual([]);
      });
    }
  });
}

test("the conditions of all promotions have no axe violation, on light and on dark grounds", async ({ page }) => {
  await page.goto("/promociones");
  const conditions = page.getByRole("main").locator("summary", { hasText: "Condiciones" });
  const count = await conditions.count();
  expect(count).toBeGreaterThan(5);
  for (const summary of await conditions.all()) await summary.click();
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(count);
  await expectAccessible(page);
});

test("what is chosen is marked with forced colours too", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/precio-alarma");
  for (const [status, tab, outline] of [
    ["Soy de Yoigo", "Para casa", "solid"],
    ["No soy de Yoigo", "Para negocios", "none"],
  ] as const) {
    await expect(page.getByRole("link", { name: status, exact: true })).toHaveCSS("outline-style", outline);
    await expect(page.getByRole("tab", { name: tab })).toHaveCSS("outline-style", outline);
  }
});

test("two promos have a row of their own, and what all kits contain is a box on each kind of page", async ({
  page,
  running,
  lake,
}) => {
  const promo = await lake.fetch<SanityDocument>('*[_id == "promo-descuento-movil"][0]');
  await lake.create({ ...promo, _id: "promo-second", title: { ...promo.title, es: "Otra promo" } });
  await expectOnSite(running.url, "Otra promo");
  await page.setViewportSize({ width: 1080, height: 780 });
  await page.goto("/");
  for (const title of ["Otra promo", "20 % de descuento en tu factura de móvil"]) {
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
    expect((await card.boundingBox())?.width).toBeGreaterThan(400);
  }
  for (const path of ["/", "/conoce-nuestra-alarma/alarma-con-aviso-policia"]) {
    await page.goto(path);
    await expect(page.locator("#kits .shared")).toHaveCSS("border-image-source", "none");
  }
});

test("the index of a legal page is closed below its title on a phone, and open beside the text on a wide screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/aviso-legal");
  const link = page.getByRole("navigation", { name: "En esta página" }).getByRole("link", { name: "Desistimiento" });
  await expect(link).toBeHidden();
  await page.getByText("En esta página").click();
  await link.click();
  await expect(page.getByRole("heading", { name: "Desistimiento" })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 780 });
  await page.goto("/privacidad");
  await expect(page.getByRole("link", { name: "Tus derechos" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "En breve" })).toBeVisible();
  await expect(page.getByRole("link", { name: "En breve" })).toHaveCount(0);
  await expect(page.getByText("Último cambio: 24 de noviembre de 2026")).toBeVisible();
});

test.describe("not found", () => {
  test.use({ expectedConsoleError: /status of 404/ });

  test("an unknown path answers 404, with the header and a link to the kits", async ({ page }) => {
    const response = await page.goto("/no-existe");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No encontramos esta página");
    await expect(page).toHaveTitle("No encontramos esta página");
    await expect(page.getByRole("banner")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Alarmas para casa" }).click();
    await expect(page).toHaveURL(/\/alarmas-para-casa$/);
  });
});
