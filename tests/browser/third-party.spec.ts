import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { RunningSite } from "#tests/support/processes.ts";
import { refuseStorage, STORAGE_REFUSED } from "./refuse-storage.ts";
import { test as base, expect } from "./test.ts";

const WIDGET = "https://calls.example/widget.js";
const TAGS = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST1";

/** A site on which scripts of others are set up; what comes from them is answered here. */
const test = base.extend<{ asked: string[] }, { running: RunningSite }>({
  running: [
    async ({ browser: _browser }, use) => {
      Object.assign(process.env, { CALL_WIDGET_URL: WIDGET, GTM_CONTAINER_ID: "GTM-TEST1" });
      const running = await RunningSite.start();
      await use(running);
      await running.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  asked: async ({ context }, use) => {
    const asked: string[] = [];
    const widget = await readFile("sandbox/backends/call-widget.js", "utf8");
    await context.route(/calls\.example|googletagmanager/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: route.request().url() === WIDGET ? widget : "" });
    });
    await use(asked);
  },
});

const bar = (page: Page) => page.getByRole("region", { name: "Cookies" });

test("nothing of others is loaded before it is allowed, nor when it is refused", async ({ page, asked }) => {
  await page.goto("/");
  await bar(page).getByRole("button", { name: "No, gracias" }).click();
  await expect(bar(page)).toBeHidden();
  await page.goto("/contacto");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "900 622 550" })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test.describe("storage refused", () => {
  test.use({ expectedConsoleError: STORAGE_REFUSED });

  test("a browser that keeps nothing lets the bar be closed too", async ({ page, asked }) => {
    await refuseStorage(page);
    await page.goto("/");
    await bar(page).getByRole("button", { name: "No, gracias" }).click();
    await expect(bar(page)).toBeHidden();
    await page.getByRole("link", { name: "Me interesa Kit Piso" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Alarma para Piso" })).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(asked).toEqual([]);
  });
});

test("once allowed they load: the call widget takes the button's place, on a phone the number's", async ({
  page,
  asked,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Te llamamos" })).toBeVisible();
  await bar(page).getByRole("button", { name: "Aceptar" }).click();
  const widget = banner.getByRole("button", { name: "Llámame con un clic" });
  await expect(widget).toHaveCount(1);
  await expect(banner.getByRole("link", { name: "Te llamamos" })).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 780 });
  await expect(widget).toHaveCount(1);
  await expect(banner.getByRole("link", { name: "900 622 550" })).toHaveCount(0);
  await page.getByRole("link", { name: "Me interesa Kit Piso" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Alarma para Piso" })).toBeVisible();
  await expect(widget).toHaveCount(1);
  expect(asked.toSorted()).toEqual([WIDGET, TAGS]);
  expect(await page.evaluate(() => window.dataLayer)).toMatchObject([{ event: "gtm.js" }, { event: "select_item" }]);
});

test.describe("a provider that does not answer", () => {
  test.use({ expectedConsoleError: /ERR_FAILED/ });

  test("leaves the number and the form where they are", async ({ page, context, asked: _asked }) => {
    await context.route(/calls\.example/, (route) => route.abort());
    await page.goto("/");
    const lost = page.waitForEvent("requestfailed");
    await bar(page).getByRole("button", { name: "Aceptar" }).click();
    await lost;
    await expect(page.getByRole("banner").getByRole("link", { name: "900 622 550" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Te llamamos" })).toBeVisible();
  });
});
