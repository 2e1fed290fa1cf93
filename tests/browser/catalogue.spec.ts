import { expectAccessible } from "./page-checks.ts";
import { expect, test } from "./test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("the catalogue's filter shows the devices of one area, and all of them again", async ({ page }) => {
      await page.goto("/accesorios-alarma");
      const filter = page.getByRole("group", { name: "Qué quieres ver" });
      const names = page.locator("main h3").filter({ visible: true });
      await expect(filter.getByRole("radio", { name: "Todos" })).toBeChecked();
      const all = await names.count();
      const cardOf = (name: string) => page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
      await expect(cardOf("Cámara HD con visión nocturna")).toContainText(/\+3,20\s€\/mes IVA Incl\. con tu kit/);
      await expect(cardOf("Sirena interior")).toContainText("Incluido en Kit Chalet");
      await expect(cardOf("Panel de control")).toContainText("En todos los kits");
      await expect(cardOf("Detector de humo")).toContainText("Se pide por teléfono");
      await expect(cardOf("App Alarmas Yoigo")).toContainText("En todos los kits");
      const orders = page.locator("main > div").filter({ hasText: "Pídelos por teléfono" });
      await expect(orders.getByRole("link", { name: "900 622 550" })).toHaveAttribute("href", "tel:900622550");
      let shown = 0;
      for (const [area, count, some] of [
        ["Dentro", 10, "Detector de rotura de cristal"],
        ["Fuera", 6, "Sirena exterior"],
        ["Fuego y agua", 3, "Detector de humo"],
        ["Mandos", 6, "Llave inteligente"],
      ] as const) {
        await filter.getByRole("radio", { name: area }).check();
        await expect(names).toHaveCount(count);
        await expect(names.filter({ hasText: some })).toHaveCount(1);
        shown += count;
      }
      expect(shown).toBe(all);
      await filter.getByRole("radio", { name: "Fuego y agua" }).check();
      await expect(page.getByRole("heading", { name: "Dispositivos de base" })).toBeHidden();
      await expect(orders).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await filter.getByRole("radio", { name: "Todos" }).check();
      await expect(names).toHaveCount(all);
    });
  });
}
