import { confirm, fillAddress, openAddressStep } from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { blockStorage, PAGE_CODE, STORAGE_IS_BLOCKED, waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

const phone = "600111019";
const bar = "Sigue con tu pedido sin terminar";

test("pages lead back to a begun order until it is placed", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.getByText(bar)).toBeHidden();
  await openAddressStep(page, { phone });
  await page.getByRole("link", { name: "Alarmas Yoigo" }).first().click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText(bar)).toBeVisible();
  await page.getByRole("link", { name: bar }).click();
  await fillAddress(page);
  await confirm(page);
  await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.getByText(bar)).toBeHidden();
});

test("the order is told of before the page's code, in its language, and nothing moves", async ({ page }) => {
  await openAddressStep(page, { phone });
  await page.route(PAGE_CODE, () => {});
  await page.goto("/eu");
  await expect(page.getByRole("link", { name: "Jarraitu amaitu gabeko eskaerarekin" })).toHaveAttribute(
    "href",
    "/eu/checkout",
  );
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: "layout-shift",
          buffered: true,
        });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shifts).toBe(0);
});

test("the notice is closed for good", async ({ page }) => {
  await openAddressStep(page, { phone });
  await page.goto("/alarmas-para-casa/chalets");
  await expectAccessible(page);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Cerrar", exact: true }).first().click();
  await expect(page.getByText(bar)).toBeHidden();
  await page.goto("/ayuda");
  await waitForHydration(page);
  await expect(page.getByText(bar)).toBeHidden();
});

test("the notice is closed before the page's scripts arrive", async ({ page }) => {
  await openAddressStep(page, { phone });
  const closed = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await closed.promise;
    await route.continue();
  });
  await page.goto("/ayuda", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Cerrar", exact: true }).first().click();
  await expect(page.getByText(bar)).toBeHidden();
  closed.resolve();
  await waitForHydration(page);
  await expect(page.getByText(bar)).toBeHidden();
});

test.describe("where storage is blocked", () => {
  test.use({ expectedConsoleError: STORAGE_IS_BLOCKED });

  test("pages work without the notice", async ({ page }) => {
    await blockStorage(page, "localStorage");
    await openAddressStep(page, { phone });
    await page.goto("/");
    await waitForHydration(page);
    await expect(page.getByText(bar)).toBeHidden();
  });
});
