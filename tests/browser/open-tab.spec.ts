import { lakeClient } from "#tests/support/lake-client.ts";
import { KITS } from "#tests/support/price-list.ts";
import { expect, test } from "./test.ts";

const PATH = "/alarmas-para-casa/pisos";

test.afterEach(async ({ running }) => {
  await lakeClient(running.sandboxUrl).patch("kit-piso").set({ "price.client": KITS.piso.price.client }).commit();
});

test("a publish is on a page that is open within a second; what the visitor typed stays", async ({ page, running }) => {
  const watching = page.waitForRequest((request) => new URL(request.url()).pathname === "/live");
  await page.goto(PATH);
  const price = page.getByRole("main").getByText("36,44").first();
  await page
    .getByRole("checkbox", { name: /cámara/i })
    .first()
    .check();
  await watching;
  await expect(price).toBeHidden();
  const published = performance.now();
  await lakeClient(running.sandboxUrl).patch("kit-piso").set({ "price.client": 36.44 }).commit();
  await expect(page.locator("main")).toContainText(/36,\s*44|39,\s*64/);
  expect(performance.now() - published).toBeLessThan(1_000);
  await expect(page.getByRole("checkbox", { name: /cámara/i }).first()).toBeChecked();
});

test("a hidden tab shows a publish when the visitor comes back to it", async ({ page, running }) => {
  const watching = page.waitForRequest((request) => new URL(request.url()).pathname === "/live");
  await page.goto(PATH);
  await watching;
  await setVisibility(page, "hidden");
  await lakeClient(running.sandboxUrl).patch("kit-piso").set({ "price.client": 36.55 }).commit();
  await setVisibility(page, "visible");
  await expect(page.locator("main")).toContainText(/36,\s*55/);
});

/** A page behind another is visible for headless Chromium. */
async function setVisibility(page: import("@playwright/test").Page, state: DocumentVisibilityState) {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
