import { fillPersonal } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedConsoleError: /status of 403/ });

    test("two tabs that were opened first: the form of the earlier is kept, with the kit of the later, and goes on", async ({
      page,
      context,
    }) => {
      await page.goto("/checkout?kit=piso");
      // As if both had been on their way at the same time.
      await context.clearCookies();
      const later = await context.newPage();
      await later.goto("/checkout?kit=chalet");
      await fillPersonal(page, "Soy de Yoigo", "600111056");
      await expect(page.getByRole("alert")).toHaveText(/^Tu pedido ha cambiado en otra ventana\./);
      await expect(page.getByRole("complementary")).toContainText("Kit Chalet");
      await expect(page.getByLabel("Teléfono")).toHaveValue("600111056");
      await page.getByRole("button", { name: "Confirmar", exact: true }).click();
      await expect(page.getByLabel("Número de documento")).toBeVisible();
    });
  });
}
