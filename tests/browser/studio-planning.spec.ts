import { todayInSpain } from "#app/i18n/today.ts";
import { expect } from "./studio.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 600_000 });
// The Studio is in Spanish also where the browser is not.
test.use({ locale: "en-US" });

const dayFromToday = (days: number) => todayInSpain(new Date(Date.now() + days * 86_400_000));

test("sections that are hidden, tried out and planned; the calendar, and what search engines show", async ({
  studio,
  running,
  lake,
  page,
}) => {
  const key = "guarantee";
  const title = "El contrato, con una empresa de seguridad autorizada";
  const openSection = () =>
    studio.open(`paginas;page;page-alarmas-para-negocios,path=${encodeURIComponent(`sections[_key=="${key}"]`)}`);
  const isOnSite = async () => (await (await fetch(`${running.url}/alarmas-para-negocios`)).text()).includes(title);
  const dialog = page.getByRole("dialog");

  await test.step("a section is hidden, and shown again", async () => {
    expect(await isOnSite()).toBe(true);
    await openSection();
    await dialog.getByText("Cuándo se ve").click();
    await dialog.getByLabel("Oculta").check();
    await page.keyboard.press("Escape");
    await expect(
      studio
        .field("sections")
        .getByText(/^Oculta/)
        .first(),
    ).toBeVisible();
    await studio.publish();
    await expect.poll(isOnSite).toBe(false);
    await lake
      .patch("page-alarmas-para-negocios")
      .unset([`sections[_key=="${key}"].visibility`])
      .commit();
    await expect.poll(isOnSite).toBe(true);
  });

  await test.step("a section becomes an experiment in two clicks, with a copy to change", async () => {
    await openSection();
    await dialog.getByRole("button", { name: "Probar una variante" }).click();
    await expect(page.getByText("La sección es ahora un experimento")).toBeVisible();
    const place = `*[_id == "drafts.page-alarmas-para-negocios"][0].sections[_key == "${key}"][0]`;
    const made = () =>
      lake.fetch(
        `${place}{ _type, "kept": default[0].title.es, "tried": variants[0].value[0].title.es }`,
        {},
        { perspective: "raw" },
      );
    await expect.poll(made).toEqual({ _type: "experimentSectionList", kept: title, tried: title });
    await page.keyboard.press("Escape");
    await expect(studio.field("sections").getByText(`Prueba de ${title}`)).toBeVisible();
  });

  await test.step("when it is over, a variant is put in its place", async () => {
    const [draft] = await lake.fetch<{ _id: string; experimentId: string }[]>(
      '*[_type == "experiment" && experimentId match "prueba-*"]{ _id, experimentId }',
      {},
      { perspective: "raw" },
    );
    if (!draft) throw new Error("There is no experiment");
    const place = `sections[_key=="${key}"].variants[0].value[0].title.es`;
    await lake
      .patch("drafts.page-alarmas-para-negocios")
      .set({ [place]: "Otro titular" })
      .commit();
    const { _rev, ...experiment } = (await lake.getDocument(draft._id)) ?? { _rev: "", _type: "experiment" };
    await lake.create({ ...experiment, _id: "experiment-prueba", from: dayFromToday(-30), to: dayFromToday(-2) });
    await studio.openTool("embudo");
    const result = page.getByTestId(`experiment-${draft.experimentId}`);
    await result.getByRole("button", { name: "Dejar «La nueva» en la página" }).click();
    await expect(page.getByText("La variante está en su sitio, como borrador")).toBeVisible();
    const left = '*[_id == "drafts.page-alarmas-para-negocios"][0].sections[title.es == "Otro titular"]._type';
    expect(await lake.fetch(left, {}, { perspective: "raw" })).toEqual(["guaranteeSection"]);
  });

  await test.step("a day that one types limits the funnel", async () => {
    await page.getByLabel("Periodo").selectOption("Otras fechas");
    await page.getByLabel("Desde").fill(dayFromToday(-3));
    await expect(page.getByText("Otras fechas")).toBeAttached();
  });

  await test.step("the calendar has what is planned", async () => {
    await lake
      .patch("promo-instalacion-gratis")
      .set({ from: dayFromToday(5), to: dayFromToday(9) })
      .commit();
    await lake.create({
      _id: "drafts.promo-eguberriak",
      _type: "promo",
      title: { eu: "Eguberriak" },
      orderRank: "0|zzzzzz:",
      from: dayFromToday(3),
    });
    const [releaseId, intendedPublishAt] = ["rplan", new Date(Date.now() + 5 * 86_400_000).toISOString()];
    const metadata = { title: "Programado", releaseType: "scheduled", cardinality: "one", intendedPublishAt } as const;
    await lake.releases.create({ releaseId, metadata });
    await lake.createVersion({ releaseId, publishedId: "kit-piso", baseId: "kit-piso" });
    // Queries see a write late, and the calendar is read once.
    const version = 'count(*[_id == "versions.rplan.kit-piso"])';
    await expect.poll(() => lake.fetch<number>(version, {}, { perspective: "raw" })).toBe(1);
    await studio.openTool("calendario");
    await expect(page.getByRole("listitem").filter({ hasText: "Kit Piso" })).toContainText("Publicación");
    await expect(page.getByRole("listitem").filter({ hasText: "Sin título" })).toContainText("Sin publicar");
    const name = await lake.fetch<string>('*[_id == "promo-instalacion-gratis"][0].title.es');
    await page.getByRole("listitem").filter({ hasText: name }).getByRole("link").click();
    await expect(studio.field("title.es").locator("input")).toHaveValue(name);
  });

  await test.step("a page's form shows its search result as it is typed", async () => {
    await studio.open("paginas;page;page-alarmas-para-negocios");
    await page.getByTestId("group-tab-search").click();
    await studio.field("search.title.es").locator("input").fill("Alarmas de prueba");
    const result = page.getByTestId("search-preview-es");
    await expect(result).toContainText("Alarmas de prueba");
    await expect(result).toContainText("Título: 17 de 60 letras");
    await expect(page.getByTestId("search-preview-eu")).toContainText("eu › alarmas-para-negocios");
  });
});
