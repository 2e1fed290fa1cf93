import { expectCompletePage } from "./page-checks.ts";
import { expect, test } from "./test.ts";

test.use({ seed: "sections" });

/** Together they hold every section. `pages.spec.ts` checks the pages of the site. */
const PAGES = ["/todas-las-secciones", "/todas-las-secciones?client=false", "/eu/sin-cabecera", "/ayuda"];

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 780 } });

    for (const path of PAGES) {
      test(`${path} has one h1, no axe violation and no horizontal scroll`, async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expectCompletePage(page);
      });
    }
  });
}

test("'/ayuda#question' opens the tab of the question", async ({ page }) => {
  await page.goto("/ayuda#averias");
  await expect(page).toHaveURL(/\/ayuda\/servicio#averias$/);
  await expect(page.getByText("Respuesta a «¿A quién llamo si algo falla?».")).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("'/ayuda#question' links to the tab of the question", async ({ page }) => {
    await page.goto("/ayuda#averias");
    await page.locator("#averias").getByRole("link", { name: "¿A quién llamo si algo falla?" }).click();
    await expect(page.getByText("Respuesta a «¿A quién llamo si algo falla?».")).toBeInViewport();
  });

  test("every device of the slider can be reached by keyboard", async ({ page }) => {
    await page.goto("/todas-las-secciones");
    const link = page.getByRole("link", { name: "Dos sensores con cámara" });
    await link.focus();
    await expect(link).toBeInViewport();
  });
});
