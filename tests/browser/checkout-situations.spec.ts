import type { Locator, Page } from "@playwright/test";
import { provinceOf } from "#tests/support/checkout-fields.ts";
import { expectAccessible, expectNoHorizontalScroll } from "./page-checks.ts";
import { expect, test } from "./test.ts";

/** How the code of the page comes. `late`: 5 seconds after the page, by when the visitor has sent the form. */
const MODES = ["with JavaScript", "without JavaScript", "with late JavaScript"] as const;
const LATE_MS = 5_000;

/** What is ordered, by whom, and the price that the backend is told. */
interface Situation {
  name: string;
  page: string;
  kit: string;
  price?: string;
  isOther?: true;
  postalCode?: string;
  document?: Record<string, string>;
}

const PISO = { page: "alarmas-para-casa/pisos", kit: "Alarma para Piso" };

const SITUATIONS: Situation[] = [
  { ...PISO, name: "a client", price: "35.90" },
  { ...PISO, name: "no client", isOther: true, price: "42.35" },
  {
    name: "a business",
    page: "alarmas-para-negocios/tienda",
    kit: "Alarma para Tienda",
    document: { docType: "CIF", docNumber: "B12345674", companyName: "Denda SL" },
    isOther: true,
  },
  { ...PISO, name: "the Canaries", postalCode: "35001", price: "38.41" },
];

/** Types values in the open step's form, by field name, and sends it. */
async function submit(page: Page, step: string, values: Record<string, string | true>): Promise<void> {
  const form = page.locator(`#${step}-form`);
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`);
    if (value === true) await field.check();
    else if ((await field.first().getAttribute("type")) === "radio") await form.locator(`[value="${value}"]`).check();
    else if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
    else await field.fill(value);
  }
  await press(form.locator("button[name=intent]"));
}

const isPhone = (width: number | undefined) => width === 360;

const press = (button: Locator) => (isPhone(button.page().viewportSize()?.width) ? button.tap() : button.click());

for (const [index, mode] of MODES.entries()) {
  for (const [at, situation] of SITUATIONS.entries()) {
    // Each width, by touch on the small one, and each language with each mode and each situation, in half the journeys.
    const width = (index + at) % 2 === 0 ? 360 : 1280;
    const prefix = (index + (at >> 1)) % 2 === 0 ? "" : "/eu";
    test.describe(mode, () => {
      test.use({
        javaScriptEnabled: mode !== "without JavaScript",
        viewport: { width, height: 740 },
        hasTouch: isPhone(width),
      });

      test(`${situation.name} orders at ${width} px${prefix ? " in Basque" : ""}`, async ({ page, sandbox }) => {
        if (mode === "with late JavaScript") {
          await page.route(/\/assets\/.+\.js$/, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, LATE_MS));
            // The page may be left meanwhile.
            await route.continue().catch(() => undefined);
          });
        }
        /** Axe needs the page's scripts. Without waiting for them, the styles may still be on their way. */
        const check = async () => {
          await page.waitForFunction(() => [...document.styleSheets].length > 0);
          await (mode === "with JavaScript" ? expectAccessible(page) : expectNoHorizontalScroll(page));
        };
        const { kit, price, isOther, postalCode = "48001", document: identity } = situation;
        await page.goto(`${prefix}/${situation.page}${isOther ? "?client=false" : ""}`, { waitUntil: "commit" });
        await press(page.locator("main form[action$='/checkout'] button[type=submit]").first());
        await check();
        await submit(page, "personal", {
          clientStatus: isOther ? "NOT_CLIENT" : "CLIENT",
          name: "Ane López",
          phone: `6001112${index}${at}`,
          email: "ane@example.com",
          consent: true,
        });
        await expect(page.locator("#address-form")).toBeVisible();
        await check();
        await submit(page, "address", {
          ...(identity ?? { docNumber: "12345678Z" }),
          postalCode,
          street: "Gran Vía",
          number: "12",
          city: "Bilbao",
          province: provinceOf(postalCode),
        });
        await expect(page.locator("#confirmation-form")).toBeVisible();
        await check();
        const before = (await sandbox.orders(kit)).length;
        const account: Record<string, string> = isOther
          ? { owner: "Ane López", iban: "ES91 2100 0418 4502 0005 1332" }
          : {};
        await submit(page, "confirmation", { ...account, acceptance: true });
        await expect(page).toHaveURL(/\/gracias$/);
        await expect(page.getByRole("main")).toContainText(/ord-|\d{4,}/);
        await check();
        const orders = await sandbox.orders(kit);
        expect(orders).toHaveLength(before + 1);
        if (price) expect(orders.at(-1)?.price).toBe(price);
      });
    });
  }
}
