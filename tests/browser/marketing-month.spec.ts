import { todayInSpain } from "#app/i18n/today.ts";
import { VISITOR } from "./page-state.ts";
import { expect, expectOnSite, PUBLISH_TIMEOUT } from "./studio.ts";
import { test } from "./test.ts";

test.use({ locale: "en-US", userAgent: VISITOR });
test.describe.configure({ timeout: 900_000 });

const KITS = "/alarmas-para-negocios";
const PRICES_EXPLAINED = "/ayuda/precio-y-factura";
const SECTION = { key: "guarantee", title: "El contrato, con una empresa de seguridad autorizada" };
const TRIED = "Un contrato claro, con una empresa autorizada";

const dayFromToday = (days: number) => todayInSpain(new Date(Date.now() + days * 86_400_000));

test("a month of marketing: a kit, Black Friday, a proposed price, an experiment that ends, a kit withdrawn, and the log of it", async ({
  studio,
  running,
  lake,
  page,
  context,
}) => {
  const expectShown = (path: string, text: string, isThere = true) => expectOnSite(running.url + path, text, isThere);
  const rawDraft = <Result>(query: string, id: string) =>
    lake.fetch<Result>(`*[_id == $id][0]${query}`, { id: `drafts.${id}` }, { perspective: "raw" });
  /** Signs another person in: the Studio is loaded again. */
  const signIn = async (user: string) => {
    await context.request.get(`${running.sandboxUrl}/lake/v1/auth/login/${user}`, {
      params: { origin: `${running.sandboxUrl}/studio` },
      maxRedirects: 0,
    });
    await page.goto("about:blank");
  };
  const clientPrice = studio.field("price.client").locator("input");

  await test.step("a kit is born, as a copy of another", async () => {
    await signIn("marketing");
    await studio.open("catalogo;kits-para-negocios;kit-oficina");
    await expect(clientPrice).toBeEditable();
    await studio.choose(/^Duplicar/);
    await expect(page).not.toHaveURL(/kit-oficina$/);
    await expect(studio.field("productId").locator("input")).toHaveValue("oficina");
    for (const [field, value] of Object.entries({
      productId: "nave",
      "kitName.es": "Kit Nave",
      "kitName.eu": "Nabe kita",
      "name.es": "Alarma para Nave",
      "name.eu": "Naberako alarma",
      route: "nave",
    })) {
      await studio.field(field).locator("input").fill(value);
    }
    await studio.publish();
    await expectShown(KITS, "Kit Nave");
  });

  const promo = "promo-instalacion-gratis";
  const promoTitle = await lake.fetch<string>("*[_id == $promo][0].title.es", { promo });
  await test.step("Black Friday is planned, stands in the calendar, and is seen on its day", async () => {
    await studio.open(`promociones;en-marcha;${promo}`);
    await page.getByTestId("group-tab-when").click();
    await studio.fillDay("from", 5);
    await studio.fillDay("to", 9);
    await studio.publish();
    await studio.openTool("calendario");
    await expect(page.getByRole("listitem").filter({ hasText: promoTitle })).toContainText("Promoción");
    const frame = await studio.preview("/promociones");
    const heading = frame.getByRole("heading", { name: promoTitle });
    await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(heading).toHaveCount(0);
    await page.getByLabel("Ver la web el").fill(dayFromToday(6));
    await expect(heading.first()).toBeVisible();
    await page.getByRole("button", { name: "Volver a hoy" }).click();
    await expect(heading).toHaveCount(0);
  });

  await test.step("who may not publish proposes a price", async () => {
    await expectShown(PRICES_EXPLAINED, "44,90");
    await signIn("redaccion");
    await studio.open("catalogo;kits-para-casa;kit-chalet");
    await clientPrice.fill("43,9");
    await expect.poll(() => rawDraft(".price.client", "kit-chalet")).toBe(43.9);
    await expect(studio.publishButton).toBeDisabled();
  });

  await test.step("another publishes it, and every text follows, in both languages", async () => {
    await signIn("marketing");
    await studio.open("catalogo;kits-para-casa;kit-chalet");
    await expect(clientPrice).toHaveValue(/43,9/);
    await studio.publish();
    await expect.poll(() => lake.fetch('*[_id == "kit-chalet"][0].price.client')).toBe(43.9);
    for (const path of [PRICES_EXPLAINED, `/eu${PRICES_EXPLAINED}`]) {
      await expectShown(path, "43,90");
      await expectShown(path, "44,90", false);
    }
  });

  await test.step("an experiment begins with a copy of a section", async () => {
    const place = encodeURIComponent(`sections[_key=="${SECTION.key}"]`);
    await studio.open(`paginas;page;page-alarmas-para-negocios,path=${place}`);
    await page.getByRole("dialog").getByRole("button", { name: "Probar una variante" }).click();
    await expect(page.getByText("La sección es ahora un experimento")).toBeVisible();
    const copy = `.sections[_key == "${SECTION.key}"][0].variants[0].value[0].title.es`;
    await expect.poll(() => rawDraft(copy, "page-alarmas-para-negocios")).toBe(SECTION.title);
    // Its text, as two clicks and a sentence would change it.
    await lake
      .patch("drafts.page-alarmas-para-negocios")
      .set({ [`sections[_key=="${SECTION.key}"].variants[0].value[0].title.es`]: TRIED })
      .commit();
    await page.keyboard.press("Escape");
    const [draft] = await lake.fetch<{ _id: string }[]>('*[_type == "experiment"]{ _id }', {}, { perspective: "raw" });
    await studio.open(`paginas;experiment;${draft?._id.replace("drafts.", "")}`);
    await studio.publish();
    await studio.open("paginas;page;page-alarmas-para-negocios");
    await studio.publish();
    const { id, experimentId } = await lake.fetch<{ id: string; experimentId: string }>(
      '*[_type == "experiment"][0]{ "id": _id, experimentId }',
    );
    const seenBy = async (variant: string) => {
      const headers = { "User-Agent": VISITOR, Cookie: `experiments=${experimentId}:${variant}` };
      return await (await fetch(running.url + KITS, { headers })).text();
    };
    const variants = await lake.fetch<string[]>("*[_id == $id][0].variants[].variantId", { id });
    await expect.poll(() => seenBy(variants[1] ?? ""), { timeout: PUBLISH_TIMEOUT }).toContain(TRIED);
    expect(await seenBy(variants[0] ?? "")).toContain(SECTION.title);
    // Time passes.
    await lake
      .patch(id)
      .set({ from: dayFromToday(-30), to: dayFromToday(-2) })
      .commit();
  });

  await test.step("it is over: the winner stays on the page, for everybody", async () => {
    await studio.openTool("embudo");
    await page.getByRole("button", { name: "Dejar «La nueva» en la página" }).click();
    await expect(page.getByText("La variante está en su sitio, como borrador")).toBeVisible();
    await studio.open("paginas;page;page-alarmas-para-negocios");
    await studio.publish();
    await expectShown(KITS, TRIED);
    await expectShown(KITS, SECTION.title, false);
  });

  await test.step("the kit is withdrawn", async () => {
    const id = await lake.fetch<string>('*[_type == "kit" && productId == "nave"][0]._id');
    await studio.open(`catalogo;kits-para-negocios;${id}`);
    await studio.withdraw("Nadie podrá pedirlo.");
    await expectShown(KITS, "Kit Nave", false);
  });

  await test.step("the log tells who did what", async () => {
    await studio.openTool("actividad");
    const entry = (text: string) => page.getByRole("listitem").filter({ hasText: text }).first();
    for (const text of [
      "Marketing retiró Kit Nave",
      "Marketing publicó Alarmas para negocios",
      "Marketing publicó Kit Chalet",
      "Redacción cambió, sin publicar, Kit Chalet",
      `Marketing publicó ${promoTitle}`,
    ]) {
      await expect(entry(text)).toBeVisible();
    }
    await page.getByLabel("Quién", { exact: true }).selectOption("Redacción");
    await expect(page.getByRole("listitem").filter({ hasText: "Marketing" })).toHaveCount(0);
    await entry("Kit Chalet").getByRole("link").click();
    await expect(page.getByRole("tab", { name: "Historia" })).toBeVisible();
  });
});
