import type { Page } from "@playwright/test";
import { PAGE_OF_EACH_KIND } from "#tests/support/public-paths.ts";
import { fillAddress, openAddressStep } from "./checkout-journey.ts";
import { holdRequests, PAGE_CODE, waitForHydration } from "./page-state.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test } from "./test.ts";

/** Pages whose code comes late, in part, or not at all. */

const KIT = "/alarmas-para-casa/chalets";

/** The files of code that a page loads. */
async function codeOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await waitForHydration(page);
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return [...new Set(names)].filter((name) => PAGE_CODE.test(name));
}

for (const path of ["/", "/ayuda", "/contacto"]) {
  test(`${path} is shown before its code is asked for`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    const [painted, asked] = await page.evaluate((code) => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const files = performance.getEntriesByType("resource").filter(({ name }) => new RegExp(code).test(name));
      return [paint?.startTime ?? Number.NaN, Math.min(...files.map(({ startTime }) => startTime))];
    }, PAGE_CODE.source);
    expect(asked).toBeGreaterThan(painted);
  });
}

test("whichever file of code is late, the page is shown, and what was ticked before is kept and answered", async ({
  page,
}) => {
  const camera = page.getByRole("checkbox", { name: "Cámara HD" });
  await page.addInitScript(() => sessionStorage.setItem("utm", JSON.stringify({ utm_id: "spring" })));
  for (const file of await codeOf(page, KIT)) {
    await test.step(file, async () => {
      const release = await holdRequests(page, file);
      const asked = page.waitForRequest(file);
      await page.goto(KIT, { waitUntil: "commit" });
      await camera.check();
      await asked;
      await page.getByRole("link", { name: "Ir al contenido" }).press("Enter");
      await expect(page).toHaveURL(/#main$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      release();
      await waitForHydration(page);
      await expect(camera).toBeChecked();
      await expect(page.getByRole("main")).toContainText(monthlyPrice("chalet", { camera: true }));
      const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookies" });
      await expect(link).toHaveAttribute("href", /utm_id=spring/);
      await page.unroute(file);
    });
  }
});

test("a part that is hydrated answers at once while the code of others is late", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  const release = await holdRequests(page, ({ pathname }) => PAGE_CODE.test(pathname) && !html.includes(pathname));
  await page.goto("/");
  await page.waitForFunction(() => window.history.scrollRestoration === "manual");
  const arrow = page.getByRole("button", { name: "Abrir «Nuestras alarmas»" });
  await arrow.press("Enter");
  await expect(arrow).toHaveAttribute("aria-expanded", "true");
  expect(await page.evaluate(() => window.earlyInput !== undefined)).toBe(true);
  release();
  await waitForHydration(page);
  await expect(arrow).toHaveAttribute("aria-expanded", "true");
});

test("a box that is ticked while the code of other parts is late counts at once, and stays ticked", async ({
  page,
}) => {
  const html = await (await page.request.get(KIT)).text();
  const release = await holdRequests(page, ({ pathname }) => PAGE_CODE.test(pathname) && !html.includes(pathname));
  await page.goto(KIT);
  await page.waitForFunction(() => window.history.scrollRestoration === "manual");
  const camera = page.getByRole("checkbox", { name: "Cámara HD" });
  await camera.check();
  await expect(page.getByRole("main")).toContainText(monthlyPrice("chalet", { camera: true }));
  expect(await page.evaluate(() => window.earlyInput !== undefined)).toBe(true);
  release();
  await waitForHydration(page);
  await expect(camera).toBeChecked();
  await expect(page.getByRole("main")).toContainText(monthlyPrice("chalet", { camera: true }));
});

test.describe("without a file of code", () => {
  test.use({ expectedConsoleError: /ERR_FAILED|dynamically imported module|preload/ });

  for (const path of ["/", KIT, "/checkout?kit=piso", "/te-llamamos"]) {
    test(`${path} stays as it was sent, and its links and forms work`, async ({ page }) => {
      for (const file of await codeOf(page, path)) {
        await test.step(file, async () => {
          await page.route(file, (route) => route.abort());
          const failed = page.waitForEvent("requestfailed", (request) => request.url() === file);
          const headings = await page.getByRole("heading").allTextContents();
          await page.goto(path);
          await page.getByRole("heading", { level: 1 }).click();
          await failed;
          expect(await page.getByRole("heading").allTextContents()).toEqual(headings);
          await expect(page.getByRole("main")).toBeVisible();
          if (path === "/te-llamamos") {
            await page.getByLabel("Nombre").fill("Ane López");
            await page.getByLabel("Teléfono").fill("600222090");
            await page.getByRole("main").getByRole("checkbox").check();
            await page.getByRole("button", { name: "Llamadme gratis" }).click();
            await expect(page.getByText("¡Hecho! Te llamamos nosotros")).toBeVisible();
          } else if (path === KIT) {
            await page.getByRole("main").getByRole("button", { name: "Lo quiero" }).first().click();
            await expect(page).toHaveURL(/\/checkout\?kit=chalet/);
          } else {
            await page.getByRole("link", { name: "Euskara" }).first().click();
            await expect(page).toHaveURL(/\/eu/);
            await expect(page.locator("html")).toHaveAttribute("lang", "eu");
          }
          await page.unroute(file);
          await page.goto(path);
          await waitForHydration(page);
        });
      }
    });
  }
});

test.describe("a step whose code fails to load", () => {
  test.use({ expectedConsoleError: /ERR_FAILED|dynamically imported module|preload/ });

  test("is shown by loading the page again", async ({ page }) => {
    await openAddressStep(page, { phone: "600111096" });
    // Without the code of the steps after this one, and at the address of all steps.
    await page.goto("/checkout");
    await waitForHydration(page);
    let failures = 0;
    await page.route(/\/form-[^/]+\.js$/, async (route) => {
      failures += 1;
      if (failures === 1) await route.abort();
      else await route.continue();
    });
    await fillAddress(page);
    await expect(page.getByText("la cuenta bancaria principal")).toBeVisible();
    expect(failures).toBeGreaterThan(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every kind of page is whole", async ({ page }) => {
    for (const path of PAGE_OF_EACH_KIND) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
  });
});
