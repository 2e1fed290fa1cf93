import type { Page } from "@playwright/test";
import { fillPersonal, openAddressStep, openCheckout } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

// One worker, since these settings take a site of their own.
test.describe.configure({ mode: "default" });

// With a provider of tags, so that the consent bar is open. Nobody answers it, and nothing is loaded.
test.use({ viewport: { width: 360, height: 740 }, siteEnv: { GTM_CONTAINER_ID: "GTM-TEST1" } });

/** What a visitor with a long e-mail address and a long street types. */
const LONG_EMAIL = "maria-inmaculada.fernandez-de-arroyabe@correo.example.com";

/** The focused control's label, and whether all of it can be seen: nothing lies above the middle of its four sides. */
const seenFocus = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) return undefined;
    const name = (control as HTMLInputElement).labels?.[0]?.textContent ?? control.textContent ?? "";
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isSeen = [
      [x, top + 2],
      [x, bottom - 2],
      [left + 2, y],
      [right - 2, y],
    ].every(([sideX = 0, sideY = 0]) => {
      const found = document.elementFromPoint(sideX, sideY);
      return found !== null && (control.contains(found) || found.contains(control));
    });
    return { name: name.trim().slice(0, 40), isSeen };
  });

/** The controls of the page that are covered while they have the focus, from the first to the one with a name. */
async function coveredUntil(page: Page, last: RegExp): Promise<string[]> {
  const covered: string[] = [];
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press("Tab");
    const focus = await seenFocus(page);
    if (focus && !focus.isSeen) covered.push(focus.name);
    if (focus && last.test(focus.name)) return covered;
  }
  throw new Error(`Tab did not reach ${last}`);
}

/** Pixels by which the page is wider than the screen. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("the first field is on the first screen, and no bar covers the control that has the focus", async ({ page }) => {
  await openCheckout(page);
  await expect(page.getByLabel("Nombre")).toBeInViewport();
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  expect(await coveredUntil(page, /^Confirmar e ir/)).toEqual([]);
  await fillPersonal(page, "No soy de Yoigo", "600111081");
  await expect(page.getByRole("heading", { name: "Dirección de instalación" })).toBeFocused();
  expect(await coveredUntil(page, /^Continuar/)).toEqual([]);
});

test("the keyboard of each field fits what is typed, and long values widen no step", async ({ page }) => {
  const keyboardOf = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement) => field.inputMode || field.type);
  await openAddressStep(page, { phone: "600111082", status: "No soy de Yoigo" });
  expect([await keyboardOf("Código postal"), await keyboardOf("Número")]).toEqual(["numeric", "text"]);
  expect(await overflow(page)).toBe(0);
  await page
    .getByRole("button", { name: /^Editar/ })
    .first()
    .click();
  expect([await keyboardOf("Teléfono"), await keyboardOf("Email")]).toEqual(["tel", "email"]);
  await page.getByLabel("Email").fill(LONG_EMAIL);
  await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click();
  await expect(page.getByRole("heading", { name: "Dirección de instalación" })).toBeFocused();
  expect(await overflow(page)).toBe(0);
  await expect(page.getByText(LONG_EMAIL)).toBeVisible();
});
