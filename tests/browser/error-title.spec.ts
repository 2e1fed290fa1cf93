import { fillPersonal, openCheckout } from "./checkout-journey.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

withAndWithoutJavaScript(() => {
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
});
