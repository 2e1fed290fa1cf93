import type { Page } from "@playwright/test";
import { openCheckout } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

/** What the browser knows of the visitor, by the `autocomplete` of a field. */
const KNOWN: Record<string, string> = {
  name: "Ane López",
  tel: "600111091",
  email: "ane@example.com",
  "address-line1": "Calle Gran Vía 12, 3º B",
  "postal-code": "48001",
  "address-level2": "Bilbao",
  "address-level1": "Bizkaia",
};

/** Counts what the visitor does: taps, and keys. */
class Effort {
  taps = 0;
  keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(selector: string): Promise<void> {
    await this.#page.locator(selector).click();
    this.taps += 1;
  }

  async type(selector: string, text: string): Promise<void> {
    await this.tap(selector);
    await this.#page.keyboard.type(text);
    this.keys += text.length;
  }

  /** A tap on a field and one on the browser's suggestion, which fills in every field of the form that it knows. */
  async autofill(form: string, field: string): Promise<void> {
    await this.tap(`${form} [name=${field}]`);
    this.taps += 1;
    for (const input of await this.#page.locator(`${form} input[autocomplete]`).all()) {
      const value = KNOWN[(await input.getAttribute("autocomplete")) ?? ""];
      if (value === undefined) continue;
      // As a browser does: past React's own setter, with the events of a typed value, one after the other.
      await input.evaluate((element, text) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, text);
        element.dispatchEvent(new Event("input", { bubbles: true }));
      }, value);
      await input.dispatchEvent("change");
    }
  }

  /** Types a value where autofill left none. */
  async complete(selector: string, text: string): Promise<void> {
    if ((await this.#page.locator(selector).inputValue()) === "") await this.type(selector, text);
  }
}

/** The first version of the checkout took 14 taps and 21 keys: its street took no autofill. */
const MOST = { taps: 10, keys: 9 };

test("the fastest order of a client takes few taps and keys", async ({ page, sandbox }) => {
  const effort = new Effort(page);
  await openCheckout(page, "/checkout?kit=piso");
  await effort.autofill("#personal-form", "name");
  await effort.tap("#personal-form [name=consent]");
  await effort.tap("#personal-form button[name=intent]");
  await expect(page.locator("#address-form")).toBeVisible();
  await effort.type("#address-form [name=docNumber]", "12345678Z");
  await effort.autofill("#address-form", "street");
  await effort.complete("#address-form [name=number]", "12");
  await effort.complete("#address-form [name=floor]", "3");
  await effort.complete("#address-form [name=door]", "B");
  await effort.tap("#address-form button[name=intent]");
  await expect(page.locator("#confirmation-form")).toBeVisible();
  await effort.tap("#confirmation-form [name=acceptance]");
  await effort.tap("#confirmation-form button[name=intent]");
  await expect(page).toHaveURL(/\/gracias$/);
  const { taps, keys } = effort;
  console.info(`      ${taps} taps, ${keys} keys`);
  expect({ taps, keys }).toEqual(MOST);
  const address = (await sandbox.received("alarms")).findLast(({ path }) => path.endsWith("/address"))?.body;
  expect(address).toMatchObject({ name: "Gran Vía", number: "12", floor: "3º", door: "B" });
});
