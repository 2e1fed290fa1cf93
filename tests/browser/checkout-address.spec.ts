import { fillAddress, openAddressStep } from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

const phone = "600111011";

const TYPED = {
  "Número de documento": "12.345.678-z",
  Calle: "D´Aragó",
  Número: "S/N",
  Bloque: "Portal 3",
  Escalera: "1",
  Piso: "Bajo",
  Puerta: "2ª",
  // Before the code, which would fill it in.
  Provincia: "Barcelona",
  "Código postal": "08 007",
  Ciudad: "L´Hospitalet",
};

test("the postal code fills in its province, and the city where there is one, and follows a correction", async ({
  page,
}) => {
  await openAddressStep(page, { phone });
  const [code, province] = [page.getByLabel("Código postal"), page.getByLabel("Provincia")];
  await code.fill("52001");
  await expect(page.getByLabel("Ciudad")).toHaveValue("Melilla");
  await code.fill("48001");
  await expect(page.getByLabel("Ciudad")).toHaveValue("");
  await expect(province).toHaveValue("Bizkaia");
  await province.fill("Segovia");
  await code.fill("05001");
  await page.getByLabel("Ciudad").fill("Ávila");
  await expect(province).toHaveValue("Segovia");
});

test("a postal code of four digits is asked about, and a button takes its zero", async ({ page }) => {
  await openAddressStep(page, { phone });
  const code = page.getByLabel("Código postal");
  await code.fill("8001");
  await code.press("Tab");
  await expect(code).toHaveAccessibleDescription("¿Falta un 0 delante? Sí, es el 08001");
  await expect(code).not.toHaveAttribute("aria-invalid", "true");
  await fillAddress(page, "8001");
  await expect(code).toHaveAccessibleDescription(/^¿Falta un 0 delante\?/);
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sí, es el 08001" }).click();
  await expect(code).toHaveValue("08001");
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription("");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("Calle Gran Vía 12, 08001 Bilbao")).toBeVisible();
});

withAndWithoutJavaScript(() => {
  test("an address as people write it is typed, accepted and shown in its clean form", async ({ page }) => {
    await openAddressStep(page, { phone });
    for (const [label, typed] of Object.entries(TYPED)) {
      const input = page.getByLabel(label, { exact: true });
      await input.pressSequentially(typed);
      await expect(input).toHaveValue(typed);
    }
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByText("Calle D'Aragó s/n, Portal 3 esc. 1 Bajo 2ª, 08007 L'Hospitalet")).toBeVisible();
  });

  for (const [kit, preselected] of [
    ["piso", "DNI"],
    ["oficina", "CIF"],
  ] as const) {
    test(`the kit ${kit} begins with ${preselected}, and only a CIF asks for a company name`, async ({ page }) => {
      await openAddressStep(page, { phone }, `/checkout?kit=${kit}`);
      const company = page.getByLabel("Nombre de la empresa");
      await expect(page.getByLabel("Tipo de documento")).toHaveValue(preselected);
      await expect(company).toBeVisible({ visible: preselected === "CIF" });
      await page.getByLabel("Tipo de documento").selectOption("CIF");
      await expect(company).toBeVisible();
      await page.getByLabel("Tipo de documento").selectOption("NIE");
      await expect(company).toBeHidden();
    });
  }
});
