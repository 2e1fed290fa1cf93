import type { Page } from "@playwright/test";
import { PAGE_OF_EACH_KIND } from "#tests/support/public-paths.ts";
import { confirm, fillAccount, fillAddress, fillPersonal, openCheckout } from "./checkout-journey.ts";
import { expectNoHorizontalScroll } from "./page-checks.ts";
import { CHALET_RESULT } from "./quiz-journey.ts";
import { expect, test } from "./test.ts";

/* A visitor whose browser has text of twice the default size. Widths of the layout are in rem, so the page is that of half the width. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH,
    args: ["--no-sandbox", "--disable-background-networking", "--blink-settings=defaultFontSize=32"],
  },
  expectedConsoleError: /status of 40[04]/,
});

const WIDTHS = [320, 375, 768, 1280];

const PAGES = [
  ...PAGE_OF_EACH_KIND,
  CHALET_RESULT,
  "/encuesta",
  "/te-llamamos",
  "/desistimiento",
  "/cookies",
  "/catalogo",
  "/colaborador",
  "/distribuidor",
  "/alarmas-para-casa-precios-descuento",
  "/no-existe",
  "/eu/alarmas-para-casa",
];

/** Longer than the narrowest screen, as some addresses and names are. */
const WORD = "Gran".repeat(15);

async function expectToFit(page: Page) {
  await expect(page.locator("body")).toHaveCSS("font-size", "32px");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${width} px`, () => expectNoHorizontalScroll(page));
  }
}

test("text of twice the size fits each screen, on each kind of page", async ({ page }) => {
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectToFit(page);
    });
  }
});

test("it fits in each step of the checkout, with errors and with a word of 60 letters", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openCheckout(page, "/checkout?kit=chalet&camara=true");
  await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click();
  await expect(page.getByLabel("Nombre")).toBeFocused();
  await page.getByText("Ver desglose").click();
  await expectToFit(page);
  await fillPersonal(page, "No soy de Yoigo", "600111094");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByLabel("Número de documento")).toBeFocused();
  await expectToFit(page);
  await fillAddress(page);
  await page.getByRole("button", { name: "Editar Dirección" }).click();
  await page.getByLabel("Calle", { exact: true }).fill(WORD);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText(WORD).first()).toBeVisible();
  await expectToFit(page);
  await fillAccount(page);
  await confirm(page);
  await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
  await expectToFit(page);
});
