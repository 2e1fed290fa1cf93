import { monthlyPrice } from "./prices.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

test.use({ seed: "sections" });

withAndWithoutJavaScript(() => {
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
