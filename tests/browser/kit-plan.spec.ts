import type { Page } from "@playwright/test";
import { waitForHydration } from "./page-state.ts";
import { CHALET_RESULT } from "./quiz-journey.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

const CHALET = "/alarmas-para-casa/chalets";

/** The places of a device in the plan. */
const placesOf = (page: Page, name: string) =>
  page.locator("main svg g").filter({ has: page.locator("title", { hasText: name }) });

withAndWithoutJavaScript(() => {
  test("the plan shows the kit's devices, and an extra while its box is ticked", async ({ page }) => {
    await page.goto(CHALET);
    await expect(placesOf(page, "Sensores de movimiento con cámara")).toHaveCount(3);
    await expect(placesOf(page, "Panel de control")).toBeVisible();
    const camera = placesOf(page, "Cámara HD");
    await expect(camera).toBeHidden();
    await page.getByRole("checkbox", { name: "Cámara HD" }).check();
    await expect(camera).toBeVisible();
    await expect(placesOf(page, "Botón pánico")).toBeHidden();
    await page.getByRole("checkbox", { name: "Cámara HD" }).uncheck();
    await expect(camera).toBeHidden();
  });

  test("an answer of the quiz puts its device into the visitor's house, and the result's boxes do", async ({
    page,
  }) => {
    const query = CHALET_RESULT.replace("vivienda=chalet", "vivienda=atico").replace(/&ver-la-casa.*$/, "");
    await page.goto(query);
    const devices = page.locator("section section").filter({ hasText: "Así queda tu alarma" });
    await expect(placesOf(page, "Panel de control")).toBeVisible();
    await expect(placesOf(page, "Cámara HD")).toHaveCount(0);
    await expect(devices.getByRole("listitem")).toContainText(["Panel de control", "Sensor de puerta y ventana"]);
    await page.getByRole("main").getByRole("link", { name: "Sí", exact: true }).click();
    await expect(placesOf(page, "Cámara HD")).toBeVisible();
    await expect(placesOf(page, "Cámara HD")).toHaveAttribute("data-lit");
    await page.goto(CHALET_RESULT);
    await expect(placesOf(page, "Cámara HD")).toBeVisible();
    await page.getByRole("checkbox", { name: "Cámara HD" }).uncheck();
    await expect(placesOf(page, "Cámara HD")).toBeHidden();
    await page.getByRole("checkbox", { name: "Botón pánico" }).check();
    await expect(placesOf(page, "Botón pánico")).toBeVisible();
  });
});

test.describe("in the open quiz", () => {
  test.use({ expectedConsoleError: /ERR_FAILED/ });

  test("the house follows the answers without a page load, and the quiz goes on without it", async ({ page }) => {
    await page.goto("/calcula-tu-alarma?lugar=casa");
    await waitForHydration(page);
    await page.getByRole("main").getByRole("link", { name: "Adosado", exact: true }).click();
    await expect(placesOf(page, "Panel de control")).toBeVisible();
    await page.getByRole("link", { name: "Pregunta anterior" }).click();
    await page.route("**/planos?*", (route) => route.abort());
    await page.getByRole("main").getByRole("link", { name: "Ático", exact: true }).click();
    await expect(page.getByRole("heading", { name: "¿Cuántas puertas dan a la calle o a la escalera?" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Panel de control" })).toBeVisible();
    await expect(placesOf(page, "Panel de control")).toHaveCount(0);
  });
});

test("the selector's camera stands in the chosen kit's house", async ({ page }) => {
  await page.goto("/contratar-alarma-negocio-descuento");
  const selector = page.locator("#selector-business");
  await selector.getByRole("link", { name: /Kit Oficina/ }).click();
  const form = selector.locator("form");
  await expect(
    form.locator("svg g[class]").filter({ has: page.locator("title", { hasText: "Sensores de movimiento" }) }),
  ).toHaveCount(3);
  const camera = form.locator("svg g").filter({ has: page.locator("title", { hasText: "Cámara HD" }) });
  await expect(camera).toBeHidden();
  await form.getByRole("checkbox", { name: "Cámara HD" }).check();
  await expect(camera).toBeVisible();
});

test("a device's page shows it lit in its place, in the part of the house around it", async ({ page }) => {
  await page.goto("/accesorios-alarma/sirena-exterior");
  const place = page.getByRole("figure").filter({ hasText: "En su sitio" });
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator("g[data-lit]")).toHaveCount(1);
  await expect(place.locator("title")).toHaveText("Sirena exterior");
  const picture = place.locator("img");
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("rect=342,290,840,840");
  // Curtain detectors stand in no house.
  await page.goto("/accesorios-alarma/detector-movimiento-cortina-interior");
  await expect(page.getByRole("heading", { name: "En resumen" })).toBeVisible();
  await expect(place).toHaveCount(0);
});
