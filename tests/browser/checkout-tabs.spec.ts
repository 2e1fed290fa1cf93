import { fillAddress, fillPersonal } from "./checkout-journey.ts";
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

    test("'Editar' and 'Empezar de nuevo' of a tab that is too old say so on the page, and then do it", async ({
      page,
      context,
    }) => {
      await page.goto("/checkout?kit=piso");
      await fillPersonal(page, "Soy de Yoigo", "600111057");
      for (const [button, reached] of [
        [/^Editar/, page.getByLabel("Nombre")],
        ["Empezar de nuevo", page.getByRole("heading", { level: 1, name: /alarma/i })],
      ] as const) {
        await page.goto("/checkout");
        if (button === "Empezar de nuevo") {
          await page.getByRole("button", { name: "Confirmar", exact: true }).click();
        }
        await expect(page.getByLabel("Número de documento")).toBeVisible();
        await page.getByLabel("Ciudad").fill("Bilbao");
        await context.clearCookies({ name: "XSRF-TOKEN" });
        await page.getByRole("button", { name: button }).click();
        await expect(page.getByRole("alert")).toHaveText(/^Esta página se había quedado antigua/);
        await expect(page.getByRole("alert")).toBeFocused();
        await expect(page.getByLabel("Ciudad")).toHaveValue(javaScriptEnabled ? "Bilbao" : "");
        await page.getByRole("button", { name: button }).click();
        await expect(reached).toBeVisible();
      }
    });

    test("a step that another tab has passed keeps what an old one sends, and goes on", async ({ page, context }) => {
      await page.goto("/checkout?kit=piso");
      await fillPersonal(page, "Soy de Yoigo", "600111058");
      await expect(page.getByLabel("Número de documento")).toBeVisible();
      await context.clearCookies({ name: "XSRF-TOKEN" });
      const later = await context.newPage();
      await later.goto("/checkout");
      await fillAddress(later);
      await expect(later.getByText("la cuenta bancaria principal")).toBeVisible();

      await fillAddress(page, "35001");
      await expect(page.getByRole("alert")).toHaveText(/^Tu pedido ha cambiado en otra ventana\./);
      await expect(page.getByLabel("Código postal")).toHaveValue("35001");
      await page.getByRole("button", { name: "Continuar" }).click();
      await expect(page.getByText("la cuenta bancaria principal")).toBeVisible();
      await expect(page.getByRole("complementary")).toContainText("Canarias");
    });
  });
}
