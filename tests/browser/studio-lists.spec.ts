import { expect, PUBLISH_TIMEOUT } from "./studio-content.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 120_000 });

test("a kit that is dragged in its list moves on the site", async ({ studio, running, page }) => {
  await studio.open("catalogo;kits-para-casa");
  const row = (kit: string) => page.locator(`[data-rfd-draggable-id="${kit}"]`);
  await expect(row("kit-piso")).toContainText("Kit Piso");
  const [from, to] = [await row("kit-chalet").boundingBox(), await row("kit-bajo-atico").boundingBox()];
  if (!from || !to) throw new Error("The list is not shown");
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + from.height / 2 - 12, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 12, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText("Orden cambiado")).toBeVisible();
  await expect(async () => {
    const html = await (await fetch(`${running.url}/alarmas-para-casa`)).text();
    expect([...html.matchAll(/<h3[^>]*>(Kit [^<]+)/g)].map(([, name]) => name).slice(0, 3)).toEqual([
      "Kit Piso",
      "Kit Chalet",
      "Kit Bajo/Ático",
    ]);
  }).toPass({ intervals: [50], timeout: PUBLISH_TIMEOUT });
});

test("a kit that is opened from the search keeps its list", async ({ studio, page }) => {
  await studio.open("");
  // While the Studio still draws its lists, the search may not open, or close again.
  await expect(page.getByRole("link", { name: /^Catálogo/ })).toBeVisible();
  await page.getByRole("button", { name: "Abrir búsqueda" }).click();
  await page.getByPlaceholder("Buscar", { exact: true }).fill("Kit Oficina");
  await page.getByText("Kit Oficina", { exact: true }).first().click();
  await expect(page).toHaveURL(/catalogo;kits-para-negocios;kit-oficina/);
});

test("a new question knows the category of its list", async ({ studio, page }) => {
  await studio.open("ayuda;servicio");
  await page.getByRole("link", { name: "Nueva pregunta", exact: true }).click();
  await expect(studio.field("title.es")).toBeVisible();
  await expect(page.getByRole("link", { name: "Servicio servicio" })).toBeVisible();
});
