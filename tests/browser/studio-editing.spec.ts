import { expect, PUBLISH_TIMEOUT } from "./studio.ts";
import { test } from "./test.ts";

/** The traps that marketing staff met, in one session: it takes longer to start than most of its steps. */

test.describe.configure({ timeout: 600_000 });
// The browser logs the lake's refusals.
test.use({ expectedConsoleError: /status of 400/ });

test("prices, the search, new questions and texts", async ({ studio, running, lake, page }) => {
  const storedPrice = () => lake.fetch('*[_id == "kit-chalet"][0].price.client');
  const price = studio.field("price.client").locator("input");

  await test.step("an amount is typed with a comma, and what is none is refused", async () => {
    await studio.open("catalogo;kits-para-casa;kit-chalet");
    await price.fill("gratis");
    await price.blur();
    await expect(studio.field("price.client").getByText("No es un importe: escríbelo así, 35,90.")).toBeVisible();
    await expect(price).toHaveValue("gratis");
    await expect(page.getByText("Escribe la cuota mensual, en euros.").first()).toBeAttached();
    await price.fill("20,5");
    await price.blur();
    await expect(price).toHaveValue("20,50 €");
  });

  await test.step("a change by more than a third is asked about", async () => {
    const question = page.getByText("Cambia más de un tercio: Clientes (€/mes), de 44,90 € a 20,50 €. ¿Publicar?");
    await expect(studio.publishButton).toBeEnabled();
    await studio.publishButton.click();
    await expect(question).toBeVisible();
    await page.getByRole("button", { name: "Revisar", exact: true }).click();
    await expect(question).toBeHidden();
    expect(await storedPrice()).toBe(44.9);
    await studio.publishButton.click();
    const published = studio.whenPublished();
    await page.getByRole("button", { name: "Sí, publicar" }).click();
    expect((await published).status()).toBe(200);
    await expect.poll(storedPrice).toBe(20.5);
  });

  await test.step("a kit that is opened from the search keeps its list", async () => {
    await page.getByRole("button", { name: "Abrir búsqueda" }).click();
    await page.getByPlaceholder("Buscar", { exact: true }).fill("Kit Oficina");
    await page.getByText("Kit Oficina", { exact: true }).first().click();
    await expect(page).toHaveURL(/catalogo;kits-para-negocios;kit-oficina/);
  });

  await test.step("a new question knows the category of its list", async () => {
    await studio.open("ayuda;servicio");
    await page.getByRole("link", { name: "Nueva pregunta", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Pregunta frecuente sin nombre" })).toBeVisible();
    await expect(
      page.getByRole("link", { name: "Servicio" }).and(page.locator("[href*=faq-category-servicio]")),
    ).toBeVisible();
  });

  await test.step("a new kit is for whom its list is, with or without the tax", async () => {
    await studio.open("catalogo;kits-para-negocios");
    await page.getByRole("link", { name: "Nuevo kit", exact: true }).click();
    await expect(page.getByRole("checkbox", { name: "Es para negocios" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "La cuota incluye el IVA" })).not.toBeChecked();
  });

  await test.step("Enter in a field does not open the list of pages above", async () => {
    await studio.open("catalogo;kits-para-casa;kit-piso");
    await studio.field("productId").locator("input").press("Enter");
    const pages = page.getByRole("button", { name: /Usado en/ });
    await expect(pages).toBeVisible();
    await expect(page.getByRole("link", { name: /Kit Piso \(euskera\)/i })).toHaveCount(0);
    await pages.click();
    await expect(page.getByRole("link", { name: /Kit Piso \(euskera\)/i })).toBeVisible();
  });

  await test.step("interface texts are a table of fixed keys, in both languages", async () => {
    await lake.patch("uiStrings-help").unset(['entries[_key=="searchGo"]']).commit();
    await studio.open("textos;uiStrings;uiStrings-help");
    await expect(page.getByRole("heading", { name: "Ayuda" })).toBeVisible();
    // By the groups' Spanish names, which are not in the documents.
    const groups = page.getByRole("link", { name: /\d+ textos$/ });
    await expect
      .poll(async () => (await groups.allTextContents()).slice(0, 3))
      .toEqual([
        expect.stringMatching(/^Accesorios/),
        expect.stringMatching(/^Ayuda/),
        expect.stringMatching(/^Calculadora/),
      ]);
    const table = page.getByTestId("text-table");
    await expect(table.getByRole("button")).toHaveCount(0);
    await expect(table.getByLabel("Euskera: searchGo")).toHaveAttribute("placeholder", "Bilatu");
    await expect(table.getByText("Sin euskera")).toHaveCount(1);
    await page.getByLabel("Buscar un texto").fill("ENCUENTRAS");
    await expect(table.getByRole("status")).toHaveText(/^1 de \d+ textos, 1 sin traducir$/);
    await table.getByLabel("Castellano: notFound").fill("¿No está lo que buscas?");
    await page.getByLabel("Buscar un texto").fill("");
    await table.getByLabel("Euskera: searchGo").fill("Aurkitu");
    await studio.publish();
    const shows = async (path: string, text: string) =>
      expect((await (await fetch(running.url + path)).text()).includes(text), text).toBe(true);
    await expect(async () => {
      await shows("/ayuda", "¿No está lo que buscas?");
      await shows("/eu/ayuda", "Aurkitu");
      await shows("/ayuda", "Buscar</button>");
    }).toPass({ intervals: [50], timeout: PUBLISH_TIMEOUT });
  });
});
