import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./page-checks.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the camera's page says its price with a kit, and orders the chosen kit with it", async ({ page }) => {
    await page.goto("/accesorios-alarma/camara-vision-nocturna");
    if (javaScriptEnabled) await expectAccessible(page);
    const offer = offerOf(page);
    await expect(offer).toContainText(/Para casa\+3,20\s€\/mes.*IVA Incl\.Para negocios\+2,64\s€\/mes IVA No Incl\./);
    await expect(offer).toContainText(/Kit Piso 35,90\s€ \+ Cámara HD 3,20\s€\s*Si eres de Yoigo/);
    await expect(offer).toContainText("Permanencia de 24 meses");
    await expect(offer).toContainText(
      /Para casa: \+6,00\s€\/mes IVA Incl\.Para negocios: \+4,96\s€\/mes IVA No Incl\. \(6,00\s€ con IVA\)/,
    );
    await expect(offer.getByRole("link", { name: "900 622 996" })).toHaveAttribute("href", "tel:900622996");
    await expect(kitsIn(offer).getByRole("option")).toHaveCount(7);
    await kitsIn(offer).selectOption("chalet");
    await expect(kitsIn(offer).locator("option:checked")).toHaveText("Kit Chalet");
    if (javaScriptEnabled) {
      await expect(offer).toContainText(`Si eres de Yoigo${monthlyPrice("chalet", { camera: true })}`);
      await expect(offer).toContainText(/Kit Chalet 44,90\s€ \+ Cámara HD 3,20\s€/);
      await expect(offer).toContainText(/Total de 24 meses de permanencia\s*1154,40\s€/);
      await expect(offer).toContainText(/Si no eres de Yoigo: 23,10\s€\/mes 4 meses, luego 51,60\s€\/mes/);
    }
    await offer.getByRole("button", { name: "Lo quiero" }).click();
    await expect(page).toHaveURL(/\/checkout\?kit=chalet&camara=true$/);
    await expect(page.getByRole("complementary", { name: "Resumen del pedido" })).toContainText(
      monthlyPrice("chalet", { camera: true }),
    );
  });
});

const offerOf = (page: Page) => page.getByRole("region", { name: "Pídelo con tu kit" });

const kitsIn = (offer: Locator) => offer.getByRole("combobox", { name: "Tu kit, con este dispositivo" });

test("a device of one kit is ordered with it, one of no kit by phone", async ({ page }) => {
  await page.goto("/accesorios-alarma/sirena-alarma");
  await expect(offerOf(page)).toContainText(/Kit Chalet\s*Si eres de Yoigo44,90\s€\/mes/);
  await offerOf(page).getByRole("button", { name: "Lo quiero" }).click();
  await expect(page).toHaveURL(/\/checkout\?kit=chalet$/);
  await page.clock.setFixedTime("2026-11-23T11:00:00Z");
  await page.goto("/accesorios-alarma/detector-de-humo");
  const byPhone = page.getByRole("region", { name: "Se pide por teléfono" });
  await expect(byPhone.getByRole("link", { name: "Llamadme gratis" })).toHaveAttribute("href", "/te-llamamos");
  await expect(byPhone).toContainText("Abierto ahora, hasta las 22:00");
  await expect(page.getByRole("button", { name: "Lo quiero" })).toHaveCount(0);
});
