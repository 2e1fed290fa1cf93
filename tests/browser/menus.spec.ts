import { expectNoViolations, isFocusBehindDialog } from "./page-checks.ts";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

test.describe("the menus", () => {
  test("open by the arrow beside their name, and close when the focus leaves", async ({ page }) => {
    await page.goto("/_ui");
    const menu = page.getByRole("navigation", { name: "Menú principal" });
    const link = menu.getByRole("link", { name: "Alarmas para negocios" });
    await menu.getByRole("button", { name: "Abrir «Nuestras alarmas»" }).press("Enter");
    await expect(link).toBeVisible();
    await expectNoViolations(page);
    await menu.getByRole("button", { name: "Abrir «Ayuda»" }).focus();
    await expect(link).toBeHidden();
  });

  test("slide in on a phone, trap the focus, and close by Escape", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 780 });
    await page.goto("/");
    // Until then the link leads to the main menu, as without JavaScript.
    await waitForHydration(page);
    const button = page.getByRole("link", { name: "Menú" });
    await button.press("Enter");
    const sidebar = page.getByRole("dialog", { name: "Menú" });
    await expect(sidebar).toBeVisible();
    await expectNoViolations(page);
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      expect(await isFocusBehindDialog(page)).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(sidebar).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("menus open by hover on a wide screen, and by their button on a phone", async ({ page }) => {
    await page.goto("/");
    const link = page.locator("#menu a", { hasText: "Alarmas para negocios" }).first();
    await expect(link).toBeHidden();
    await page.locator("#menu a", { hasText: "Nuestras alarmas" }).hover();
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 375, height: 780 });
    await page.getByRole("link", { name: "Menú" }).click();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/alarmas-para-negocios$/);
  });
});
