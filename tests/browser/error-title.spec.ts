import { fillPersonal, openCheckout } from "./checkout-journey.ts";
import { waitForHydration } from "./page-state.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ expectedConsoleError: /status of 400/ });

  test("a refused step is in the title until it is right", async ({ page }) => {
    await openCheckout(page);
    const submit = page.getByRole("button", { name: "Confirmar e ir a la dirección" });
    await submit.click();
    await expect(page).toHaveTitle("Error: Tu pedido");
    // The rules are loaded now, so that the browser refuses.
    await submit.click();
    await expect(page).toHaveTitle("Error: Tu pedido");
    await page.getByRole("link", { name: "Euskara" }).click();
    await expect(page).toHaveTitle(/Zure eskaera$/);
    await page.getByRole("link", { name: "Castellano" }).click();
    await fillPersonal(page, "Soy de Yoigo", "600111091");
    await expect(page.getByLabel("Número de documento")).toBeVisible();
    await expect(page).toHaveTitle("Tu pedido");
  });

  test("a refused withdrawal and a refused call-back are in the title until they are right", async ({ page }) => {
    await page.goto("/desistimiento");
    await waitForHydration(page);
    const title = await page.title();
    const form = page.getByRole("main").locator("form");
    const fill = async (email: string) => {
      await form.getByLabel("Nombre y apellidos").fill("Ane López");
      await form.getByLabel("Número de pedido").fill("ord-title");
      await form.getByLabel("Email").fill(email);
      await form.getByRole("button", { name: "Continuar" }).click();
    };
    await fill("ane@");
    await expect(page).toHaveTitle(`Error: ${title}`);
    await fill("ane@example.com");
    await expect(page.getByRole("heading", { name: "Comprueba y confirma" })).toBeVisible();
    await expect(page).toHaveTitle(title);

    await page.goto("/te-llamamos");
    await waitForHydration(page);
    const callback = await page.title();
    await page.getByRole("button", { name: "Llamadme gratis" }).click();
    await expect(page).toHaveTitle(`Error: ${callback}`);
    await page.getByRole("main").getByLabel("Nombre").fill("Ane López");
    await page.getByRole("main").getByLabel("Teléfono").fill("600111092");
    await page.getByRole("main").getByRole("checkbox").check();
    // With JavaScript the rules have seen that it is right.
    if (javaScriptEnabled) await expect(page).toHaveTitle(callback);
    await page.getByRole("button", { name: "Llamadme gratis" }).click();
    await expect(page.getByText("¡Hecho! Te llamamos nosotros")).toBeVisible();
    await expect(page).not.toHaveTitle(/^Error/);
  });
});
