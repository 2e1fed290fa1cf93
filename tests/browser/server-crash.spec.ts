import type { Request } from "@playwright/test";
import { openAddressStep } from "./checkout-journey.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test } from "./test.ts";

// What the open page sends while the site is down, such as its count, is refused, and what was on its way is cut off.
test.use({ expectedConsoleError: /^Failed to load resource: net::ERR_CONNECTION_(REFUSED|RESET)$/ });

test("after a kill -9 of the server in the middle of a checkout the visitor continues with the next step", async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  const arriving = new Set<Request>();
  page.on("request", (request) => {
    if (request.url().includes(".data")) arriving.add(request);
  });
  page.on("requestfinished", (request) => arriving.delete(request));
  page.on("requestfailed", (request) => arriving.delete(request));
  await openAddressStep(page, { phone: "600111004" }, `${site.url}/checkout?kit=chalet&camara=true`);
  // The step is shown before its data has come to its end. Cut off there, Remix logs it.
  await expect.poll(() => arriving.size).toBe(0);
  await site.killSite();
  await site.startSite();
  await page.goto(`${site.url}/checkout`);
  await expect(page.getByText("Ane López · 600111004 · ane@example.com")).toBeVisible();
  await expect(page.getByLabel("Número de documento")).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText(monthlyPrice("chalet", { camera: true }));
});
