import { lakeClient } from "#tests/support/lake-client.ts";
import type { RunningSite } from "#tests/support/processes.ts";
import { expect as baseExpect, test } from "./test.ts";

/** On a busy machine the Studio takes longer than a page of the site. */
const expect = baseExpect.configure({ timeout: 60_000 });

/** The longest time until the site shows a publish, in milliseconds. The goal is one second; the tests log the real time. */
const PUBLISH_TIMEOUT = 5_000;

/** The content as it is stored, to check what the Studio wrote. */
const contentOf = (running: RunningSite) => lakeClient(running.sandboxUrl);

/** A date in Spain in the format of the Studio: '22/11/2026'. */
function dayFromToday(days: number): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Madrid" }).format(Date.now() + days * 86_400_000);
}

test.describe.configure({ timeout: 120_000 });

test("a published price is on the site before the editor has switched tabs", async ({ studio, running, page }) => {
  const site = await page.context().newPage();
  await site.goto(`${running.url}/alarmas-para-casa/pisos`);
  await expect(site.getByText("35,90", { exact: false }).first()).toBeAttached();

  // A background tab renders nothing and cannot be clicked.
  await page.bringToFront();
  await studio.open("catalogo;kits-para-casa;kit-piso");
  await studio.field("price.client").locator("input").fill("36.45");
  const responded = studio.whenPublished(30_000);
  const publishing = studio.publish();
  await responded;
  const acknowledged = Date.now();
  await expect(async () => {
    const html = await (await fetch(`${running.url}/alarmas-para-casa/pisos`)).text();
    expect(html.includes("36,45"), "the new price is on the page").toBe(true);
  }).toPass({ intervals: [20], timeout: PUBLISH_TIMEOUT });
  console.info(`      on the site ${Date.now() - acknowledged} ms after the response of the lake`);
  await publishing;
  await site.reload();
  await expect(site.getByText("36,45", { exact: false }).first()).toBeAttached();
});

test("a kit that is dragged in its list moves on the site", async ({ studio, running, page }) => {
  const before = await contentOf(running).fetch<string>('*[_id == "kit-chalet"][0].orderRank');
  await studio.open("catalogo;kits-para-casa");
  // A kit with a draft, which an earlier test may have left, has the row of its draft.
  const row = (kit: string) => page.locator(`[data-rfd-draggable-id$="${kit}"]`);
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
  await contentOf(running).patch("kit-chalet").set({ orderRank: before }).commit();
});

test("a device that is dragged in the plan stands there on the site", async ({ studio, running, page }) => {
  await studio.open("catalogo;house;house-chalet");
  const device = page.getByTestId("plan").getByRole("button", { name: /^Placa/ });
  await device.scrollIntoViewIfNeeded();
  const box = await device.boundingBox();
  const plan = await page.getByTestId("plan").boundingBox();
  if (!box || !plan) throw new Error("The plan is not shown");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(plan.x + plan.width * 0.4, plan.y + plan.height * 0.8, { steps: 4 });
  await page.mouse.up();
  await device.press("ArrowRight");
  await expect(device).toHaveAccessibleName(/^Placa.*: a 40,5 % de la izquierda y a 80 % de arriba/);
  await studio.publish();
  const published = Date.now();
  await expect(async () => {
    const html = await (await fetch(`${running.url}/alarmas-para-casa/chalets`)).text();
    // The middle of the light around it, in a plan of 1600 × 1200.
    expect(html).toContain('<circle cx="648" cy="960"');
  }).toPass({ intervals: [20], timeout: PUBLISH_TIMEOUT });
  console.info(`      on the site ${Date.now() - published} ms after the publish`);
});

test("an implausible price shows a message and cannot be published", async ({ studio, running }) => {
  await studio.open("catalogo;kits-para-casa;kit-chalet");
  await studio.field("price.client").locator("input").fill("90");
  await studio.page.getByRole("button", { name: "Validación" }).click();
  const message = studio.page.getByText(/Los clientes pagarían más que quienes no lo son/);
  await expect(message.filter({ visible: true }).first()).toBeVisible();
  await expect(studio.publishButton).toBeDisabled();
  await studio.choose(/Descartar/);
  await studio.page
    .getByRole("dialog")
    .getByRole("button", { name: /Descartar/ })
    .click();
  await expect(studio.field("price.client").locator("input")).toHaveValue("44,90 €");
  expect(await contentOf(running).fetch('*[_id == "kit-chalet"][0].price.client')).toBe(44.9);
});

