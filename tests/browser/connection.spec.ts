import { fillAddress, fillPersonal } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

test.use({ expectedConsoleError: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

test("a lost connection keeps what was typed, and the next try goes on", async ({ page, context }) => {
  await page.goto("/checkout?kit=piso");
  await page.getByLabel("Nombre").fill("Ane López");
  await page.getByLabel("Teléfono").fill("600111009");
  await page.getByLabel("Email").fill("ane@example.com");
  await page.getByRole("checkbox", { name: /acepto la política/ }).check();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "No hay conexión. Lo que has escrito sigue aquí: inténtalo de nuevo.",
  );
  await expect(page.getByLabel("Nombre")).toHaveValue("Ane López");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
  await expect(page.getByLabel("Número de documento")).toBeVisible();
});

test("'Editar', Back and 'Empezar de nuevo' without a connection say so, and keep what was typed", async ({
  page,
  context,
}) => {
  await page.goto("/checkout?kit=piso");
  await fillPersonal(page, "Soy de Yoigo", "600111010");
  await page.getByLabel("Ciudad").fill("Bilbao");
  const leave = {
    edit: () => page.getByRole("button", { name: "Editar Tus datos personales" }).click(),
    restart: () => page.getByRole("button", { name: "Empezar de nuevo" }).click(),
    back: () => page.goBack(),
  };
  for (const [name, go] of Object.entries(leave)) {
    await test.step(name, async () => {
      await context.setOffline(true);
      // The alert of the one before stands there still.
      await Promise.all([page.waitForEvent("requestfailed"), go()]);
      await expect(page.getByRole("alert")).toHaveText(/^No hay conexión\./);
      await expect(page.getByRole("alert")).toBeFocused();
      await expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao");
      await context.setOffline(false);
    });
  }
  await page.getByRole("link", { name: "Euskara" }).click();
  await expect(page.getByLabel("Herria")).toHaveValue("Bilbao");
  await page.getByRole("link", { name: "Castellano" }).click();
  await fillAddress(page);
  await expect(page.getByText("la cuenta bancaria principal")).toBeVisible();
});
