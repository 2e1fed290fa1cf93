import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { openCheckout, placeOrder } from "./checkout-journey.ts";
import { waitForHydration } from "./page-state.ts";
import { test as base, expect } from "./test.ts";

const EXTENSION = resolve("tests/browser/extension");

/** A browser with the extension of `extension/`, which changes pages as dark modes, password managers and spelling checkers do. */
const test = base.extend({
  context: async ({ baseURL, viewport, launchOptions }, use) => {
    const { args = [], ...options } = launchOptions;
    const context = await chromium.launchPersistentContext("", {
      ...options,
      // Playwright's own headless browser has no extensions.
      ...(options.executablePath ? {} : { channel: "chromium" }),
      args: [...args, `--disable-extensions-except=${EXTENSION}`, `--load-extension=${EXTENSION}`],
      locale: "es-ES",
      ...(baseURL ? { baseURL } : {}),
      viewport,
    });
    await use(context);
    await context.close();
  },
});

test.use({ expectedConsoleError: /^Something changed the page before it was hydrated/ });

for (const [index, { width, height }] of [
  { width: 375, height: 780 },
  { width: 1280, height: 800 },
].entries()) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test("an order on pages that an extension changes", async ({ page }) => {
      await page.goto("/alarmas-para-casa/pisos");
      await waitForHydration(page);
      const isChanged = (await page.locator("html > spelling-checker").count()) === 1;
      test.skip(!isChanged, "This browser loads no extensions: set CHROME_PATH to one that does.");
      await expect(page.locator("head > style.dark-mode")).toHaveCount(2);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await page.getByRole("main").getByRole("button", { name: "Lo quiero" }).first().click();
      await expect(page).toHaveURL(/\/checkout\?kit=piso/);
      await expect(page.locator("input.changed-field + password-icon").first()).toBeAttached();
      await openCheckout(page);
      await placeOrder(page, { status: "No soy de Yoigo", phone: `60011309${index}` });
      await expect(page).toHaveURL(/\/gracias$/);
    });
  });
}
