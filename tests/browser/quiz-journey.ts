import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export const PHONE = { viewport: { width: 360, height: 740 } };

/** The answers for a chalet with camera, not a client. */
export const CHALET = ["Chalet", "Dos", "Semanas o meses enteros", "Sí", "No", "Sí", "No", "Sí", "No", "No"];
export const OFFICE = ["Oficina", "Una", "Por la noche", "Sí", "No", "Sí", "Sí"];

export const main = (page: Page) => page.getByRole("main");
export const question = (page: Page, name: string) => main(page).getByRole("heading", { level: 2, name, exact: true });
export const start = (page: Page) => main(page).getByRole("button", { name: "Vamos allá" }).click();
export const answer = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true }).click();
export const result = (page: Page) => question(page, "Este es el kit de alarma que mejor te encaja");

/** Gives the answers in order, and returns the number of taps. */
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
