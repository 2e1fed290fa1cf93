import { fillAddress, openAddressStep, openCheckout, placeOrder } from "./checkout-journey.ts";
import { Sandbox } from "./sandbox.ts";
import { expect, test } from "./test.ts";

/** The calls to the lead recovery for a phone number, oldest first. */
async function leads(sandbox: Sandbox, phone: string) {
  const requests = await sandbox.received("node");
  return requests.flatMap(({ path, body }) => (path === "/abandonedcart" && body.phone === phone ? [body] : []));
}

// What the open page sends while the site is down, such as its count, is refused.
test.use({ expectedConsoleError: /^Failed to load resource: net::ERR_CONNECTION_(REFUSED|RESET)$/ });

test("a visitor who closes the tab after a step is a lead, once for each step", async ({
  page,
  context,
  startSite,
}) => {
  const delayMs = 2_000;
  const site = await startSite({ env: { ABANDONMENT_DELAY_MS: String(delayMs) } });
  const sandbox = new Sandbox(site.sandboxUrl);
  const phone = "600111301";
  const soon = { timeout: delayMs + 20_000 };
  await openAddressStep(page, { phone }, `${site.url}/checkout?kit=chalet`);
  await page.close();
  await expect.poll(() => leads(sandbox, phone), soon).toHaveLength(1);

  const later = await context.newPage();
  await later.goto(`${site.url}/checkout`);
  await fillAddress(later);
  await expect(later.getByRole("button", { name: "Confirmar el pedido con obligación de pago" })).toBeVisible();
  await later.close();
  await expect.poll(() => leads(sandbox, phone), soon).toHaveLength(2);
  const [first, second] = await leads(sandbox, phone);
  expect(first).not.toHaveProperty("addressId");
  expect(second?.addressId).toBeTruthy();
});

test("a buyer is no lead, and a restart of the server loses no lead", async ({ page, browser, startSite }) => {
  // Longer than an order takes in this test.
  const delayMs = 9_000;
  const site = await startSite({ env: { ABANDONMENT_DELAY_MS: String(delayMs) } });
  const sandbox = new Sandbox(site.sandboxUrl);
  const [buyer, leaver] = ["600111302", "600111303"];
  await openCheckout(page, `${site.url}/checkout?kit=chalet`);
  await placeOrder(page, { phone: buyer });
  await expect(page).toHaveURL(/\/gracias$/);
  expect(await sandbox.orders("Alarma para Chalet")).toHaveLength(1);

  const another = await browser.newContext({ baseURL: site.url });
  await openAddressStep(await another.newPage(), { phone: leaver }, `${site.url}/checkout?kit=chalet`);
  await another.close();
  await site.killSite();
  await site.startSite();
  // The buyer's lead would be due before this one.
  await expect.poll(() => leads(sandbox, leaver), { timeout: delayMs + 80_000 }).toHaveLength(1);
  expect(await leads(sandbox, buyer)).toEqual([]);
});
