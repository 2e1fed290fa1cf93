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

test.describe("too many cookies", () => {
  test.use({ expectedConsoleError: /status of 431/ });

  test("are cleared by a button, which leads back to the page", async ({ page, context, running }) => {
    const large = { url: running.url, value: "x".repeat(3_000) };
    await context.addCookies(Array.from({ length: 12 }, (_, count) => ({ ...large, name: `_tag_${count}` })));
    await page.goto("/ayuda");
    await page.getByRole("button", { name: "Borrar las cookies de esta web" }).click();
    await expect(page).toHaveURL(/\/ayuda$/);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name.startsWith("_tag_"))).toEqual([]);
  });
});
