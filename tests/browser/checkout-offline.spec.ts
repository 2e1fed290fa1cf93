import { fillAddress, fillPersonal, openCheckout } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

test.use({ expectedConsoleError: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

test("a step keeps its values when the connection is lost, and the next try succeeds", async ({ page, context }) => {
  await openCheckout(page);
  await context.setOffline(true);
  await fillPersonal(page, "Soy de Yoigo", "600111009");
  await expect(page.getByRole("alert")).toHaveText(
    "No hay conexión. Lo que has escrito sigue aquí: inténtalo de nuevo.",
  );
  await expect(page.getByLabel("Nombre")).toHaveValue("Ane López");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click();
  await expect(page.getByLabel("Número de documento")).toBeVisible();
});

test("'Editar', Back and 'Empezar de nuevo' report a lost connection and keep the values", async ({
  page,
  context,
}) => {
  await openCheckout(page);
  await fillPersonal(page, "Soy de Yoigo", "600111010");
  await page.getByLabel("Ciudad").fill("Bilbao");
  const actions = {
    edit: () => page.getByRole("button", { name: "Editar Tus datos personales" }).click(),
    restart: () => page.getByRole("button", { name: "Empezar de nuevo" }).click(),
    back: () => page.goBack(),
  };
  for (const [name, act] of Object.entries(actions)) {
    await test.step(name, async () => {
      await context.setOffline(true);
      // The alert of the previous action may still be shown.
      await Promise.all([page.waitForEvent("requestfailed"), act()]);
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
