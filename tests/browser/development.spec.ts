import { rm } from "node:fs/promises";
import { RunningSite } from "#tests/support/processes.ts";
import { expect, test } from "./test.ts";

test("in development, from a cold start, pages hydrate and forms work", async ({ page }) => {
  await rm("node_modules/.vite", { recursive: true, force: true });
  const running = await RunningSite.start("development");
  try {
    await page.goto(`${running.url}/alarmas-para-casa/chalets`, { waitUntil: "networkidle" });
    // From a cold start Vite may load the page anew once it has found another library.
    await expect(async () => {
      await page.getByRole("checkbox", { name: /Cámara HD/ }).setChecked(true, { timeout: 2_000 });
      await expect(page.getByRole("main")).toContainText("48,10 €/mes", { timeout: 2_000 });
    }).toPass();
    await page.goto(`${running.url}/checkout?kit=piso`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Confirmar", exact: true }).click();
    // The browser tells it without asking the server: a 400 would be a console error.
    await expect(page.getByLabel("Nombre")).toHaveAccessibleDescription("Este campo es obligatorio");
  } finally {
    // Vite's client would miss its server.
    await page.close();
    await running.stop();
  }
});
