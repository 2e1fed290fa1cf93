import { PAGE_OF_EACH_KIND } from "#tests/support/public-paths.ts";
import { expectCompletePage } from "./page-checks.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

/** Variants of the pages that `all-pages.spec.ts` checks on a phone: Basque, other prices, the checkout. */
const PAGES = [
  "/?client=false",
  "/eu",
  "/alarmas-para-casa/pisos?client=false",
  "/eu/alarmas-para-negocios/oficina",
  "/checkout?kit=chalet&camara=true",
  "/eu/checkout?kit=oficina",
  "/eu/accesorios-alarma/sirena-alarma",
  "/eu/ayuda/servicio",
  "/eu/aviso-legal",
  "/calcula-tu-alarma",
  "/eu/calcula-tu-alarma?lugar=negocio",
  "/encuesta",
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

for (const [screen, width, paths] of [
  ["a phone", 360, PAGES],
  ["a wide screen", 1280, WIDE_PAGES],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport: { width, height: 780 } });

    for (const path of paths) {
      test(`${path} has one h1, a title, no axe violation and no horizontal scroll`, async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.locator("html")).toHaveAttribute("lang", path.startsWith("/eu") ? "eu" : "es");
        await expectCompletePage(page);
      });
    }
  });
}

test("what is chosen is marked with forced colours too", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/precio-alarma");
  const chosen = [
    page.getByRole("link", { name: "Soy de Yoigo", exact: true }),
    page.getByRole("tab", { name: "Para casa" }),
  ];
  for (const choice of chosen) await expect(choice).toHaveCSS("outline-style", "solid");
  for (const other of [
    page.getByRole("link", { name: "No soy de Yoigo" }),
    page.getByRole("tab", { name: "Para negocios" }),
  ]) {
    await expect(other).toHaveCSS("outline-style", "none");
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

withAndWithoutJavaScript(() => {
  test("prices follow the client status, on other pages too", async ({ page }) => {
    await page.goto("/alarmas-para-casa/chalets");
    const offer = page.getByRole("main");
    await expect(offer).toContainText(monthlyPrice("chalet"));
    await page.getByRole("link", { name: "No soy de Yoigo" }).click();
    await expect(offer).toContainText("19,90 €/mes");
    await expect(offer).toContainText(`${monthlyPrice("chalet", { status: "notClient" })} Desde el mes 5`);
    await page.goto("/alarmas-para-negocios/oficina");
    await expect(offer).toContainText(monthlyPrice("oficina", { status: "notClient" }));
    await expect(offer).toContainText("IVA No Incl.");
    await page.getByRole("link", { name: "Soy de Yoigo", exact: true }).click();
    await expect(offer).toContainText(monthlyPrice("oficina"));
  });
});

test("the address of a question shows its answer", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const question of ["baja-anticipada", "que-es-gratis"]) {
    await page.goto("about:blank");
    await page.goto(`/ayuda/precio-y-factura#${question}`);
    await expect(page.locator(`#${question}`)).toBeInViewport();
  }
});
