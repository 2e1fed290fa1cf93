import { waitForStep } from "./checkout-journey.ts";
import { expectNoViolations } from "./page-checks.ts";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

const PATH = "/alarmas-para-casa/chalets";

test("'Contrata como quieras' opens over the page, and leads to the order with the chosen extras; Back closes it", async ({
  page,
}) => {
  await page.goto(PATH);
  await waitForHydration(page);
  const button = page.getByRole("link", { name: "Contrata como quieras" });
  const dialog = page.getByRole("dialog", { name: "Contrata como quieras" });
  await expect(page.getByRole("main").getByRole("link", { name: "900 622 550" })).toBeVisible();
  await button.press("Enter");
  await expect(dialog).toContainText("900 622 550");
  await expect(dialog).toContainText("09:00");
  await expectNoViolations(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/\/alarmas-para-casa\/chalets$/);

  await page.getByRole("checkbox", { name: "Cámara HD" }).check();
  await button.click();
  await dialog.getByRole("link", { name: "Seguir online" }).click();
  await expect(page).toHaveURL(/\/checkout\?kit=chalet&camara=true$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/alarmas-para-casa\/chalets$/);
  await expect(dialog).toBeHidden();
});

test.describe("on an iPhone", () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test("the order opens at its top, not where the dialog was opened", async ({ page }) => {
    // There a dialog's library keeps the page in its place by itself.
    await page.addInitScript(() => Object.defineProperty(navigator, "platform", { value: "iPhone" }));
    await page.goto(PATH);
    await waitForHydration(page);
    await page.getByRole("link", { name: "Contrata como quieras" }).click();
    const dialog = page.getByRole("dialog", { name: "Contrata como quieras" });
    await dialog.getByRole("link", { name: "Seguir online" }).click();
    await waitForStep(page, "personal");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("'Contrata como quieras' links to the call-back page", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole("link", { name: "Contrata como quieras" })).toHaveAttribute("href", "/te-llamamos");
  });
});
