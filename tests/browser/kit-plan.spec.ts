import type { Page } from "@playwright/test";
import { waitForHydration } from "./page-state.ts";
import { CHALET_RESULT } from "./quiz-journey.ts";
import { expect, test } from "./test.ts";

const CHALET = "/alarmas-para-casa/chalets";

/** The places of a device in the plan. */
const placesOf = (page: Page, name: string) =>
  page.locator("main svg g").filter({ has: page.locator("title", { hasText: name }) });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

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
}

test("the result's house and list hold the kit and what is chosen, and nothing that an answer only speaks of", async ({
  page,
}) => {
  await page.goto(CHALET_RESULT);
  await waitForHydration(page);
  await expect(placesOf(page, "Panel de control")).toBeVisible();
  await expect(placesOf(page, "rotura")).toHaveCount(0);
  const camera = page.getByRole("listitem").filter({ hasText: "(extra)" });
  await expect(camera).toContainText("Cámara HD");
  await page.getByRole("checkbox", { name: "Cámara HD" }).uncheck();
  await expect(camera).toHaveCount(0);
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

test("the numbers in a house are those of the list, which leads to the devices", async ({ page }) => {
  await page.goto("/conoce-nuestra-alarma");
  const section = page.locator("section").filter({ has: page.getByRole("heading", { name: "Primero, detectar" }) });
  const names = await section.getByRole("listitem").getByRole("link").allTextContents();
  // What Kit Chalet holds, and none of the extras that its house has places for.
  expect(names.length).toBe(6);
  expect(names.join()).not.toContain("Cámara HD");
  const numbers = section.locator("svg text").filter({ visible: true });
  const all = names.map((_, position) => String(position + 1));
  await expect(numbers.first()).toBeVisible();
  expect(new Set(await numbers.allTextContents())).toEqual(new Set(all));
  expect(new Set(await section.locator("svg title").allTextContents())).toEqual(new Set(names));
  await section.getByRole("link", { name: names[0] ?? "" }).click();
  await expect(page).toHaveURL(/\/accesorios-alarma\/panel-control-alarma$/);
});

test("a device lights up in the plan while the list points at it", async ({ page }) => {
  await page.goto(CHALET);
  const panel = placesOf(page, "Panel de control");
  const item = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /Panel de control/ }) });
  await expect(panel).not.toHaveAttribute("data-lit");
  await item.getByRole("link").focus();
  await expect(panel).toHaveAttribute("data-lit");
  await item.getByRole("link").blur();
  await expect(panel).not.toHaveAttribute("data-lit");
  await item.hover();
  await expect(panel).toHaveAttribute("data-lit");
});

test("a kit's devices have their numbers in its plan, each of three sensors too", async ({ page }) => {
  await page.goto("/alarmas-para-casa/chalets");
  const devices = await page.locator("#incluye li").count();
  expect(devices).toBeGreaterThan(3);
  const numbers = Array.from({ length: devices }, (_, index) => String(index + 1));
  await expect(page.locator("#incluye li .round-icon")).toHaveText(numbers);
  await expect(page.locator("#incluye li").nth(1)).toContainText("3 × Sensores");
  await expect(page.locator(".picture-choice svg text")).toHaveText(
    numbers.flatMap((n) => (n === "2" ? [n, n, n] : [n])),
  );
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
