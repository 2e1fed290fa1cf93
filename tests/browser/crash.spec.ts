import { RunningSite } from "#tests/support/processes.ts";
import { expect, test } from "./test.ts";

test("after a kill -9 in the middle of a checkout the visitor goes on with the next step", async ({ page }) => {
  const running = await RunningSite.start();
  try {
    await page.goto(`${running.url}/checkout?kit=chalet&camara=true`);
    await page.getByLabel("Nombre").fill("Ane López");
    await page.getByLabel("Teléfono").fill("600111004");
    await page.getByLabel("Email").fill("ane@example.com");
    await page.getByRole("checkbox", { name: /acepto la política/ }).check();
    await page.getByRole("button", { name: "Confirmar", exact: true }).click();
    await expect(page.getByLabel("Número de documento")).toBeVisible();
    await running.killSite();
    await running.startSite();
    await page.goto(`${running.url}/checkout`);
    await expect(page.getByText("Ane López · 600111004 · ane@example.com")).toBeVisible();
    await expect(page.getByLabel("Número de documento")).toBeVisible();
    await expect(page.getByRole("complementary")).toContainText("48,10 €/mes");
  } finally {
    await running.stop();
  }
});
