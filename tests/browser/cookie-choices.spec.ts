import { expect, test } from "./test.ts";

test.use({ seed: "sections" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the cookie page says that no optional script loads", async ({ page }) => {
    await page.goto("/todas-las-secciones");
    await expect(page.getByText("no se carga nada opcional, así que no hay nada que elegir")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /Analítica/ })).toBeHidden();
  });
});

test("the cookie choice lasts until the tab is closed, and takes one click to accept or refuse", async ({ page }) => {
  const stored = () => page.evaluate(() => sessionStorage.getItem("consent"));
  await page.goto("/todas-las-secciones");
  const analytics = page.getByRole("checkbox", { name: /Analítica/ });
  await expect(analytics).not.toBeChecked();
  expect(await stored()).toBeNull();
  await analytics.check();
  await page.getByRole("button", { name: "Guardar mi elección" }).click();
  await expect(page.getByText("Elección guardada")).toBeVisible();
  expect(await stored()).toBe('{"analytics":true,"calls":false}');
  await page.reload();
  await expect(analytics).toBeChecked();
  await page.getByRole("button", { name: "Rechazar las opcionales" }).click();
  await expect(analytics).not.toBeChecked();
  expect(await stored()).toBe('{"analytics":false,"calls":false}');
  await page.getByRole("button", { name: "Aceptar todas" }).click();
  expect(await stored()).toBe('{"analytics":true,"calls":true}');
});
