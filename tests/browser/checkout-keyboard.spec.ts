import type { Page } from "@playwright/test";
import { openCheckout } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

test("an order by keyboard only", async ({ page }) => {
  await openCheckout(page, "/checkout?kit=tienda");
  /** Presses Tab until a control has focus; fails after 40 presses. */
  const tabTo = async (name: RegExp) => {
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press("Tab");
      if (name.test(await focused(page))) return;
    }
    throw new Error(`Tab did not reach ${name}`);
  };
  const type = async (name: RegExp, text: string) => {
    await tabTo(name);
    await page.keyboard.type(text);
  };
  await tabTo(/^Soy de Yoigo/);
  await page.keyboard.press("ArrowDown");
  expect(await focused(page)).toMatch(/^No soy de Yoigo/);
  await type(/^Nombre/, "Ane López");
  await type(/^Teléfono/, "600111032");
  await type(/^Email/, "ane@example.com");
  await tabTo(/acepto la/);
  await page.keyboard.press("Space");
  await tabTo(/^Confirmar e ir/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dirección de instalación" })).toBeFocused();
  await tabTo(/^Tipo de documento/);
  await page.keyboard.type("CIF");
  await type(/^Número de documento/, "B12345674");
  await type(/^Nombre de la empresa/, "Denda SL");
  await type(/^Calle/, "somera bilbao 12");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao");
  await tabTo(/^Continuar/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Confirmar el pedido" })).toBeFocused();
  await type(/^Titular/, "Ane López");
  await type(/^IBAN/, "ES9121000418450200051332");
  await tabTo(/condiciones generales/);
  await page.keyboard.press("Space");
  await tabTo(/obligación de pago/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
});

/** The label or text of the focused control. */
async function focused(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const control = document.activeElement;
    const label =
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels?.[0] : null;
    return (label ?? control)?.textContent?.trim() ?? "";
  });
}
