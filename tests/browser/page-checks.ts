import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects axe to find no violation on the page, or in one element of it. Needs JavaScript. */
export async function expectNoViolations(page: Page, selector?: string): Promise<void> {
  // An amount that has changed is half transparent for a moment.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .map((animation) =>
          animation.effect?.getComputedTiming().iterations === Infinity ? undefined : animation.finished,
        ),
    ),
  );
  // No page has frames. Without the support of frames, and without details of the rules that pass, axe is four times as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (selector ? axe.include(selector) : axe).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  // Text can be read before the style sheet has come, and an unstyled picture is as wide as its file.
  await page.waitForLoadState("load");
  const { content, viewport } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    viewport: window.innerWidth,
  }));
  expect(content).toBeLessThanOrEqual(viewport);
}

export async function expectAccessible(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page);
  await expectNoViolations(page);
}

/** Expects what every page has: one h1 and a title, each with text, and no accessibility problem. */
export async function expectCompletePage(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toHaveText(/\S{3}/);
  await expect(page).toHaveTitle(/\S{3}/);
  await expectAccessible(page);
}

/** Whether the focus is on the page behind an open dialog. */
export const isFocusBehindDialog = (page: Page) =>
  page.evaluate(() =>
    ["header", "main", "footer"].some((name) => document.querySelector(name)?.contains(document.activeElement)),
  );
