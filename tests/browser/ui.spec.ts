import type { Page } from "@playwright/test";
import { expectAccessible, expectNoViolations, isFocusBehindDialog } from "./page-checks.ts";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

/** The components of the gallery: by keyboard, with axe and without JavaScript. */

const example = (page: Page, name: string) => page.locator(`[data-example="${name}"]`);

for (const width of [360, 768, 1280, 1600]) {
  test(`at ${width} px they have no axe violation and no horizontal scroll`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/_ui");
    await expectAccessible(page);
  });
}

test.describe("by keyboard", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/_ui");
    await waitForHydration(page);
  });

  test("the arrow keys and Home move between tabs", async ({ page }) => {
    const [first, second] = [
      page.getByRole("tab", { name: "Soy de Yoigo", exact: true }),
      page.getByRole("tab").last(),
    ];
    await first.focus();
    await page.keyboard.press("ArrowRight");
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toContainText("Como aparece en tu documento");
    await page.keyboard.press("Home");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toContainText("Un técnico te llama");
  });

  test("a dialog takes, traps and restores the focus", async ({ page }) => {
    const link = example(page, "modal").getByRole("link");
    await link.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Kit" });
    await expect(dialog).toBeVisible();
    await expectNoViolations(page);
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press("Tab");
      expect(await isFocusBehindDialog(page)).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Cerrar" }).press("Enter");
    await expect(dialog).toBeHidden();
  });

  test("the buttons of a carousel move it, and stay focusable at its end", async ({ page }) => {
    const carousel = example(page, "carousel");
    await carousel.scrollIntoViewIfNeeded();
    const [previous, next] = [
      page.getByRole("button", { name: "Ver anteriores" }),
      page.getByRole("button", { name: "Ver siguientes" }),
    ];
    await expect(previous).toBeVisible();
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    const slides = carousel.getByRole("listitem");
    await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
    await next.press("Enter");
    await expect(slides.first()).not.toBeInViewport({ ratio: 0.5 });
    await expect(previous).not.toHaveAttribute("aria-disabled");
    await expect(async () => {
      await next.press("Enter");
      await expect(next).toHaveAttribute("aria-disabled", "true", { timeout: 700 });
    }).toPass({ intervals: [0] });
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
    await expect(next).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the panels of the tabs and the slides of the carousel are all visible", async ({ page }) => {
    await page.goto("/_ui");
    await expect(example(page, "tabs").getByText("Un técnico te llama")).toBeVisible();
    await expect(example(page, "tabs").getByText("Como aparece en tu documento")).toBeVisible();
    const last = example(page, "carousel").getByRole("listitem").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });

  test("an accordion opens, and a modal link leads to its page", async ({ page }) => {
    await page.goto("/_ui");
    await example(page, "accordion").locator("summary").last().click();
    await expect(page.locator("#example-1")).toBeVisible();
    await example(page, "modal").getByRole("link").click();
    await expect(page).toHaveURL(/\/contacto$/);
    await expect(page.locator("h1")).toBeVisible();
  });
});
