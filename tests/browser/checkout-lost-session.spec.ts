import type { Page } from "@playwright/test";
import { confirm, fillAddress, fillPersonal, openAddressStep } from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

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

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ expectedConsoleError: /status of 403/ });

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
});

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
