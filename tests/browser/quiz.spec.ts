import { expectAccessible } from "./page-checks.ts";
import { holdRequests, waitForHydration } from "./page-state.ts";
import { monthlyPrice } from "./prices.ts";
import { answer, answerAll, CHALET, CHALET_RESULT, main, question, result, start } from "./quiz-journey.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

/** The price of `CHALET`. */
const chaletPrice = monthlyPrice("chalet", { status: "notClient", camera: true });

withAndWithoutJavaScript(() => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("from the home page to the chalet kit with camera in 11 clicks, and to its order", async ({ page }) => {
    await page.goto("/");
    await start(page);
    await expect(page).toHaveURL(/\/calcula-tu-alarma\?lugar=casa$/);
    await expect(page.getByText("Pregunta 2 de 11")).toBeVisible();
    const clicks = 1 + (await answerAll(page, CHALET));
    expect(clicks).toBeLessThanOrEqual(11);
    await expect(result(page)).toBeVisible();
    await expect(page).toHaveURL(/&ver-la-casa=si&otra-alarma=no&cliente-casa=no&client=false$/);
    await expect(main(page)).toContainText("Kit Chalet");
    await expect(main(page)).toContainText(`${chaletPrice} Desde el mes 5`);
    await expect(main(page).getByRole("checkbox", { name: /Cámara HD/ })).toBeChecked();
    await main(page).getByRole("button", { name: "Lo quiero" }).click();
    await expect(page).toHaveURL(/\/checkout\?kit=chalet&camara=true$/);
    await expect(page.getByRole("complementary", { name: "Resumen del pedido" })).toContainText(chaletPrice);
  });

  test("going back changes one answer only", async ({ page }) => {
    await page.goto("/calcula-tu-alarma");
    await start(page);
    await answerAll(page, ["Dúplex", "Una"]);
    await page.goBack();
    await expect(question(page, "¿Cuántas puertas dan a la calle o a la escalera?")).toBeVisible();
    await page.goBack();
    await expect(question(page, "¿Cómo es tu casa?")).toBeVisible();
    await answer(page, "Ático");
    await answerAll(page, CHALET.slice(1));
    await expect(main(page)).toContainText("Kit Bajo/Ático");
    const before = new URL(page.url()).searchParams;
    await main(page).getByRole("link", { name: "Cambiar la respuesta a «¿Cómo es tu casa?»" }).first().click();
    await expect(question(page, "¿Cómo es tu casa?")).toBeVisible();
    await answer(page, "Piso intermedio");
    await expect(result(page)).toBeVisible();
    await expect(main(page)).toContainText("Te encaja el Kit Piso");
    const after = new URL(page.url()).searchParams;
    const changed = [...after].filter(([name, value]) => before.get(name) !== value);
    expect(changed).toEqual([["vivienda", "mediano-piso"]]);
    await page.goBack();
    await page.goBack();
    await expect(main(page)).toContainText("Te encaja el Kit Bajo/Ático");
  });

  test("'Volver a Calcular' starts again, and 'Prefiero ver ya el producto' leads to the selector", async ({
    page,
  }) => {
    await page.goto("/calcula-tu-alarma?lugar=casa&vivienda=chalet");
    await expect(main(page).getByRole("heading", { name: "¿Ya sabes qué kit quieres?" })).toBeHidden();
    await main(page).getByRole("link", { name: "Volver a Calcular" }).click();
    await expect(page).toHaveURL(/\/calcula-tu-alarma$/);
    await expect(main(page).getByRole("radio", { name: "Mi casa" })).toBeChecked();
    await main(page).getByRole("link", { name: "Prefiero ver ya el producto" }).click();
    await expect(page).toHaveURL(/\/calcula-tu-alarma#selector-all$/);
    await expect(main(page).getByRole("heading", { name: "¿Ya sabes qué kit quieres?" })).toBeInViewport();
    await expect(main(page).getByRole("button", { name: "Lo quiero" })).toBeHidden();
    await main(page).getByRole("link", { name: "Kit Oficina" }).click();
    await expect(page).toHaveURL(/\/calcula-tu-alarma\?kit=oficina#selector-all$/);
    await expect(main(page).getByRole("heading", { name: "Precio Kit Oficina" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("every stage has no axe violation and no horizontal scroll", async ({ page }) => {
    for (const query of [
      "",
      "?lugar=casa",
      "?lugar=casa&vivienda=chalet&accesos=una-puerta&ausencias-casa=casi-nunca",
    ]) {
      await page.goto(`/calcula-tu-alarma${query}`);
      await expectAccessible(page);
    }
    await page.goto("/eu/calcula-tu-alarma");
    await expectAccessible(page);
    await page.goto(CHALET_RESULT);
    await page.getByText("Todo lo que has contestado").click();
    await expectAccessible(page);
  });
});

test("by keyboard: each question takes focus, Tab reaches the answers, Enter chooses", async ({ page }) => {
  await page.goto("/calcula-tu-alarma");
  // Before it, each question is a page of its own, whose heading does not take the focus.
  await waitForHydration(page);
  await main(page).getByRole("radio", { name: "Mi casa" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(main(page).getByRole("radio", { name: "Mi negocio" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(question(page, "¿Qué tipo de negocio es?")).toBeFocused();
  for (const tabs of [3, 1, 1]) {
    const before = page.url();
    for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(before);
    await expect(page.locator("#pregunta")).toBeFocused();
  }
  await expect(page.getByText("te encaja el Kit Negocio. Quedan 4 preguntas de sí o no.")).toBeVisible();
  for (let answered = 0; answered < 4; answered += 1) {
    const before = page.url();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(before);
    await expect(page.locator("#pregunta")).toBeFocused();
  }
  await expect(result(page)).toBeFocused();
  await expect(page).toHaveURL(/actividad=oficina.*&cliente-negocio=si&client=true$/);
});

test("the result takes the focus and keeps it when its code is late", async ({ page }) => {
  const release = await holdRequests(page, ({ pathname }) => /\/(quiz-result|result-page)-/.test(pathname));
  await page.goto(CHALET_RESULT.replace(/&cliente-casa=.*/, ""));
  await waitForHydration(page);
  const isAsked = page.waitForRequest(/\/quiz-result-/);
  await answer(page, "No");
  await isAsked;
  release();
  await expect(result(page)).toBeVisible();
  // React has nothing left to do.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await expect(result(page)).toBeFocused();
});

test("only the last answer, which sets the client status, makes a request", async ({ page }) => {
  await page.goto("/calcula-tu-alarma?lugar=casa");
  await waitForHydration(page);
  const dataRequests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) dataRequests.push(request.url());
  });
  await answerAll(page, CHALET.slice(0, -1));
  expect(dataRequests).toEqual([]);
  await answer(page, "No");
  await expect(main(page)).toContainText(`${chaletPrice} Desde el mes 5`);
  expect(dataRequests).toHaveLength(1);
});
