import type { Page } from "@playwright/test";
import { openAddressStep, openCheckout } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

/** What a screen reader says where a price or an error decides: each thing once, in its order, and prices as amounts. */

const summary = (page: Page) => page.getByRole("complementary");

test("a kit's card says both prices, and that one replaces the other that is struck through", async ({ page }) => {
  await page.goto("/alarmas-para-casa-precios");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Kit Piso" }) });
  await expect(card).toMatchAriaSnapshot(`
    - listitem:
      - heading "Kit Piso" [level=3]
      - paragraph: Si eres de Yoigo (Tu precio)
      - paragraph: /^\\d+,\\d{2} €\\/mes IVA Incl\\.$/
      - term: Total de 24 meses
      - definition: /^\\d+,\\d{2} €$/
      - paragraph: Si no eres de Yoigo
      - paragraph: /^\\d+,\\d{2} €\\/mes IVA Incl\\. Meses 1 a 4 · en lugar de \\d+,\\d{2} €$/
      - paragraph: /^\\d+,\\d{2} €\\/mes IVA Incl\\. Desde el mes 5$/
      - term: Total de 24 meses
      - definition: /^\\d+,\\d{2} €$/
  `);
});

test("a picture of a kit is said once where it is chosen", async ({ page }) => {
  await page.goto("/alarmas-para-casa/chalets");
  const choice = page.getByRole("group", { name: "Imágenes" });
  await expect(choice.getByRole("radio", { name: /^Kit Chalet:/ })).toBeVisible();
  await expect(choice.getByRole("img")).toHaveCount(0);
});

test("the order's summary says the price of each month and the total", async ({ page }) => {
  await openAddressStep(page, { status: "No soy de Yoigo", phone: "600111078" });
  await expect(summary(page)).toMatchAriaSnapshot(`
    - complementary "Resumen del pedido":
      - heading "Kit Piso" [level=2]
      - heading "Tu cuota mensual" [level=3]
      - text: /^\\d+,\\d{2} €\\/mes IVA Incl\\.$/
      - paragraph: /^4 meses en lugar de \\d+,\\d{2} €, luego \\d+,\\d{2} €\\/mes$/
      - term: Meses 1 a 4
      - definition: /^\\d+,\\d{2} €\\/mes$/
      - term: Desde el mes 5
      - definition: /^\\d+,\\d{2} €\\/mes$/
      - term: 24 meses de permanencia, total
      - definition: /^\\d+,\\d{2} €$/
  `);
});

test.describe("a refused step", () => {
  test.use({ expectedConsoleError: /status of 400/ });

  for (const [path, message, name, email] of [
    ["/checkout?kit=piso", "Revisa estos campos:", "Nombre", "Email"],
    ["/eu/checkout?kit=piso", "Berrikusi eremu hauek:", "Izena", "Helbide elektronikoa"],
  ] as const) {
    test(`${path} says its fields, and each error after its field`, async ({ page }) => {
      await openCheckout(page, path);
      await page.locator("#personal-form [type=submit]").click();
      await expect(page.locator("#personal")).toMatchAriaSnapshot(`
        - status:
          - paragraph: "${message}"
          - list:
            - listitem:
              - link "${name}"
        - textbox "${name}" [invalid]
        - paragraph: /./
        - textbox "${email}" [invalid]
      `);
    });
  }
});
