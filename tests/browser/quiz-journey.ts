import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export const PHONE = { viewport: { width: 360, height: 740 } };

/** From the first question on: where one taps, for a chalet with camera of somebody who is no client. */
export const CHALET = ["Chalet", "Dos", "Semanas o meses enteros", "Sí", "No", "Sí", "No", "Sí", "No", "No"];
export const OFFICE = ["Oficina", "Una", "Por la noche", "Sí", "No", "Sí", "Sí"];

export const main = (page: Page) => page.getByRole("main");
export const question = (page: Page, name: string) => main(page).getByRole("heading", { level: 2, name, exact: true });
export const start = (page: Page) => main(page).getByRole("button", { name: "Vamos allá" }).click();
export const answer = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true }).click();
export const result = (page: Page) => question(page, "Este es el kit de alarma que mejor te encaja");

/** Answers one after another, each on a page of its own, and gives how many taps it took. */
export async function answerAll(page: Page, answers: string[]): Promise<number> {
  let taps = 0;
  for (const name of answers) {
    const before = page.url();
    await answer(page, name);
    await expect(page).not.toHaveURL(before);
    taps += 1;
  }
  return taps;
}

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}
