import { openAddressStep } from "./checkout-journey.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test } from "./test.ts";

// What the open page sends while the site is down, such as its count, is refused.
test.use({ expectedConsoleError: /^Failed to load resource: net::ERR_CONNECTION_REFUSED$/ });

test("after a kill -9 of the server in the middle of a checkout the visitor continues with the next step", async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  await openAddressStep(page, { phone: "600111004" }, `${site.url}/checkout?kit=chalet&camara=true`);
  await site.killSite();
  await site.startSite();
  await page.goto(`${site.url}/checkout`);
  await expect(page.getByText("Ane López · 600111004 · ane@example.com")).toBeVisible();
  await expect(page.getByLabel("Número de documento")).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText(monthlyPrice("chalet", { camera: true }));
});
