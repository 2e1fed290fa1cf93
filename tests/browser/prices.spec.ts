import { expectNoHorizontalScroll } from "./page-checks.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test } from "./test.ts";

test.use({ seed: "sections" });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the links of the territories change all prices of the page", async ({ page }) => {
      await page.goto("/todas-las-secciones?client=false");
      const list = page.locator("section", { has: page.getByRole("heading", { name: "Según dónde vivas" }) });
      // In what 'Cambiar' opens, which is closed again where a new page is loaded.
      const choice = list.getByRole("navigation", { name: "Dónde se instala la alarma", includeHidden: true });
      const chosen = choice.locator('[aria-current="true"]');
      await expect(chosen).toHaveText("Península y Baleares");
      await list.getByText("Cambiar").click();
      await choice.getByRole("link", { name: "Canarias" }).click();
      await expect(page).toHaveURL(/\?client=false&territorio=canarias#/);
      await expect(chosen).toHaveText("Canarias");
      const canaries = list.getByRole("table", { name: "Según dónde vivas" });
      await expect(canaries.getByRole("row", { name: "Kit Piso" }).getByRole("cell").first()).toContainText("38,41 €");
      await expect(canaries.getByRole("rowheader", { name: "Para negocios" })).toHaveText("Para negocios (IGIC Incl.)");
      // The cards of another section, with both prices, and those of the kits.
      const chalet = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: "Kit Chalet", exact: true }), hasText: "Tu precio" });
      await expect(chalet).toContainText("21,29 €");
      await expect(chalet).toContainText(/51,79\s€.*Desde el mes 5/);
      const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Kit Piso" }) });
      await expect(card.first()).toContainText("IGIC Incl.");
      await expect(card.first()).toContainText("21,29 €/mes");
    });

    test("the costs of a kit are shown by month, once and in total", async ({ page }) => {
      await page.goto("/todas-las-secciones?client=false");
      const main = page.getByRole("main");
      await expect(main).toContainText("4 × 19,90 € = 79,60 €");
      await expect(main).toContainText("20 × 42,35 € = 847,00 €");
      await expect(main).toContainText("946,50 €");
      await expect(main).toContainText("39,44 € de media al mes");
      const leaving = page.getByRole("table", { name: "Si te vas antes" });
      const row = leaving.getByRole("row", { name: "12 meses" });
      await expect(row.getByRole("cell")).toHaveText([
        "377,50 €Instalación 300,00 €Descuentos y alta 77,50 €",
        "927,50 €Instalación 300,00 €Descuentos y alta 77,50 €Equipos sin devolver 550,00 €",
      ]);
    });

    test("the comparison shows kits side by side with their devices", async ({ page }) => {
      await page.goto("/todas-las-secciones");
      const table = page.getByRole("table", { name: "Uno al lado del otro" });
      await expect(table.getByRole("columnheader")).toHaveText([
        "Kit",
        "Kit Negocio",
        "Kit Tienda",
        "Kit Local",
        "Kit Oficina",
      ]);
      await expect(table.getByRole("row", { name: "Botón de pánico" }).getByRole("cell")).toContainText([
        "No incluye",
        "1",
        "No incluye",
        "No incluye",
      ]);
      await expect(table.getByRole("row", { name: "Total de 24 meses" }).getByRole("cell").first()).toHaveText(
        "712,08 €",
      );
      await table.getByRole("link", { name: "Más info Kit Tienda" }).click();
      await expect(page).toHaveURL(/\/alarmas-para-negocios\/tienda$/);
    });

    test("an offer shows its prices in order, and its conditions on a click", async ({ page }) => {
      await page.goto("/todas-las-secciones");
      const offer = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Promo tariff" }) });
      await expect(offer).toContainText("52,00 €/mes");
      await expect(offer).toContainText("durante 3 meses, después 64,00 €/mes");
      const conditions = offer.getByText("Consulta si llega a tu dirección.");
      await expect(conditions).toBeHidden();
      await offer.getByText("Condiciones", { exact: true }).click();
      await expect(conditions).toBeVisible();
      await page.goto("/promociones");
      const promo = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Promo no-end" }) });
      await expect(promo).toContainText("después, según lo que elijas:");
      await expect(promo).toContainText(`Kit Chalet ${monthlyPrice("chalet", { status: "notClient" })}`);
    });

    test("the visitor's own offer opens the promotions, and a line leads to the other one", async ({ page }) => {
      await page.goto("/promociones");
      const opening = page.getByRole("article").first().getByRole("heading", { level: 3 });
      await expect(opening).toHaveText("Promo for-clients");
      await expect(page.getByRole("article").first()).toContainText(
        `Alarma desde ${monthlyPrice("piso", { status: "client" })}`,
      );
      const other = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Promo for-others" }) });
      await other.getByRole("link", { name: "Ver la oferta Si aún no eres de Yoigo" }).click();
      await expect(opening).toHaveText("Promo for-others");
      await expect(page.getByRole("link", { name: "Ver la oferta Para clientes de Yoigo" })).toBeVisible();
    });
  });
}

