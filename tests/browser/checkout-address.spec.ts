import type { Page } from "@playwright/test";
import { openAddressStep } from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { expect, test } from "./test.ts";

const phone = "600111011";
const street = (page: Page) => page.getByRole("combobox", { name: "Calle", exact: true });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

async function expectFilled(page: Page) {
  await expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao");
  await expect(page.getByLabel("Tipo de vía")).toHaveValue("Calle");
  await expect(street(page)).toHaveValue("Somera");
  await expect(page.getByLabel("Número", { exact: true })).toHaveValue("12");
  await expect(page.getByLabel("Código postal")).toHaveValue("48005");
  await expect(page.getByLabel("Provincia")).toHaveValue("Bizkaia");
  await expect(page.getByText("Dirección rellenada: revísala.")).toBeVisible();
}

test("a street is found and picked by keyboard, and fills in the address", async ({ page }) => {
  await openAddressStep(page, { phone });
  await street(page).pressSequentially("somera bilbao 12");
  await expect(options(page)).toHaveText("Calle Somera, 12, Bilbao, España");
  await expect(street(page)).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expectFilled(page);
  await expect(options(page)).toHaveCount(0);
  await page.getByLabel("Número de documento").fill("12345678Z");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("Calle Somera 12, 48005 Bilbao")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a street is picked by a tap", async ({ page }) => {
    await openAddressStep(page, { phone });
    await street(page).tap();
    await street(page).pressSequentially("somera bilbao 12");
    await options(page).first().tap();
    await expectFilled(page);
  });
});

test("suggestions close a quarter of a second after blur, and on Escape", async ({ page }) => {
  await openAddressStep(page, { phone });
  await street(page).pressSequentially("calle mayor");
  await expect(options(page)).toHaveCount(5);
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await street(page).press("Backspace");
  await expect(options(page)).toHaveCount(5);
  const blurredAt = Date.now();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("listbox")).toBeVisible();
  await expect(page.getByRole("listbox")).toBeHidden();
  expect(Date.now() - blurredAt).toBeGreaterThanOrEqual(250);
  await expect(street(page)).toHaveValue("calle mayo");
});

test("an address in the Canaries shows its price as soon as it is picked", async ({ page }) => {
  await openAddressStep(page, { phone });
  await street(page).pressSequentially("mayor de triana");
  await options(page).first().click();
  await expect(page.getByLabel("Código postal")).toHaveValue("35002");
  await expect(page.getByRole("complementary")).toContainText("IGIC Incl.");
  await expect(page.getByText("La instalación es en Canarias: el impuesto es IGIC y tu precio cambia.")).toBeVisible();
});

test.describe("while the maps service is down", () => {
  test.use({ expectedConsoleError: /status of 502/ });

  test("the visitor types the address by hand", async ({ page, sandbox }) => {
    await openAddressStep(page, { phone });
    await sandbox.fail({ service: "places", status: 500 });
    const response = page.waitForResponse(/\/calles$/);
    await street(page).pressSequentially("calle que nadie");
    expect((await response).status()).toBe(502);
    await expect(options(page)).toHaveCount(0);
    await expect(street(page)).toHaveValue("calle que nadie");
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("only a CIF asks for a company name", async ({ page }) => {
      await openAddressStep(page, { phone }, "/checkout?kit=oficina");
      const company = page.getByLabel("Nombre de la empresa");
      await expect(page.getByLabel("Tipo de documento")).toHaveValue("DNI");
      await expect(company).toBeHidden();
      await page.getByLabel("Tipo de documento").selectOption("CIF");
      await expect(company).toBeVisible();
      await page.getByLabel("Tipo de documento").selectOption("NIE");
      await expect(company).toBeHidden();
    });
  });
}
