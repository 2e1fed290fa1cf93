import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** What axe finds on a page is nothing. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Nothing stands out of the screen sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
}

/** A page has one heading of the first level, a title and a description, whatever stands on it, and nobody is shut out of it. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toHaveText(/\S{3}/);
  await expect(page).toHaveTitle(/\S{3}/);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
}
