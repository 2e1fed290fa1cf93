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
