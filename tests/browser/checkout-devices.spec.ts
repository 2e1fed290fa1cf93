import type { Page } from "@playwright/test";
import { openCheckout } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

/** Slow 3G of the developer tools: 400 kbit/s, 400 ms. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test.describe("a phone of 360 px on slow 3G", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("orders by touch only", async ({ page, context, sandbox }) => {
    test.setTimeout(180_000);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_3G);
    page.setDefaultTimeout(60_000);
    await page.goto("/alarmas-para-casa/pisos", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Lo quiero" }).last().tap();
    const type = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).tap();
      await page.keyboard.insertText(text);
    };
    await page.getByText("Soy de Yoigo", { exact: true }).tap();
    await type("Nombre", "Ane López");
    await type("Teléfono", "600111031");
    await type("Email", "ane@example.com");
    await page.getByRole("checkbox", { name: /acepto la política/ }).tap();
    await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).tap();
    await type("Número de documento", "12345678Z");
    await type("Calle", "Gran Vía");
    await type("Número", "12");
    await type("Código postal", "48001");
    await type("Ciudad", "Bilbao");
    await type("Provincia", "Bizkaia");
    await page.getByRole("button", { name: "Continuar" }).tap();
    await page.getByRole("checkbox", { name: /condiciones generales/ }).tap();
    const before = (await sandbox.orders("Alarma para Piso")).length;
    await page.getByRole("button", { name: "Confirmar el pedido con obligación de pago" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeInViewport({ timeout: 60_000 });
    expect(await sandbox.orders("Alarma para Piso")).toHaveLength(before + 1);
  });
});

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
