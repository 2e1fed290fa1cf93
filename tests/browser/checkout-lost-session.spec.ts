import type { Page } from "@playwright/test";
import { confirm, fillAccount, fillAddress, fillPersonal, openAddressStep, openCheckout } from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { expect, test } from "./test.ts";

const summary = (page: Page) => page.getByRole("complementary");
const alert = (page: Page) => page.getByRole("alert");

/** The page says what to do about cookies. */
async function expectHelp(page: Page, isScripted: boolean) {
  await expect(page.getByText("permítelas en tu navegador")).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "Llamadme gratis" })).toHaveAttribute(
    "href",
    "/te-llamamos",
  );
  if (isScripted) await expectAccessible(page);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedConsoleError: /status of 403/ });

    test("cookies deleted in step 1: kit and values stay, and the visitor continues", async ({ page, context }) => {
      await openCheckout(page, "/checkout?kit=chalet&camara=true");
      await context.clearCookies();
      await fillPersonal(page, "Soy de Yoigo", "600111081");
      await expect(alert(page)).toHaveText(/^No nos ha llegado la cookie de tu pedido/);
      await expect(alert(page)).toBeFocused();
      await expectHelp(page, javaScriptEnabled);
      await expect(summary(page)).toContainText("Kit Chalet");
      await expect(page.getByLabel("Nombre")).toHaveValue("Ane López");
      await expect(page.getByLabel("Teléfono")).toHaveValue("600111081");
      await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click();
      await expect(page.getByLabel("Número de documento")).toBeVisible();
      await expect(summary(page)).toContainText("Kit Chalet");
    });

    test("cookies deleted in step 2: the kit stays, and the address is in step 2 again", async ({ page, context }) => {
      await openAddressStep(page, { phone: "600111082" }, "/checkout?kit=oficina&camara=true");
      await page.getByLabel("Piso").fill("3");
      await context.clearCookies();
      await fillAddress(page);
      await expect(alert(page)).toHaveText(/^La sesión de tu pedido se ha cerrado/);
      await expectHelp(page, javaScriptEnabled);
      await expect(page.getByText("Conservamos la dirección que habías escrito")).toBeVisible();
      await expect(summary(page)).toContainText("Kit Oficina");
      expect(page.url()).not.toMatch(/Ane|12345678|48001/);
      await fillPersonal(page, "Soy de Yoigo", "600111082");
      await expect(page.getByLabel("Número de documento")).toHaveValue("12345678Z");
      await expect(page.getByLabel("Piso")).toHaveValue("3");
      await expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao");
      await page.getByRole("button", { name: "Continuar" }).click();
      await confirm(page);
      await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Kit Oficina" })).toBeVisible();
    });

    test("cookies deleted in step 3: nothing is ordered, and the kit stays", async ({ page, context, sandbox }) => {
      const before = await sandbox.orders("Alarma para Tienda");
      await openAddressStep(page, { phone: "910111083", status: "No soy de Yoigo" }, "/checkout?kit=tienda");
      await fillAddress(page);
      await fillAccount(page);
      await context.clearCookies();
      await confirm(page);
      await expect(alert(page)).toHaveText(/^La sesión de tu pedido se ha cerrado/);
      await expectHelp(page, javaScriptEnabled);
      await expect(summary(page)).toContainText("Kit Tienda");
      expect(await sandbox.orders("Alarma para Tienda")).toEqual(before);
      expect(await page.content()).not.toContain("ES9121000418450200051332");
    });

    test("a tab older than the order leads to the order", async ({ page, context }) => {
      await openCheckout(page);
      const later = await context.newPage();
      await openAddressStep(later, { phone: "600111084" });
      await fillAddress(later);
      await confirm(later);
      await expect(later.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
      await fillPersonal(page, "Soy de Yoigo", "600111084");
      await expect(page).toHaveURL(/\/gracias$/);
      await expect(page.getByText("Número de pedido:")).toBeVisible();
    });
  });
}

test.describe("when the backend refuses a step", () => {
  test.use({ expectedConsoleError: /status of 400/ });

  test("Back still takes one press", async ({ page }) => {
    await page.goto("/alarmas-para-casa/pisos");
    await page.getByRole("button", { name: "Lo quiero" }).first().click();
    await fillPersonal(page, "Soy de Yoigo", "600111085");
    await fillAddress(page, "48001", "12345678A");
    await expect(alert(page)).toHaveText("El documento no es válido");
    await page.goBack();
    await expect(page.getByLabel("Nombre")).toHaveValue("Ane López");
  });
});
