import { openCheckout } from "./checkout-journey.ts";
import { holdRequests, waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

const TEXTS_FILE = "**/textos/*";

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

test("another language is shown once its texts are there; what the visitor typed and chose stays", async ({ page }) => {
  await openCheckout(page);
  await page.getByLabel("Nombre").fill("Ane López");
  await page.getByLabel("Teléfono").fill("600");
  await page.getByRole("radio", { name: "No soy de Yoigo" }).check();
  const send = await holdRequests(page, TEXTS_FILE);
  const asked = page.waitForRequest(TEXTS_FILE);
  await page.getByRole("link", { name: "Euskara" }).click();
  expect(new URL((await asked).url()).pathname).toMatch(/^\/textos\/eu\./);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu pedido");
  send();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zure eskaera");
  await expect(page).toHaveURL(/\/eu\/checkout$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "eu");
  await expect(page.getByLabel("Izena")).toHaveValue("Ane López");
  await expect(page.getByLabel("Telefonoa")).toHaveValue("600");
  await expect(page.getByRole("radio", { name: /Ez naiz/ })).toBeChecked();
  await page.getByRole("link", { name: "Castellano" }).click();
  await expect(page.getByLabel("Nombre")).toHaveValue("Ane López");
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
