import { VISITOR } from "./page-state.ts";
import { expectOnSite } from "./studio.ts";
import { expect, test } from "./test.ts";

// The Studio is the same in a browser in another language.
test.use({ locale: "en-US", userAgent: VISITOR });
test.describe.configure({ timeout: 600_000 });

const HEADINGS = { control: "Un invierno tranquilo", b: "Este invierno, en casa y sin sustos" };

const RELEASED = [
  { kit: "kit-piso", path: "/alarmas-para-casa/pisos", price: "31,20" },
  { kit: "kit-chalet", path: "/alarmas-para-casa/chalets", price: "40,10" },
];

const SELLER = {
  legalName: "Alarmas de Prueba, S.L.",
  taxNumber: "NIF B12345674",
  address: "Calle Mayor, 5, 28013 Madrid",
  registry: "Registro Mercantil de Madrid, tomo 1, folio 2, hoja M-3",
  email: "hola@ejemplo.es",
};

test("a day of marketing: a price, a promo from tomorrow, a landing page, an experiment, a release, nothing left to do", async ({
  studio,
  running,
  lake,
  page,
}) => {
  // As on a site in use: the apps have addresses, and no promo ends soon, on whatever day this runs.
  const apps = {
    'appLinks[_key=="appStore"].href': "https://apps.apple.com/app/id1",
    'appLinks[_key=="googlePlay"].href': "https://play.google.com/store/apps/a",
  };
  await lake.patch("settings").set(apps).commit();
  await lake.patch({ query: '*[_type == "promo" && to > "2026-01-01"]' }).set({ to: "2099-12-31" }).commit();
  const expectShown = (path: string, text: string, isThere = true) => expectOnSite(running.url + path, text, isThere);

  await test.step("a new price", async () => {
    await studio.open("catalogo;kits-para-negocios;kit-oficina");
    await studio.field("price.client").locator("input").fill("37,10");
    await studio.publish();
    await expectShown("/alarmas-para-negocios/oficina", "37,10");
  });

  const promo = "promo-instalacion-gratis";
  const title = await lake.fetch<string>("*[_id == $promo][0].title.es", { promo });
  await test.step("a promo that begins tomorrow", async () => {
    await expectShown("/promociones", `${title}</h3>`);
    await studio.open(`promociones;en-marcha;${promo}`);
    await page.getByTestId("group-tab-when").click();
    await studio.fillDay("from", 1);
    await studio.publish();
    await expectShown("/promociones", `${title}</h3>`, false);
  });

  await test.step("the promo is deleted by mistake, and restored", async () => {
    const isStored = () => lake.fetch<boolean>("defined(*[_id == $promo][0])", { promo });
    await studio.remove("Deja de verse en la web (/promociones).");
    await expect.poll(isStored).toBe(false);
    await studio.open(`promociones;promo;${promo}`);
    await studio.restore();
    await studio.publish();
    await expect.poll(isStored).toBe(true);
  });

  await test.step("a landing page", async () => {
    await studio.create("page");
    const fill = async (field: string, es: string, eu: string, input: "input" | "textarea" = "input") => {
      await studio.field(`${field}.es`).locator(input).fill(es);
      await studio.field(`${field}.eu`).locator(input).fill(eu);
    };
    await fill("title", "Oferta de invierno", "Neguko eskaintza");
    await studio.field("path").locator("input").fill("oferta-invierno");
    await studio.addSection("Tarjetas de kits", { "title.es": "Elige tu kit", "title.eu": "Aukeratu zure kita" });
    await studio.addSection("Cabecera de página", { "title.es": "Invierno tranquilo", "title.eu": "Negu lasaia" });
    await page.getByTestId("group-tab-search").click();
    await fill("search.title", "Oferta de invierno | Alarmas Yoigo", "Neguko eskaintza | Yoigo Alarmak");
    const description = ["Las alarmas de este invierno, instaladas.", "Negu honetako alarmak, instalatuta."] as const;
    await fill("search.description", ...description, "textarea");
    await studio.publish();
    await expectShown("/oferta-invierno", "Invierno tranquilo");
    await expectShown("/eu/oferta-invierno", "Negu lasaia");
    await expectShown("/oferta-invierno", "<title>Oferta de invierno | Alarmas Yoigo</title>");
    await expectShown("/oferta-invierno", "Kit Chalet");
  });

  await test.step("an experiment on it, of which one visitor in five sees the other heading", async () => {
    await studio.create("experiment");
    await studio.field("title").locator("input").fill("Titular de invierno");
    await studio.field("experimentId").locator("input").fill("invierno-titular");
    await studio.fillShares([80, 20]);
    await studio.fillDay("to", 14);
    await studio.publish();
    const { _id } = await lake.fetch<{ _id: string }>(
      '*[_type == "page" && path.current == "oferta-invierno"][0]{ _id }',
    );
    await studio.open(`paginas;page;${_id}`);
    await studio.addExperiment("Titular de invierno", HEADINGS);
    const typed = "*[_id == $id][0].sections[].variants[].value[].title.eu";
    await expect.poll(() => lake.fetch(typed, { id: `drafts.${_id}` }, { perspective: "raw" })).toContain(HEADINGS.b);
    await studio.open(`paginas;page;${_id}`);
    await studio.publish();
    const headingIn = async (variant: string) => {
      const headers = { "User-Agent": VISITOR, Cookie: `experiments=invierno-titular:${variant}` };
      return await (await fetch(`${running.url}/oferta-invierno`, { headers })).text();
    };
    await expect.poll(() => headingIn("b"), { intervals: [100] }).toContain(HEADINGS.b);
    expect(await headingIn("control")).toContain(HEADINGS.control);
    expect(await lake.fetch('*[_type == "experiment"].variants[].share')).toEqual([80, 20]);
  });

  await test.step("a release of two prices: previewed, and on the site at once", async () => {
    await studio.openTool("releases");
    const dialog = page.getByRole("dialog");
    // While the tool is still loading, it may close the dialog.
    await expect(async () => {
      if (!(await dialog.isVisible())) await page.getByRole("button", { name: "Nuevo lanzamiento" }).click();
      await dialog.getByTestId("release-form-title").fill("Rebajas de enero", { timeout: 4_000 });
      await dialog.getByRole("button", { name: "Crear lanzamiento" }).click({ timeout: 4_000 });
      await expect(page).toHaveURL(/releases\/r\w+\?perspective=r\w+/, { timeout: 4_000 });
    }).toPass({ timeout: 60_000 });
    const release = new URL(page.url()).searchParams.get("perspective") ?? "";
    for (const { kit, path, price } of RELEASED) {
      await studio.open(`catalogo;kits-para-casa;${kit}?perspective=${release}`);
      await page.getByRole("button", { name: "Añadir al lanzamiento" }).click();
      const input = studio.field("price.client").locator("input");
      await expect(input).toBeEditable();
      await input.fill(price);
      await input.blur();
      const version = { id: `versions.${release}.${kit}` };
      await expect
        .poll(() => lake.fetch("*[_id == $id][0].price.client", version, { perspective: "raw" }))
        .toBe(Number(price.replace(",", ".")));
      await expectShown(path, price, false);
    }
    await studio.openTool(
      `vista-previa?${new URLSearchParams({ perspective: release, preview: "/alarmas-para-casa" })}`,
    );
    for (const { path, price } of RELEASED) {
      const shown = page.frameLocator("iframe").first().getByText(price).first();
      await expect(shown).toBeAttached({ timeout: 90_000 });
      await expectShown(path, price, false);
    }
    await studio.openTool(`releases/${release}`);
    const question = page.getByTestId("confirm-publish-dialog");
    // The button shows no question while the documents are validated.
    await expect(async () => {
      await page.getByRole("button", { name: "Publicar el lanzamiento" }).click({ timeout: 4_000 });
      await expect(question).toBeVisible({ timeout: 4_000 });
    }).toPass({ timeout: 60_000 });
    await question.getByTestId("confirm-button").click();
    for (const { path, price } of RELEASED) await expectShown(path, price);
    const kits = RELEASED.map(({ kit }) => kit);
    expect(new Set(await lake.fetch<string[]>("*[_id in $kits]._rev", { kits })).size).toBe(1);
    await expect(page.getByText("Este lanzamiento se ha publicado.")).toBeVisible();
  });

  await test.step("'Antes de publicar' lists what is missing, opens its field, and is empty once all is there", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await studio.open("antes-de-publicar");
    const identity = page.getByTestId("pane").locator("section").filter({ hasText: "Quién vende" });
    await expect(identity.getByRole("link")).toHaveCount(Object.keys(SELLER).length);
    await identity.getByRole("button", { name: /Copiar el enlace.*Razón social/ }).click();
    await expect(page.getByText("Enlace copiado")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/studio\/intent\/edit\/.*id=settings/);
    await identity.getByRole("link", { name: /Razón social/ }).click();
    for (const [field, value] of Object.entries(SELLER)) {
      await studio.field(`seller.${field}`).locator("input").fill(value);
    }
    await studio.publish();
    await page.getByRole("link", { name: "Antes de publicar" }).click();
    await expect(page.getByText("No falta nada y nada llama la atención.")).toBeVisible();
    await expectShown("/", SELLER.legalName);
  });
});
