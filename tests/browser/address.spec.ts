import { expect, test } from "./test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("only a CIF asks for a company name", async ({ page }) => {
      await page.goto("/checkout?kit=oficina");
      await page.getByLabel("Nombre").fill("Ane López");
      await page.getByLabel("Teléfono").fill("600111005");
      await page.getByLabel("Email").fill("ane@example.com");
      await page.getByRole("checkbox", { name: /acepto la política/ }).check();
      await page.getByRole("button", { name: "Confirmar", exact: true }).click();
      const company = page.getByLabel("Nombre de la empresa");
      await expect(page.getByLabel("Tipo de documento")).toHaveValue("DNI");
      await expect(company).toBeHidden();
      await page.getByLabel("Tipo de documento").selectOption("CIF");
      await expect(company).toBeVisible();
      await page.getByLabel("Tipo de documento").selectOption("NIE");
      await expect(company).toBeHidden();
    });
  });
}
