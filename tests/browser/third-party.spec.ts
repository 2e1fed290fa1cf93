import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { blockStorage, readConsentSignals, STORAGE_IS_BLOCKED } from "./page-state.ts";
import { test as base, expect } from "./test.ts";

const WIDGET = "https://calls.example/widget.js";
const TAGS = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST1";

const ALL_DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

const test = base.extend<{ loadedScripts: string[] }>({
  /** The URLs of the third-party scripts that pages have loaded. The test answers those requests itself. */
  loadedScripts: async ({ context }, use) => {
    const loadedScripts: string[] = [];
    const widget = await readFile("sandbox/backends/call-widget.js", "utf8");
    await context.route(/calls\.example|googletagmanager/, (route) => {
      loadedScripts.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: route.request().url() === WIDGET ? widget : "" });
    });
    await use(loadedScripts);
  },
});

// One worker, since these settings take a site of their own.
test.describe.configure({ mode: "default" });
test.use({ siteEnv: { CALL_WIDGET_URL: WIDGET, GTM_CONTAINER_ID: "GTM-TEST1" } });

const bar = (page: Page) => page.getByRole("region", { name: "Cookies" });

test("no third-party script loads before consent, nor after a refusal", async ({ page, loadedScripts }) => {
  await page.goto("/");
  await bar(page).getByRole("button", { name: "No, gracias" }).click();
  await expect(bar(page)).toBeHidden();
  await page.goto("/contacto");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "900 622 550" })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(loadedScripts).toEqual([]);
});

test.describe("with blocked storage", () => {
  test.use({ expectedConsoleError: STORAGE_IS_BLOCKED });

  test("the consent bar can be closed", async ({ page, loadedScripts }) => {
    await blockStorage(page, "sessionStorage");
    await page.goto("/");
    await bar(page).getByRole("button", { name: "No, gracias" }).click();
    await expect(bar(page)).toBeHidden();
    await page.getByRole("link", { name: "Me interesa Kit Piso" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Alarma para Piso" })).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(loadedScripts).toEqual([]);
  });
});

test("with consent they load: the call widget replaces the button, and on a phone the number", async ({
  page,
  loadedScripts,
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
  expect(loadedScripts.toSorted()).toEqual([WIDGET, TAGS]);
  expect(await readConsentSignals(page)).toEqual([
    ["consent", "default", ALL_DENIED],
    ["consent", "update", { analytics_storage: "granted" }],
    "gtm.js",
    "select_item",
  ]);
});

test("without consent to analytics no signal grants anything, and a withdrawn one is denied", async ({
  page,
  loadedScripts: _loadedScripts,
}) => {
  await page.goto("/cookies");
  await page.getByRole("checkbox", { name: /Llamada|llamada/ }).check();
  await page.getByRole("button", { name: "Guardar mi elección" }).click();
  await expect(page.getByText("Elección guardada")).toBeVisible();
  expect(await readConsentSignals(page)).toEqual([]);
  await page.getByRole("button", { name: "Aceptar todas" }).click();
  await page.getByRole("button", { name: "Rechazar las opcionales" }).click();
  const update = (analytics_storage: string) => ["consent", "update", { analytics_storage }];
  expect(await readConsentSignals(page)).toEqual([
    ["consent", "default", ALL_DENIED],
    update("granted"),
    "gtm.js",
    update("denied"),
  ]);
});

test.describe("when a provider is down", () => {
  test.use({ expectedConsoleError: /ERR_FAILED/ });

  test("the number and the link to the form stay", async ({ page, context, loadedScripts: _loadedScripts }) => {
    await context.route(/calls\.example/, (route) => route.abort());
    await page.goto("/");
    const failed = page.waitForEvent("requestfailed");
    await bar(page).getByRole("button", { name: "Aceptar" }).click();
    await failed;
    await expect(page.getByRole("banner").getByRole("link", { name: "900 622 550" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Te llamamos" })).toBeVisible();
  });
});
