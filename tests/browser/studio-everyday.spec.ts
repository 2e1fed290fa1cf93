import { expect } from "./studio.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 600_000 });
// The Studio is in Spanish also where the browser is not.
test.use({ locale: "en-US" });

test("lists of promos, and words", async ({ studio, lake, page }) => {
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
    // An empty list has a second one.
    await expect(page.getByRole("button", { name: "Nuevo lanzamiento" }).first()).toBeVisible();
    await expect(page.locator("body")).not.toHaveText(/\b(release|bundle|slug)s?\b/i, { useInnerText: true });
  });

  await test.step("the width of the preview has a plain name", async () => {
    await studio.openTool("vista-previa");
    await expect(page.getByRole("button", { name: "Cambiar el ancho de la vista previa" })).toBeVisible();
  });
});
