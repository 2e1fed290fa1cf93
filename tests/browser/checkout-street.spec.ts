import type { Page } from "@playwright/test";
import { expectWellMade, failBy, fillPersonal } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

/** Opens the checkout at step 2. */
async function reachAddress(page: Page) {
  await page.goto("/checkout?kit=piso");
  await fillPersonal(page, "Soy de Yoigo", "600111011");
  await expect(page.getByLabel("Número de documento")).toBeVisible();
}

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
  await reachAddress(page);
  await street(page).pressSequentially("somera bilbao 12");
  await expect(options(page)).toHaveText("Calle Somera, 12, Bilbao, España");
  await expect(street(page)).toHaveAttribute("aria-expanded", "true");
  await expectWellMade(page);
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
    await reachAddress(page);
    await street(page).tap();
    await street(page).pressSequentially("somera bilbao 12");
    await options(page).first().tap();
    await expectFilled(page);
  });
});

test("suggestions close a quarter of a second after blur, and on Escape", async ({ page }) => {
  await reachAddress(page);
  await street(page).pressSequentially("calle mayor");
  await expect(options(page)).toHaveCount(5);
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await street(page).press("Backspace");
  await expect(options(page)).toHaveCount(5);
  const left = Date.now();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("listbox")).toBeVisible();
  await expect(page.getByRole("listbox")).toBeHidden();
  expect(Date.now() - left).toBeGreaterThanOrEqual(250);
  await expect(street(page)).toHaveValue("calle mayo");
});

test("an address in the Canaries shows its price as soon as it is picked", async ({ page }) => {
  await reachAddress(page);
  await street(page).pressSequentially("mayor de triana");
  await options(page).first().click();
  await expect(page.getByLabel("Código postal")).toHaveValue("35002");
  await expect(page.getByRole("complementary")).toContainText("IGIC Incl.");
  await expect(page.getByText("La instalación es en Canarias: el impuesto es IGIC y tu precio cambia.")).toBeVisible();
});

test.describe("while the maps service is away", () => {
  test.use({ expectedConsoleError: /status of 502/ });

  test("the visitor types the address by hand", async ({ page, running }) => {
    await reachAddress(page);
    await failBy(running.sandboxUrl, { service: "places", status: 500 });
    const answer = page.waitForResponse(/\/calles$/);
    await street(page).pressSequentially("calle que nadie");
    expect((await answer).status()).toBe(502);
    await expect(options(page)).toHaveCount(0);
    await failBy(running.sandboxUrl);
    await expect(street(page)).toHaveValue("calle que nadie");
  });
});
