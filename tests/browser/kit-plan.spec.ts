import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const CHALET = "/alarmas-para-casa/chalets";

/** The places of a device in the plan. */
const placesOf = (page: Page, name: string) =>
  page.locator("main svg g").filter({ has: page.locator("title", { hasText: name }) });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the plan shows the kit's devices, and an extra while its box is ticked", async ({ page }) => {
      await page.goto(CHALET);
      await expect(placesOf(page, "Sensores de movimiento con cámara")).toHaveCount(3);
      await expect(placesOf(page, "Panel de control")).toBeVisible();
      const camera = placesOf(page, "Cámara HD");
      await expect(camera).toBeHidden();
      await page.getByRole("checkbox", { name: "Cámara HD" }).check();
      await expect(camera).toBeVisible();
      await expect(placesOf(page, "Botón pánico")).toBeHidden();
      await page.getByRole("checkbox", { name: "Cámara HD" }).uncheck();
      await expect(camera).toBeHidden();
    });
  });
}

test("a device lights up in the plan while the list points at it", async ({ page }) => {
  await page.goto(CHALET);
  const panel = placesOf(page, "Panel de control");
  const item = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /Panel de control/ }) });
  await expect(panel).not.toHaveAttribute("data-lit");
  await item.getByRole("link").focus();
  await expect(panel).toHaveAttribute("data-lit");
  await item.getByRole("link").blur();
  await expect(panel).not.toHaveAttribute("data-lit");
  await item.hover();
  await expect(panel).toHaveAttribute("data-lit");
});

test("a link that chooses the camera shows it in the plan", async ({ page }) => {
  await page.goto(`${CHALET}?camara=true`);
  await expect(placesOf(page, "Cámara HD")).toBeVisible();
});
