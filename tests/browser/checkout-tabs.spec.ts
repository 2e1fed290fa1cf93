import type { Page } from "@playwright/test";
import { fillAddress, openAddressStep } from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ expectedConsoleError: /status of 403/ });

  test("a link of another site asks before it changes the kit", async ({ page, running }) => {
    await openAddressStep(page, { phone: "600111060" });
    const link = `<a href="${running.url}/checkout?kit=chalet&camara=true">Kit Chalet</a>`;
    await page.route("https://compara.example/**", (route) => route.fulfill({ contentType: "text/html", body: link }));
    const follow = async () => {
      await page.goto("https://compara.example/");
      await page.getByRole("link", { name: "Kit Chalet" }).click();
    };
    await follow();
    const summary = page.getByRole("complementary");
    await expect(page.getByText("Tu pedido sigue siendo el Kit Piso")).toBeVisible();
    await expect(summary).toContainText("Kit Piso");
    if (javaScriptEnabled) await expectAccessible(page);
    await page.getByRole("link", { name: "Seguir con Kit Piso" }).click();
    await expect(page.getByText("Tu pedido sigue siendo")).toHaveCount(0);
    await expect(summary).toContainText("Kit Piso");

    await follow();
    await page.getByRole("link", { name: "Cambiar a Kit Chalet" }).click();
    await expect(summary).toContainText("Kit Chalet");
    await fillAddress(page);
    await expect(page.getByText("la cuenta bancaria principal")).toBeVisible();
    await expect(summary).toContainText("Kit Chalet");
  });

  for (const [button, phone, reached] of [
    ["Editar Tus datos personales", "600111057", (page: Page) => page.getByLabel("Nombre")],
    ["Empezar de nuevo", "600111059", (page: Page) => page.getByRole("heading", { name: "Kit Chalet" })],
  ] as const) {
    test(`the page says that a tab is stale, and a second press of '${button}' works`, async ({ page, context }) => {
      await openAddressStep(page, { phone });
      await page.getByLabel("Ciudad").fill("Bilbao");
      await context.clearCookies({ name: "XSRF-TOKEN" });
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("alert")).toHaveText(/^Esta página se había quedado antigua/);
      await expect(page.getByRole("alert")).toBeFocused();
      // Without JavaScript a button sends its own form with its own token.
      await expect(page.getByLabel("Ciudad")).toHaveValue(javaScriptEnabled ? "Bilbao" : "");
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(page.getByLabel("Número de documento")).toHaveCount(0);
      await expect(reached(page).first()).toBeVisible();
    });
  }
});
