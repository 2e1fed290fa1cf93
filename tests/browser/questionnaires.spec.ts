import type { Page } from "@playwright/test";
import { expectAccessible } from "./page-checks.ts";
import { waitForHydration } from "./page-state.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

const main = (page: Page) => page.getByRole("main");
const next = (page: Page, name = "Siguiente") => main(page).getByRole("button", { name }).click();
const tick = (page: Page, name: string) => main(page).getByLabel(name, { exact: true }).check();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the funnel's five steps lead to a kit with extras, its price and its order", async ({ page }) => {
    await page.goto("/encuesta");
    if (javaScriptEnabled) await expectAccessible(page);
    await tick(page, "Un negocio con atención al público");
    await expect(page.getByText("En un mostrador, un botón de pánico permite pedir ayuda")).toBeVisible();
    await next(page);
    await expect(page.getByText("Pregunta 2 de 5")).toBeVisible();
    await next(page);
    await expect(page.getByRole("alert")).toHaveText("Este campo es obligatorio");
    if (javaScriptEnabled) await expectAccessible(page);
    await tick(page, "Por la puerta principal");
    await tick(page, "Por la terraza o la azotea");
    await next(page);
    await tick(page, "Una: el pasillo o la entrada");
    await next(page);
    await tick(page, "Los fines de semana");
    await next(page);
    await tick(page, "Verlo en directo desde el móvil");
    await next(page, "Ver mi alarma");
    await expect(page.getByRole("heading", { name: "Tu alarma, según lo que nos has contado" })).toBeVisible();
    await expect(main(page)).toContainText("Te proponemos el Kit Negocio con botón de pánico");
    await expect(main(page)).toContainText(monthlyPrice("negocios", { camera: true, panicButton: true }));
    const special = main(page).locator("section section section").filter({ hasText: "Pensado para tu negocio" });
    await expect(special).toHaveText(/Kit Tienda.*1,00\s€ menos al mes/);
    if (javaScriptEnabled) await expectAccessible(page);
    await main(page).getByRole("link", { name: "Cambiar la respuesta a «¿Qué quieres proteger?»" }).click();
    await expect(main(page).getByLabel("Un negocio con atención al público", { exact: true })).toBeChecked();
    await tick(page, "Un ático");
    await next(page);
    await expect(main(page)).toContainText("Te proponemos el Kit Bajo/Ático");
    await page.goBack();
    await page.goBack();
    await expect(main(page)).toContainText("Te proponemos el Kit Negocio con botón de pánico");
    await main(page).getByRole("button", { name: "Lo quiero" }).click();
    await expect(page).toHaveURL(/\/checkout\?kit=negocios&camara=true&boton_panico=true&business_kit=true$/);
  });
});

test("the configurator by keyboard: arrows choose, Space ticks, Enter submits, and each step takes focus", async ({
  page,
}) => {
  await page.goto("/configurador");
  // Before it, each step is a page of its own, whose heading does not take the focus.
  await waitForHydration(page);
  await main(page).getByLabel("Piso intermedio o dúplex").focus();
  for (let downs = 0; downs < 4; downs += 1) await page.keyboard.press("ArrowDown");
  await expect(main(page).getByLabel("Casa aislada, sin vecinos cerca")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Los accesos" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Quién vive en ella" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Qué más quieres cuidar" })).toBeFocused();
  await tick(page, "Pedir ayuda con un botón");
  await next(page, "Ver mi alarma");
  await expect(main(page)).toContainText("Kit Chalet con cámara HD");
  await expect(main(page)).toContainText(monthlyPrice("chalet", { camera: true, panicButton: true }));
});

test("'nothing else' and the other answers exclude each other, and an unanswered step gets our own message", async ({
  page,
}) => {
  await page.goto("/encuesta");
  await waitForHydration(page);
  await next(page);
  await expect(page.getByRole("alert")).toHaveText("Este campo es obligatorio");
  await page.goto("/encuesta?lugar=piso&entradas=ventanas&zonas=una-zona&ausencias=poco");
  await waitForHydration(page);
  const none = main(page).getByLabel("Nada más, con la alarma me basta", { exact: true });
  const camera = main(page).getByLabel("Verlo en directo desde el móvil", { exact: true });
  await camera.check();
  await none.check();
  await expect(camera).not.toBeChecked();
  await camera.check();
  await expect(none).not.toBeChecked();
});
