import type { Page } from "@playwright/test";
import { RunningSite } from "#tests/support/processes.ts";
import { confirm, fillAddress, fillPersonal, ordersAt } from "./checkout-journey.ts";
import { test as base, expect } from "./test.ts";

/** Instead of a minute, in milliseconds; longer than an order takes in this test. */
const DELAY_MS = 9_000;

const test = base.extend<object, { running: RunningSite }>({
  running: [
    async ({ browser: _browser }, use) => {
      process.env.ABANDONMENT_DELAY_MS = String(DELAY_MS);
      const running = await RunningSite.start();
      await use(running);
      await running.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

interface Lead {
  path: string;
  body: { phone?: string; addressId?: string | number };
}

/** The lead recovery calls for a phone number, oldest first. */
async function leadsOf({ sandboxUrl }: RunningSite, phone: string): Promise<Lead["body"][]> {
  const all: Lead[] = await (await fetch(`${sandboxUrl}/received?service=node`)).json();
  return all.filter(({ path, body }) => path === "/abandonedcart" && body.phone === phone).map(({ body }) => body);
}

async function doStepOne(page: Page, phone: string) {
  await page.goto("/checkout?kit=chalet");
  await fillPersonal(page, "Soy de Yoigo", phone);
  await expect(page.getByLabel("Número de documento")).toBeVisible();
}

const SOON = { timeout: DELAY_MS + 20_000 };

test.describe.configure({ timeout: 120_000 });

test("a visitor who closes the tab after a step is a lead, once for each step", async ({ page, context, running }) => {
  const phone = "600111301";
  await doStepOne(page, phone);
  await page.close();
  await expect.poll(() => leadsOf(running, phone), SOON).toHaveLength(1);

  const later = await context.newPage();
  await later.goto("/checkout");
  await fillAddress(later);
  await expect(later.getByRole("button", { name: "Confirmar el pedido con obligación de pago" })).toBeVisible();
  await later.close();
  await expect.poll(() => leadsOf(running, phone), SOON).toHaveLength(2);
  const [first, second] = await leadsOf(running, phone);
  expect(first).not.toHaveProperty("addressId");
  expect(second?.addressId).toBeTruthy();
});

test("a buyer is no lead, and a restart of the server loses no lead", async ({ page, browser, running }) => {
  const [buyer, leaver] = ["600111302", "600111303"];
  await doStepOne(page, buyer);
  await fillAddress(page);
  await confirm(page);
  await expect(page).toHaveURL(/\/gracias$/);
  expect(await ordersAt(running.sandboxUrl, "Alarma para Chalet")).toHaveLength(1);

  const another = await browser.newContext({ baseURL: running.url });
  await doStepOne(await another.newPage(), leaver);
  await another.close();
  await running.killSite();
  await running.startSite();
  // The buyer's lead would have been due before it.
  await expect.poll(() => leadsOf(running, leaver), { timeout: DELAY_MS + 80_000 }).toHaveLength(1);
  expect(await leadsOf(running, buyer)).toEqual([]);
});
