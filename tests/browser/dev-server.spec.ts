import { rm } from "node:fs/promises";
import { monthlyPrice } from "./prices.ts";
import { expect, test } from "./test.ts";

test("the development server hydrates pages and validates forms after a cold start", async ({ page, startSite }) => {
  await rm("node_modules/.vite", { recursive: true, force: true });
  const { url } = await startSite({ mode: "development" });
  await page.goto(`${url}/alarmas-para-casa/chalets`, { waitUntil: "networkidle" });
  // After a cold start Vite reloads the page when it finds another library to prepare.
  await expect(async () => {
    await page.getByRole("checkbox", { name: /Cámara HD/ }).setChecked(true, { timeout: 2_000 });
    await expect(page.getByRole("main")).toContainText(monthlyPrice("chalet", { camera: true }), { timeout: 2_000 });
  }).toPass();
  await page.goto(`${url}/checkout?kit=piso`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
  // The browser validates. A 400 of the server would be an error on the console.
  await expect(page.getByLabel("Nombre")).toHaveAccessibleDescription("Este campo es obligatorio");
  // Before the server stops: Vite's client logs an error when it loses its server.
  await page.close();
});