test("an amount is typed with a comma, and a large change is asked about", async ({ studio, running, page }) => {
  await studio.open("catalogo;kits-para-casa;kit-chalet");
  const price = studio.field("price.client").locator("input");
  await price.fill("gratis");
  await price.blur();
  await expect(studio.field("price.client").getByText("No es un importe: escríbelo así, 35,90.")).toBeVisible();
  await expect(price).toHaveValue("gratis");
  await expect(page.getByText("Escribe la cuota mensual, en euros.").first()).toBeAttached();
  await price.fill("20,5");
  await price.blur();
  await expect(price).toHaveValue("20,50 €");

  const question = page.getByText("Cambia más de un tercio: Clientes (€/mes), de 44,90 € a 20,50 €. ¿Publicar?");
  await expect(async () => {
    await studio.publishButton.click({ timeout: 4_000 });
    await expect(question).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole("button", { name: "Revisar", exact: true }).click();
  await expect(question).toBeHidden();
  expect(await contentOf(running).fetch('*[_id == "kit-chalet"][0].price.client')).toBe(44.9);

  await studio.publishButton.click();
  const published = studio.whenPublished();
  await page.getByRole("button", { name: "Sí, publicar" }).click();
  expect((await published).status()).toBe(200);
  await expect.poll(() => contentOf(running).fetch('*[_id == "kit-chalet"][0].price.client')).toBe(20.5);
});

test.describe("content that is deleted", () => {
  // The Studio's stream ends when the page is left.
  test.use({ expectedConsoleError: /WebSocket is already in CLOSING or CLOSED state/ });

  for (const [type, path, id, effects] of [
    [
      "kit",
      "catalogo;kits-para-casa",
      "kit-piso",
      /^Deja de verse en la web \(\/alarmas-para-casa\/pisos\)\. Nadie podrá pedirlo\. La calculadora o los cuestionarios lo recomiendan\.$/,
    ],
    [
      "promo",
      "promociones;terminadas",
      "promo-instalacion-gratis-2025",
      /^Deja de verse en la web \(\/promociones\)\./,
    ],
  ] as const) {
    test(`a deleted ${type} is told what it takes off the site, and can be restored`, async ({
      studio,
      running,
      page,
    }) => {
      const stored = () => contentOf(running).fetch<number>("count(*[_id == $id])", { id });
      await studio.open(`${path};${id}`);
      await expect(studio.field(type === "kit" ? "kitName" : "title")).toBeVisible();
      await studio.choose(/Eliminar/);
      await expect(page.getByText(effects)).toBeVisible();
      await page.getByRole("dialog").getByRole("button", { name: "Seguir" }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Eliminar/ })
        .click();
      await expect.poll(stored).toBe(0);
      await studio.open(`${path};${id}`);
      await page.getByRole("button", { name: "Restaurar la versión más reciente" }).click();
      await expect(page.getByRole("button", { name: "Restaurar la versión más reciente" })).toBeHidden();
      await studio.publish();
      await expect.poll(stored).toBe(1);
    });
  }
});

test("a kit that is opened from the search keeps its list", async ({ studio, page }) => {
  await studio.open("");
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

test("interface texts are a table of fixed keys, in both languages", async ({ studio, running, page }) => {
  await contentOf(running).patch("uiStrings-help").unset(['entries[_key=="searchGo"]']).commit();
  await studio.open("textos;uiStrings;uiStrings-help");
  await expect(page.getByRole("heading", { name: "Ayuda" })).toBeVisible();
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

test("a new page with a hero and kits is published and opens", async ({ studio, running, page }) => {
  await studio.create("page");
  await studio.field("title.es").locator("input").fill("Oferta de otoño");
  await studio.field("path").locator("input").fill("oferta-otono");
  await studio.addSection("Cabecera de página", { "title.es": "Otoño tranquilo en casa" });
  await studio.addSection("Tarjetas de kits", { "title.es": "Elige tu kit" });
  await studio.page.getByTestId("group-tab-search").click();
  await studio.field("search.title.es").locator("input").fill("Oferta de otoño | Alarmas Yoigo");
  await studio
    .field("search.description.es")
    .locator("textarea")
    .fill("Las alarmas de este otoño, con instalación gratis.");
  await studio.publish();

  await expect(async () => {
    const response = await page.request.get(`${running.url}/oferta-otono`, { failOnStatusCode: false });
    expect(response.status()).toBe(200);
  }).toPass({ intervals: [50], timeout: PUBLISH_TIMEOUT });
  const site = await page.context().newPage();
  await site.goto(`${running.url}/oferta-otono`);
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Otoño tranquilo en casa");
  await expect(site.getByText("Kit Chalet").first()).toBeVisible();
  await expect(site).toHaveTitle("Oferta de otoño | Alarmas Yoigo");
});

test("an image is uploaded with its alternative text", async ({ studio, running }) => {
  const id = "promo-seguridad-negocio";
  await contentOf(running).patch(id).unset(["image"]).commit();
  await studio.open(`promociones;promo;${id}`);
  await studio.field("title.es").waitFor();
  await studio.page.locator('input[type="file"]').first().setInputFiles("cms/seed/images/hd-camera.png");
  await expect(studio.page.getByTestId("image-input").locator("img").first()).toBeVisible({ timeout: 20_000 });
  await expect(studio.page.getByText("Guardado")).toBeVisible();
  await studio.field("image.alt.es").locator("input").fill("Cámara sobre el mostrador de una tienda");
  await studio.publish();
  const image = `*[_id == "${id}"][0].image{ "alt": alt.es, "width": asset->metadata.dimensions.width, "lqip": asset->metadata.lqip, "isOpaque": asset->metadata.isOpaque, "url": asset->url }`;
  await expect(async () => {
    expect(await contentOf(running).fetch(image)).toMatchObject({
      alt: "Cámara sobre el mostrador de una tienda",
      width: expect.any(Number),
      lqip: expect.stringMatching(/^data:image/),
      isOpaque: expect.any(Boolean),
    });
  }).toPass({ timeout: PUBLISH_TIMEOUT });
  const { url } = await contentOf(running).fetch<{ url: string }>(image);
  expect((await fetch(`${url}?w=320&auto=format`)).status).toBe(200);
});

test("a promotion is shown between its dates", async ({ studio, running }) => {
  const id = "promo-instalacion-gratis";
  const title = await contentOf(running).fetch<string>("*[_id == $id][0].title.es", { id });
  const expectShown = (isShown: boolean) =>
    expect(async () => {
      const page = await (await fetch(`${running.url}/promociones`)).text();
      expect(page.includes(`${title}</h2>`)).toBe(isShown);
    }).toPass({ intervals: [50], timeout: PUBLISH_TIMEOUT });
  await expectShown(true);

  await studio.open(`promociones;promo;${id}`);
  await studio.page.getByTestId("group-tab-when").click();
  for (const [from, isShown] of [
    [dayFromToday(1), false],
    [dayFromToday(0), true],
  ] as const) {
    await expect(async () => {
      await studio.field("from").locator("input").fill(from);
      await studio.page.keyboard.press("Enter");
      await expect(studio.publishButton).toBeEnabled({ timeout: 4_000 });
    }).toPass({ timeout: 30_000 });
    await studio.publish();
    await expectShown(isShown);
  }
});

test.describe("a document that others refer to", () => {
  // The response of the lake, which the Studio then shows.
  test.use({ expectedConsoleError: /status of 409/ });

  test("cannot be deleted", async ({ studio, running, page }) => {
    const id = "accessory-panel-control-alarma";
    await studio.open(`catalogo;accessory;${id}`);
    await studio.choose(/Eliminar/);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(/Otros \d+ documentos lo usan\./);
    await dialog.getByRole("button", { name: "Seguir" }).click();
    await expect(dialog.getByText(/Puede que no puedas eliminar/)).toBeVisible();
    await expect(dialog.getByText("Kit Chalet").first()).toBeVisible();
    const refused = page.waitForResponse((response) => response.url().includes("/data/actions/"));
    await dialog.getByRole("button", { name: /Eliminar de todos modos/ }).click();
    expect((await refused).status()).toBe(409);
    expect(await contentOf(running).fetch(`defined(*[_id == "${id}"][0])`)).toBe(true);
  });
});

test("'Antes de publicar' lists what is missing, opens its field, and no longer lists it once it is there", async ({
  studio,
  running,
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await contentOf(running).patch("settings").unset(["seller"]).commit();
  await studio.open("antes-de-publicar");
  const pane = page.getByTestId("pane").filter({ hasText: "que mirar" });
  const identity = pane.locator("section").filter({ hasText: "Quién vende" });
  await expect(identity.getByRole("link")).toHaveCount(5);
  await identity.getByRole("button", { name: /Copiar el enlace.*Razón social/ }).click();
  await expect(page.getByText("Enlace copiado")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/studio\/intent\/edit\/.*id=settings/);
  await identity.getByRole("link", { name: /Razón social/ }).click();
  const name = studio.field("seller.legalName").locator("input");
  await name.fill("Alarmas de Prueba, S.L.");
  await studio.publish();
  await expect(async () => {
    const html = await (await fetch(`${running.url}/ayuda`)).text();
    expect(html).toContain("Alarmas de Prueba, S.L.");
  }).toPass({ intervals: [20], timeout: PUBLISH_TIMEOUT });
  await page.getByRole("link", { name: "Antes de publicar" }).click();
  await expect(identity.getByRole("link")).toHaveCount(4);
});