test("the buttons of both prices are at one height, and on a phone the visitor's own comes first", async ({ page }) => {
  await page.goto("/todas-las-secciones");
  const chalet = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Kit Chalet", exact: true }), hasText: "Tu precio" });
  const own = chalet.getByRole("link", { name: "Lo quiero Kit Chalet", exact: true });
  const other = chalet.getByRole("link", { name: "Lo quiero Kit Chalet, Si no eres de Yoigo" });
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await Promise.all([own, other].map(async (link) => (await link.boundingBox())?.y));
    expect(tops[0], `at ${width}`).toBeDefined();
    expect(tops[0], `at ${width}`).toBe(tops[1]);
  }
  await page.setViewportSize({ width: 360, height: 780 });
  const [ownTop = 0, otherTop = 0] = await Promise.all([own, other].map(async (link) => (await link.boundingBox())?.y));
  expect(ownTop).toBeGreaterThan(0);
  expect(otherTop).toBeGreaterThan(ownTop);
  await chalet.getByRole("link", { name: "Si no eres de Yoigo", exact: true }).click();
  await expect(chalet).toContainText("Si no eres de Yoigo (Tu precio)");
});

test("a territory applies to other pages until the visitor chooses the peninsula", async ({ page, context }) => {
  await page.goto("/sin-cabecera?territorio=ceuta");
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === "territory")?.value)
    .toBe("ceuta");
  await page.goto("/alarmas-para-casa/pisos?client=true");
  await expect(page.getByRole("main")).toContainText("36,98 €/mes");
  await page.goto("/todas-las-secciones?territorio=peninsula");
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === "territory")).toBe(false);
  await page.goto("/alarmas-para-casa/pisos");
  await expect(page.getByRole("main")).toContainText(monthlyPrice("piso"));
});

test("the slider shows the cost of leaving in any month, by keyboard and by its buttons", async ({ page }) => {
  await page.goto("/todas-las-secciones");
  const slider = page.getByRole("slider", { name: "¿Cuántos meses habrás cumplido?" });
  await slider.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "un mes");
  await expect(page.getByRole("status").filter({ hasText: "Si te vas" })).toHaveText(
    "Si te vas al cumplir un mes, pagas 448,54 € si devuelves los equipos 1099,37 € si no devuelves ninguno",
  );
  await page.getByRole("button", { name: "Un mes más" }).click();
  await expect(slider).toHaveAttribute("aria-valuetext", "2 meses");
  await slider.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "72 meses");
  await expect(page.getByRole("button", { name: "Un mes más" })).toHaveAttribute("aria-disabled", "true");
});

test("each kit has a receipt with its costs", async ({ page }) => {
  await page.goto("/todas-las-secciones");
  const receipts = page.getByRole("list", { name: "Lo que cuesta cada kit" }).getByRole("listitem");
  await expect(receipts).toHaveCount(3);
  const chalet = receipts.filter({ hasText: "Kit Chalet" });
  await expect(chalet).toContainText("1077,60 €");
  // The sum of the only period is the total.
  await expect(chalet).toContainText("24 × 44,90 €");
  await expect(chalet).not.toContainText("24 × 44,90 € =");
  await expect(chalet).toContainText(/Si no eres de Yoigo\s*1067,50\s€/);
});

test("no table of prices or of leaving costs is cut, from a narrow phone to a wide screen", async ({ page }) => {
  await page.goto("/todas-las-secciones?client=false");
  for (const width of [320, 360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const cards = page.getByRole("list").filter({ has: page.getByRole("table", { name: "Kit Chalet", exact: true }) });
    const groups = ["Según dónde vivas", "Si te vas antes"].map((name) => page.getByRole("group", { name }).first());
    for (const box of [...(await cards.getByRole("listitem").all()), ...groups]) {
      const { content, visible } = await box.evaluate((element) => ({
        content: element.scrollWidth,
        visible: element.clientWidth,
      }));
      expect(content, `${box} at ${width}`).toBeLessThanOrEqual(visible);
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("the comparison scrolls within its box, and the names of its rows stay in view", async ({ page }) => {
    await page.goto("/todas-las-secciones");
    const table = page.getByRole("table", { name: "Uno al lado del otro" });
    await table.getByRole("link", { name: "Más info Kit Oficina" }).focus();
    await expect(table.getByRole("link", { name: "Más info Kit Oficina" })).toBeInViewport();
    await expect(table.getByRole("rowheader").last()).toBeInViewport({ ratio: 0.9 });
    await expectNoHorizontalScroll(page);
  });
});
