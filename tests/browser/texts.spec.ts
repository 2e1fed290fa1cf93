import { lakeClient } from "#tests/support/lake-client.ts";
import { openCheckout } from "./checkout-journey.ts";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

const TEXTS_FILE = "**/textos/*";

test.afterEach(async ({ running }) => {
  const seeded = { 'entries[_key=="skip"].es': "Ir al contenido" };
  await lakeClient(running.sandboxUrl).patch("uiStrings-common").set(seeded).commit();
});

test("the texts of a language are fetched once, with the code", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/textos/")) fetched.push(pathname);
  });
  await page.goto("/ayuda");
  await waitForHydration(page);
  expect(fetched).toEqual([expect.stringMatching(/^\/textos\/es\.[\w-]+\.json$/)]);
});

test("another language is shown once its texts are there; what the visitor typed stays", async ({ page }) => {
  await openCheckout(page, "/checkout?kit=piso");
  await page.getByLabel("Nombre").fill("Ane");
  const send = Promise.withResolvers<void>();
  await page.route(TEXTS_FILE, async (route) => {
    await send.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(TEXTS_FILE);
  await page.getByRole("link", { name: "Euskara" }).click();
  expect(new URL((await asked).url()).pathname).toMatch(/^\/textos\/eu\./);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu pedido");
  send.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zure eskaera");
  await expect(page.getByLabel("Izena")).toHaveValue("Ane");
  await expect(page).toHaveURL(/\/eu\/checkout/);
});

test.describe("without the file of its texts", () => {
  test.use({ expectedConsoleError: /^Failed to load resource/ });

  test("a page stays as it was sent, and its links and forms work", async ({ page }) => {
    await page.route(TEXTS_FILE, (route) => route.abort("connectionreset"));
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/textos/"));
    await page.goto("/ayuda");
    await failed;
    await page.getByRole("searchbox").fill("factura");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/q=factura/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
