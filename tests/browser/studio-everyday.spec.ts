import { expect } from "./studio.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 600_000 });
// The Studio is in Spanish also where the browser is not.
test.use({ locale: "en-US" });

test("'Despublicar', lists of promos, redirects and words", async ({ studio, lake, page }) => {
  await test.step("'Despublicar' is in the menu of a document that is open as draft", async () => {
    await studio.open("catalogo;kits-para-negocios;kit-local");
    await expect(studio.field("kitName.es").locator("input")).toBeEditable();
    await studio.choose(/^Despublicar/);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Deja de verse en la web (/alarmas-para-negocios/local)");
    await dialog.getByRole("button", { name: "Cancelar" }).click();
  });

  await test.step("a copy says which kit has its identifier", async () => {
    const { _rev, ...kit } = (await lake.getDocument("kit-local")) ?? { _rev: "", _type: "kit" };
    await lake.create({ ...kit, _id: "drafts.copia", kitName: { _type: "localeString", es: "Copia", eu: "Kopia" } });
    await expect.poll(() => lake.fetch('defined(*[_id == "drafts.copia"][0])', {}, { perspective: "raw" })).toBe(true);
    await studio.open("catalogo;kits-para-negocios;copia");
    const problem = page.getByText("los pedidos se confundirían. Lo tiene «Kit Local».");
    await expect(problem.first()).toBeAttached();
    await expect(studio.publishButton).toBeDisabled();
  });

  await test.step("a redirect to nowhere is refused at its field", async () => {
    await studio.open("paginas;redirect;redirect-faq");
    const to = studio.field("to").locator("input");
    await expect(to).toBeEditable();
    await to.fill("/no-existe");
    await expect(page.getByText(/^«\/no-existe» no es ninguna página publicada/).first()).toBeAttached();
    await expect(studio.publishButton).toBeDisabled();
  });

  await test.step("a promo that is not published is not 'En marcha'", async () => {
    const { _rev, ...promo } = (await lake.getDocument("promo-instalacion-gratis")) ?? { _rev: "", _type: "promo" };
    const title = { _type: "localeString", es: "Promo en borrador", eu: "Zirriborroa" };
    const draft = { ...promo, _id: "drafts.promo-borrador", title, from: "2020-01-01", to: "2999-01-01" };
    await lake.create(draft);
    await lake.create({ ...draft, _id: "promo-publicada", title: { ...title, es: "Promo publicada" } });
    const row = (name: string) => page.getByRole("link", { name });
    await studio.open("promociones;en-marcha");
    await expect(row("Promo publicada")).toBeVisible();
    await expect(row("Promo en borrador")).toHaveCount(0);
    await studio.open("promociones;sin-publicar");
    await expect(row("Promo en borrador")).toBeVisible();
    await expect(row("Promo publicada")).toHaveCount(0);
  });

  await test.step("the path of a section keeps its capitals", async () => {
    await studio.open("paginas;page;page-portada");
    const section = studio.field("sections").getByRole("button", { name: /^Cabecera de página|Tu alarma/ });
    await section.first().click();
    const crumb = page.getByRole("dialog").locator('[data-testid^="breadcrumb-item-"]').last();
    await expect(crumb).toBeVisible();
    await expect(crumb.locator("[data-ui=Text] > *").last()).toHaveCSS("text-transform", "none");
    await page.keyboard.press("Escape");
  });

  await test.step("a release is always a 'lanzamiento'", async () => {
    await studio.openTool("releases");
    await expect(page.getByRole("button", { name: "Nuevo lanzamiento" })).toBeVisible();
    await expect(page.locator("body")).not.toHaveText(/\b(release|bundle|slug)s?\b/i, { useInnerText: true });
  });

  await test.step("the width of the preview has a plain name", async () => {
    await studio.openTool("vista-previa");
    await expect(page.getByRole("button", { name: "Cambiar el ancho de la vista previa" })).toBeVisible();
  });
});
