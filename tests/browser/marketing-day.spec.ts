import { lakeClient } from "#tests/support/lake-client.ts";
import { expect as baseExpect, test } from "./test.ts";

/** On a busy machine the Studio takes longer than a page of the site. */
const expect = baseExpect.configure({ timeout: 30_000 });

// The Studio is the same in a browser in another language. Its stream ends when the page is left.
test.use({ locale: "en-US", expectedConsoleError: /WebSocket is already in CLOSING or CLOSED state/ });
test.describe.configure({ timeout: 180_000 });

const SELLER = {
  legalName: "Alarmas de Prueba, S.L.",
  taxNumber: "NIF B12345674",
  address: "Calle Mayor, 5, 28013 Madrid",
  registry: "Registro Mercantil de Madrid, tomo 1, folio 2, hoja M-3",
  email: "hola@ejemplo.es",
};

test("a day of marketing: a price, a promo from tomorrow, a landing page, a restored promo, nothing left to do", async ({
  studio,
  running,
  page,
}) => {
  const content = lakeClient(running.sandboxUrl);
  // As on a site in use: the apps have addresses, and no promo ends soon, on whatever day this runs.
  const apps = {
    'appLinks[_key=="appStore"].href': "https://apps.apple.com/app/id1",
    'appLinks[_key=="googlePlay"].href': "https://play.google.com/store/apps/a",
  };
  await content.patch("settings").set(apps).commit();
  await content.patch({ query: '*[_type == "promo" && to > "2026-01-01"]' }).set({ to: "2099-12-31" }).commit();
  const expectOnSite = (path: string, has: { text: string; isThere: boolean }) =>
    expect
      .poll(async () => (await (await fetch(running.url + path)).text()).includes(has.text), { intervals: [100] })
      .toBe(has.isThere);

  await test.step("a new price", async () => {
    await studio.open("catalogo;kits-para-negocios;kit-oficina");
    await studio.field("price.client").locator("input").fill("37,10");
    await studio.publish();
    await expectOnSite("/alarmas-para-negocios/oficina", { text: "37,10", isThere: true });
  });

  const promo = "promo-instalacion-gratis";
  const title = await content.fetch<string>("*[_id == $promo][0].title.es", { promo });
  await test.step("a promo that begins tomorrow", async () => {
    await expectOnSite("/promociones", { text: `${title}</h2>`, isThere: true });
    await studio.open(`promociones;en-marcha;${promo}`);
    await page.getByTestId("group-tab-when").click();
    const tomorrow = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Madrid" }).format(Date.now() + 86_400_000);
    await expect(async () => {
      await studio.field("from").locator("input").fill(tomorrow);
      await page.keyboard.press("Enter");
      await expect(studio.publishButton).toBeEnabled({ timeout: 4_000 });
    }).toPass();
    await studio.publish();
    await expectOnSite("/promociones", { text: `${title}</h2>`, isThere: false });
  });

  await test.step("the promo is deleted by mistake, and restored", async () => {
    const isStored = () => content.fetch<boolean>("defined(*[_id == $promo][0])", { promo });
    await studio.choose(/Eliminar/);
    await page.getByRole("dialog").getByRole("button", { name: "Seguir" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Eliminar/ })
      .click();
    await expect.poll(isStored).toBe(false);
    await studio.open(`promociones;promo;${promo}`);
    await page.getByRole("button", { name: "Restaurar la versión más reciente" }).click();
    await expect(page.getByRole("button", { name: "Restaurar la versión más reciente" })).toBeHidden();
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
    await studio.addSection("Cabecera de página", { "title.es": "Invierno tranquilo", "title.eu": "Negu lasaia" });
    await page.getByTestId("group-tab-search").click();
    await fill("search.title", "Oferta de invierno | Alarmas Yoigo", "Neguko eskaintza | Yoigo Alarmak");
    const description = ["Las alarmas de este invierno, instaladas.", "Negu honetako alarmak, instalatuta."] as const;
    await fill("search.description", ...description, "textarea");
    await expect(studio.publishButton).toBeEnabled();
    await studio.publishButton.click();
    await expectOnSite("/oferta-invierno", { text: "Invierno tranquilo", isThere: true });
    await expectOnSite("/eu/oferta-invierno", { text: "Negu lasaia", isThere: true });
  });

  await test.step("'Antes de publicar' is empty once it says who sells", async () => {
    await studio.open("antes-de-publicar");
    await page.getByRole("link", { name: /Razón social/ }).click();
    for (const [field, value] of Object.entries(SELLER)) {
      await studio.field(`seller.${field}`).locator("input").fill(value);
    }
    await studio.publish();
    await page.getByRole("link", { name: "Antes de publicar" }).click();
    await expect(page.getByText("No falta nada y nada llama la atención.")).toBeVisible();
    await expectOnSite("/", { text: SELLER.legalName, isThere: true });
  });
});
