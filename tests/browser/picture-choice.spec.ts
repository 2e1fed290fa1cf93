import type { Page } from "@playwright/test";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

/** The pictures of a kit, of which small ones choose the large one (docs/rules.md#kit-plan). */

const choice = (page: Page) => page.getByRole("group", { name: "Imágenes" });
const largePictures = (page: Page) => page.locator(".picture-choice > :not(fieldset)").filter({ visible: true });

withAndWithoutJavaScript(() => {
  test.use({ viewport: { width: 375, height: 800 } });

  test("the arrow keys choose the large picture", async ({ page }) => {
    await page.goto("/alarmas-para-casa/pisos");
    await expect(largePictures(page)).toHaveCount(1);
    await expect(largePictures(page).getByRole("img", { name: "Un piso visto por dentro" })).toBeVisible();
    await choice(page).getByRole("radio", { name: "Un piso visto por dentro" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(choice(page).getByRole("radio", { name: "Kit Piso" })).toBeChecked();
    await expect(largePictures(page)).toHaveCount(1);
    await expect(largePictures(page)).toHaveAttribute("alt", /^Kit Piso/);
    await expect
      .poll(() => largePictures(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
