import { rm } from "node:fs/promises";
import { waitForHydration } from "./page-state.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test } from "./test.ts";

// Until the rules of a form are loaded, the server validates.
test.use({ expectedConsoleError: /status of 400/ });

test("the development server hydrates pages and validates forms after a cold start", async ({ page, startSite }) => {
  await rm("node_modules/.vite", { recursive: true, force: true });
  const { url } = await startSite({ mode: "development" });
  const unprepared: string[] = [];
  page.on("request", (request) => {
    if (/\/node_modules\/(?!\.vite\/|vite\/)/.test(request.url())) unprepared.push(request.url());
  });
  await page.goto(`${url}/alarmas-para-casa/chalets`, { waitUntil: "networkidle" });
  await waitForHydration(page);
  await page.getByRole("checkbox", { name: /Cámara HD/ }).check();
  await expect(page.getByRole("main")).toContainText(monthlyPrice("chalet", { camera: true }));
  await page.goto(`${url}/checkout?kit=piso`, { waitUntil: "networkidle" });
  await waitForHydration(page);
  await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click();
  const name = page.getByLabel("Nombre");
  await expect(name).toHaveAccessibleDescription("Este campo es obligatorio");
  // The browser validates from here on.
  await expect(async () => {
    await name.fill("");
    await name.fill("Ane 2");
    await expect(name).toHaveAccessibleDescription("Este campo solo debe contener texto", { timeout: 1_000 });
  }).toPass();
  // Each library is in `optimizeDeps.include` of vite.config.ts.
  expect(unprepared).toEqual([]);
  // Before the server stops: Vite's client logs an error when it loses its server.
  await page.close();
});
