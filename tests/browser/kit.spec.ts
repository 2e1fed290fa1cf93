import type { Page } from "@playwright/test";
import { waitForHydration } from "./page-state.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

test.use({ seed: "sections" });

const summaryOf = (page: Page) => page.getByRole("complementary", { name: "Resumen del pedido" });

/** A line of the order's breakdown. */
const lineOf = (page: Page, name: string) =>
  summaryOf(page)
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) });

test("another territory keeps the extras that the visitor ticked since the address named some", async ({ page }) => {
  await page.goto("/alarmas-para-casa/pisos?camara=true&boton_panico=false");
  await waitForHydration(page);
  const offer = page.getByRole("main").locator("form").filter({ hasText: "Total de 24 meses" }).first();
  const camera = offer.getByRole("checkbox", { name: "Cámara HD" });
  const panicButton = offer.getByRole("checkbox", { name: "Botón pánico" });
  await camera.uncheck();
  await panicButton.check();
  await offer.getByText("Precio para Península y Baleares.").click();
  await offer.getByRole("link", { name: "Canarias" }).click();
  await expect(offer).toContainText("Precio final en Canarias, con IGIC.");
  await expect(camera).not.toBeChecked();
  await expect(panicButton).toBeChecked();
  await offer.getByRole("button", { name: "Lo quiero" }).click();
  await expect(page).toHaveURL(/\/checkout\?kit=piso&boton_panico=true/);
});

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("ticked extras are in the order, with their prices", async ({ page }) => {
    await page.goto("/alarmas-para-casa/chalets");
    await page.getByRole("checkbox", { name: "Cámara HD" }).check();
    await page.getByRole("checkbox", { name: "Botón pánico" }).check();
    if (javaScriptEnabled)
      await expect(page.getByRole("main")).toContainText(monthlyPrice("chalet", { camera: true, panicButton: true }));
    await page.getByRole("main").getByRole("button", { name: "Lo quiero" }).first().click();
    await expect(page).toHaveURL(/\/checkout\?kit=chalet&camara=true&boton_panico=true$/);
    await expect(summaryOf(page)).toContainText(monthlyPrice("chalet", { camera: true, panicButton: true }));
    await page.getByText("Ver desglose").click();
    await expect(lineOf(page, "Cámara HD")).toContainText("3,20 €/mes");
    await expect(lineOf(page, "Botón pánico")).toContainText("1,21 €/mes");
    const devices = summaryOf(page).getByRole("listitem");
    await expect(devices.filter({ hasText: "(extra)" })).toHaveText([/Cámara HD \(extra\)/, /Botón pánico \(extra\)/]);
  });

  test("the page says where its price applies, and another territory is a link away", async ({ page }) => {
    await page.goto("/alarmas-para-casa/pisos?client=false");
    const offer = page.getByRole("main").locator("form").filter({ hasText: "Total de 24 meses" }).first();
    await offer.getByText("Precio para Península y Baleares.").click();
    await offer.getByRole("link", { name: "Canarias" }).click();
    await expect(offer).toContainText("Precio final en Canarias, con IGIC.");
    await expect(offer).toContainText("Desde el mes 5");
    await expect(offer).toContainText("45,31 €");
    await expect(offer).toContainText("Incluye un pago único de 19,90 €");
    await offer.getByRole("button", { name: "Lo quiero" }).click();
    await expect(summaryOf(page)).toContainText("Precio para Canarias.");
  });

  test("a price says whose it is and what others pay, and a link beside it switches to theirs", async ({ page }) => {
    await page.goto("/todas-las-secciones");
    const card = page
      .locator("#kits")
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: "Kit Chalet" }) });
    await expect(card).toContainText(`Si eres de Yoigo${monthlyPrice("chalet")}`);
    await expect(card).toContainText("Si no eres de Yoigo: 1067,50 € en 24 meses");
    // What that is more is said where kits are compared and on the kit's page.
    await expect(card).not.toContainText("que si no eres de Yoigo");
    await expect(card).not.toContainText("Instalación gratuita");
    await expect(page.locator("#kits").getByText("Instalación gratuita")).toHaveCount(1);
    await card.getByRole("link", { name: "Si no eres de Yoigo" }).click();
    await expect(card).toContainText("Si no eres de Yoigo19,90 €/mes");
    await expect(card).toContainText("4 meses en lugar de 48,40 €, luego 48,40 €/mes");
    await expect(card.getByText("48,40 €", { exact: true })).toHaveCSS("text-decoration-line", "line-through");
    await expect(card).toContainText("Si eres de Yoigo: 1077,60 € en 24 meses");
    await page.goto("/alarmas-para-casa/chalets");
    const offer = page.getByRole("main").locator("form").filter({ hasText: "Total de 24 meses" });
    await expect(offer).toContainText("Si no eres de Yoigo19,90 €/mes");
    await offer.getByRole("link", { name: "Si eres de Yoigo" }).click();
    await expect(offer).toContainText(`Si eres de Yoigo${monthlyPrice("chalet")}`);
    await expect(page.locator("[data-action-bar]")).toContainText("Si eres de Yoigo");
  });

  test("the query string sets the kit of the selector; another one starts without extras, and leads to its order", async ({
    page,
  }) => {
    await page.goto("/todas-las-secciones?kit=unifamiliar");
    const selector = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Elige tu kit por partes" }) });
    const camera = selector.getByRole("checkbox", { name: "Cámara HD" });
    const kit = (name: string) =>
      selector.getByRole("navigation", { name: "Elige tu kit" }).getByRole("link", { name });
    await expect(kit("Kit Chalet")).toHaveAttribute("aria-current", "true");
    await kit("Kit Piso").click();
    await expect(kit("Kit Piso")).toHaveAttribute("aria-current", "true");
    await expect(selector.getByRole("heading", { name: "Precio Kit Piso" })).toBeVisible();
    await camera.check();
    await kit("Kit Chalet").click();
    await expect(selector.getByRole("heading", { name: "Precio Kit Piso" })).toBeHidden();
    await expect(selector.getByRole("heading", { name: "Precio Kit Chalet" })).toBeVisible();
    await expect(camera).not.toBeChecked();
    await camera.check();
    await selector.getByRole("checkbox", { name: "Botón pánico" }).check();
    await selector.getByRole("button", { name: "Lo quiero" }).click();
    await expect(page).toHaveURL(/\/checkout\?kit=chalet&camara=true&boton_panico=true$/);
    await expect(summaryOf(page)).toContainText(monthlyPrice("chalet", { camera: true, panicButton: true }));
  });
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`at ${width} px one 'Lo quiero' of the kit is on the screen, wherever the visitor scrolls`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await page.goto("/alarmas-para-casa/chalets");
    await waitForHydration(page);
    for (const { top, count } of await buttonsInViewAtEachStep(page)) expect(count, `at ${top} px`).toBe(1);
    const bar = page.locator("[data-action-bar]").getByRole("button", { name: "Lo quiero" });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.click();
    await expect(page).toHaveURL(/\/checkout\?kit=chalet/);
  });
}

/** Scrolls to the end in steps of 200 px, and counts in each the buttons to order that are on the screen, in part too. */
function buttonsInViewAtEachStep(page: Page): Promise<{ top: number; count: number }[]> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isInView = (button: Element) => {
      const { top, bottom } = button.getBoundingClientRect();
      return button.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight;
    };
    const steps = [];
    for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 200) {
      scrollTo(0, top);
      // The observer of the button, React, and the bar.
      for (let frame = 0; frame < 4; frame += 1) await nextFrame();
      const buttons = document.querySelectorAll(
        "main form[action$='/checkout'] .button-accent, [data-action-bar] button",
      );
      steps.push({ top, count: [...buttons].filter(isInView).length });
    }
    return steps;
  });
}
