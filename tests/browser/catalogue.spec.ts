import type { Page } from "@playwright/test";
import { expectAccessible } from "./page-checks.ts";
import { expect, test } from "./test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: javaScriptEnabled ? 360 : 1280, height: 740 } });

    test("the catalogue's filter shows the devices of one area, and all of them again", async ({ page }) => {
      await page.goto("/accesorios-alarma");
      const filter = page.getByRole("group", { name: "Qué quieres ver" });
      const names = page.locator("article :is(h3, h4)").filter({ visible: true });
      await expect(filter.getByRole("radio", { name: "Todos" })).toBeChecked();
      const all = await names.count();
      const cardOf = (name: string) => page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
      await expect(cardOf("Cámara HD con visión nocturna")).toContainText(/\+3,20\s€\/mes IVA Incl\. con tu kit/);
      await expect(cardOf("Sirena interior")).toContainText("Incluido en Kit Chalet");
      await expect(cardOf("Panel de control")).toContainText("En todos los kits");
      await expect(cardOf("Sirena exterior")).toContainText("Precio por teléfono");
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
        await filter.getByRole("radio", { name: `${area} ${count}` }).check();
        await expect(names).toHaveCount(count);
        expect(await lastRowGap(page), `the last rows of '${area}' are whole`).toBeLessThan(2);
        await expect(names.filter({ hasText: some })).toHaveCount(1);
        // A card of the base says its area, and one of the others stands below the area's heading: so the count is explained.
        const ofBase = page
          .locator("main > section")
          .first()
          .getByText(area, { exact: true })
          .filter({ visible: true });
        const ofExtra = page.locator(".device-groups article").filter({ visible: true });
        expect((await ofBase.count()) + (await ofExtra.count())).toBe(count);
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

/** The widest gap at the end of a list's last row, in pixels. */
function lastRowGap(page: Page): Promise<number> {
  return page.locator(".device-cards:visible").evaluateAll((lists) =>
    Math.max(
      ...lists.map((list) => {
        const cards = [...list.children].map((card) => card.getBoundingClientRect()).filter(({ width }) => width > 0);
        const bottom = Math.max(...cards.map((card) => card.bottom));
        const last = cards.filter((card) => Math.abs(card.bottom - bottom) < 2);
        return list.getBoundingClientRect().right - Math.max(...last.map(({ right }) => right));
      }),
    ),
  );
}
