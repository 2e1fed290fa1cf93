import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** The pictures of a kit and of a device, of which small ones choose the large one (docs/rules.md#kit-plan). */

const choice = (page: Page) => page.getByRole("group", { name: "Imágenes" });
const largePictures = (page: Page) => page.locator(".picture-choice > :not(fieldset)").filter({ visible: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 800 } });

    for (const [path, first, second] of [
      ["/alarmas-para-casa/pisos", "Un piso visto por dentro", "Kit Piso"],
      ["/accesorios-alarma/camara-vision-nocturna", "Cámara HD redonda", "Móvil apaisado"],
    ] as const) {
      test(`${path}: the arrow keys choose the large picture`, async ({ page }) => {
        await page.goto(path);
        await expect(largePictures(page)).toHaveCount(1);
        await expect(largePictures(page).getByRole("img", { name: first })).toBeVisible();
        await choice(page).getByRole("radio", { name: first }).focus();
        await page.keyboard.press("ArrowRight");
        await expect(choice(page).getByRole("radio", { name: second })).toBeChecked();
        await expect(largePictures(page)).toHaveCount(1);
        await expect(largePictures(page)).toHaveAttribute("alt", new RegExp(second));
        await expect
          .poll(() => largePictures(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      });
    }
  });
}
