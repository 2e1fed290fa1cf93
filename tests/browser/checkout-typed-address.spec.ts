import type { Page } from "@playwright/test";
import { openAddressStep } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

const phone = "600111011";
const street = (page: Page) => page.getByRole("combobox", { name: "Calle", exact: true });

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

test("a pasted address is split at once", async ({ page }) => {
  await openAddressStep(page, { phone });
  await street(page).focus();
  await page.keyboard.insertText("C/ Recogidas 24, 3º B, 18002 Granada");
  await street(page).evaluate((field) =>
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" })),
  );
  await expect(street(page)).toHaveValue("Recogidas");
  await expect(page.getByLabel("Código postal")).toHaveValue("18002");
  await expect(page.getByLabel("Piso")).toHaveValue("3º");
});
