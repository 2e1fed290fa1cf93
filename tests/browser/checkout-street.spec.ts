import type { Page } from "@playwright/test";
import { openAddressStep } from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { expect, test } from "./test.ts";

/** The suggestions of the street (docs/rules.md#street-search). */

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

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a street is picked by a tap", async ({ page }) => {
    await openAddressStep(page, { phone });
    await street(page).tap();
    await street(page).pressSequentially("somera bilbao 12");
    // The suggestions of what was typed before have no number.
    await expect(options(page)).toHaveText("Calle Somera, 12, Bilbao, España");
    await expectAccessible(page);
    await options(page).first().tap();
    await expectFilled(page);
  });
});

test.describe("while the maps service is down", () => {
  test.use({ expectedConsoleError: /status of 502/ });

  test("a second street takes the first one's postal code and city away, and typed values stay", async ({
    page,
    sandbox,
  }) => {
    await openAddressStep(page, { phone });
    await street(page).pressSequentially("somera bilbao 12");
    await options(page).first().click();
    await expectFilled(page);
    await page.getByLabel("Provincia").fill("Gipuzkoa");
    await page.getByLabel("Piso").fill("3");
    await street(page).fill("mayor de triana");
    await expect(options(page).first()).toContainText("Triana");
    await sandbox.fail({ service: "places", status: 500 });
    await options(page).first().click();
    await expect(page.getByLabel("Ciudad")).toHaveValue("");
    await expect(page.getByLabel("Código postal")).toHaveValue("");
    await expect(page.getByLabel("Provincia")).toHaveValue("Gipuzkoa");
    await expect(page.getByLabel("Piso")).toHaveValue("3");
    await expect(street(page)).toHaveValue("Mayor de Triana");
    await expect(page.getByText("Dirección rellenada: revísala.")).toHaveCount(0);

    const response = page.waitForResponse(/\/calles$/);
    await street(page).fill("calle que nadie");
    expect((await response).status()).toBe(502);
    await expect(options(page)).toHaveCount(0);
    await expect(street(page)).toHaveValue("calle que nadie");
  });
});

test("an address that is typed whole goes to its fields, and overwrites none", async ({ page }) => {
  await openAddressStep(page, { phone });
  await street(page).fill("Avenida Sabino Arana 4, 2 D");
  await page.getByLabel("Ciudad").focus();
  await expect(street(page)).toHaveValue("Sabino Arana");
  await expect(page.getByLabel("Tipo de vía")).toHaveValue("Avenida");
  await expect(page.getByLabel("Número", { exact: true })).toHaveValue("4");
  await expect(page.getByLabel("Piso")).toHaveValue("2");
  await expect(page.getByLabel("Puerta")).toHaveValue("D");
  await street(page).fill("Calle Autonomía 8");
  await page.getByLabel("Ciudad").focus();
  await expect(street(page)).toHaveValue("Calle Autonomía 8");
  await expect(page.getByLabel("Número", { exact: true })).toHaveValue("4");
});

test("a pasted address is split at once", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAddressStep(page, { phone });
  await page.evaluate(() => navigator.clipboard.writeText("C/ Recogidas 24, 3º B, 18002 Granada"));
  await street(page).focus();
  await page.keyboard.press("Control+V");
  await expect(street(page)).toHaveValue("Recogidas");
  await expect(page.getByLabel("Código postal")).toHaveValue("18002");
  await expect(page.getByLabel("Piso")).toHaveValue("3º");
});
