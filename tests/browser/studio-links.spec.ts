import { expect, PUBLISH_TIMEOUT } from "./studio.ts";
import { test } from "./test.ts";

const status = async (url: string) => {
  const { status, headers } = await fetch(url, { redirect: "manual" });
  return `${status} ${headers.get("location") ?? ""}`.trim();
};

test("a page that is deleted says who links to it, and is redirected", async ({ studio, lake, running, page }) => {
  await studio.openTool("intent/edit/id=page-contacto;type=page/");
  await expect(studio.field("title")).toBeVisible();
  await studio.choose(/Eliminar/);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Deja de verse en la web (/contacto).");
  await expect(dialog.getByRole("link", { name: "Menús y pie" })).toHaveAttribute("href", /navigation/);
  // Letter by letter: each is shown before the next is typed.
  await dialog.getByLabel("Quien abra /contacto irá a").pressSequentially("/ayuda");
  await expect(dialog.getByLabel("Quien abra /contacto irá a")).toHaveValue("/ayuda");
  await dialog.getByRole("button", { name: "Seguir" }).click();
  await dialog.getByRole("button", { name: /^Eliminar/ }).click();
  await expect.poll(() => lake.fetch('defined(*[_id == "page-contacto"][0])')).toBe(false);
  await expect.poll(() => status(`${running.url}/contacto`), { timeout: PUBLISH_TIMEOUT }).toBe("301 /ayuda");
});

test("a question that is withdrawn says who links to it, with its tab; on the site it is opened there", async ({
  studio,
  lake,
  context,
  page,
}) => {
  const question = await lake.fetch<{ _id: string; slug: string }>(
    '*[_type == "faq" && category->categoria == "servicio"][0]{ _id, "slug": slug.current }',
  );
  const address = `/ayuda/servicio#${question.slug}`;
  await lake.create({ _id: "redirect-averias", _type: "redirect", from: "/averias", to: address });
  await studio.openTool(`intent/edit/id=${question._id};type=faq/`);
  await expect(studio.field("title")).toBeVisible();
  const opened = context.waitForEvent("page");
  await studio.choose(/Ver en la web/);
  await (await opened).waitForURL(`**${address}`);
  await studio.choose(/^Despublicar/);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`Deja de verse en la web (${address}).`);
  await expect(dialog.getByRole("link", { name: /Redirección/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await lake.delete("redirect-averias");
});

test("a page that is renamed takes its links with it, and its old address leads to the new one", async ({
  studio,
  lake,
  running,
  page,
}) => {
  await lake.releases.create({ releaseId: "rmoved", metadata: { title: "Otra", releaseType: "undecided" } });
  for (const [_id, to] of [
    ["drafts.redirect-a", "/eu/apn?x=1#y"],
    ["versions.rmoved.redirect-b", "/apn#z"],
  ])
    await lake.create({ _id: String(_id), _type: "redirect", from: "/antigua", to });
  await studio.openTool("intent/edit/id=page-apn;type=page/");
  await studio.field("path").locator("input").fill("apn-yoigo");
  await expect(studio.publishButton).toBeEnabled();
  await studio.publishButton.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Menús y pie" })).toBeVisible();
  await expect(dialog.getByLabel("Quien abra /apn irá a")).toHaveValue("/apn-yoigo");
  const published = studio.whenPublished();
  await dialog.getByRole("button", { name: "Publicar con la dirección nueva" }).click();
  expect((await published).status()).toBe(200);
  await expect.poll(() => status(`${running.url}/apn`), { timeout: PUBLISH_TIMEOUT }).toBe("301 /apn-yoigo");
  await expect.poll(() => status(`${running.url}/apn-yoigo`), { timeout: PUBLISH_TIMEOUT }).toBe("200");
  const links = async () =>
    JSON.stringify(await lake.fetch("*", {}, { perspective: "raw" })).match(/"(\/eu)?\/apn[^"]*"/g);
  const expected = [
    // From where its redirect leads, and where to.
    ...["/apn", "/apn-yoigo"],
    // The menu, the draft, and the version of a release.
    ...["/apn-yoigo", "/eu/apn-yoigo?x=1#y", "/apn-yoigo#z"],
  ];
  await expect.poll(async () => (await links())?.sort()).toEqual(expected.map((path) => `"${path}"`).sort());
});

test("a page whose new address is scheduled is asked about its redirect, which is there at once", async ({
  studio,
  lake,
  page,
}) => {
  await studio.openTool("intent/edit/id=page-apn;type=page/");
  await studio.field("path").locator("input").fill("apn-yoigo");
  await expect(studio.publishButton).toBeEnabled();
  await studio.choose(/^Programar publicación/);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Quien abra /apn irá a")).toHaveValue("/apn-yoigo");
  await expect(dialog).toContainText("Sus enlaces no cambian");
  await dialog.getByRole("button", { name: "Programar con la dirección nueva" }).click();
  await expect(dialog.getByTestId("date-input")).toBeVisible();
  const redirect = '*[_type == "redirect" && from == "/apn"]{ to, permanent }';
  expect(await lake.fetch(redirect)).toEqual([{ to: "/apn-yoigo", permanent: true }]);
});

test("'Antes de publicar' names a page that gets another address in a release, and opens it there", async ({
  studio,
  lake,
  page,
}) => {
  const releaseId = "raddress";
  await lake.releases.create({ releaseId, metadata: { title: "Verano", releaseType: "undecided" } });
  const apn = await lake.getDocument("page-apn");
  if (!apn) throw new Error("There is no page");
  const { _rev, ...fields } = apn;
  const version = `versions.${releaseId}.page-apn`;
  await lake.create({ ...fields, _id: version, path: { _type: "slug", current: "apn-yoigo" } });
  await studio.open("antes-de-publicar");
  await page.getByRole("link", { name: /de \/apn a \/apn-yoigo/ }).click();
  await expect(studio.field("path").locator("input")).toHaveValue("apn-yoigo");

  await test.step("and one that a release takes away, which is asked about", async () => {
    await studio.choose(/^Despublicar/);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Esto sale de la web con el lanzamiento");
    await expect(dialog.getByRole("link", { name: "Menús y pie" })).toBeVisible();
    await dialog.getByRole("button", { name: "Seguir" }).click();
    await dialog.getByRole("button", { name: /Despublicar/ }).click();
    await studio.open("antes-de-publicar");
    await expect(
      page.getByRole("link", { name: /El lanzamiento «Verano» lo quita de la web, y quien abra \/apn/ }),
    ).toBeVisible();
  });
  await lake.delete(version);
});

test("a link is picked by the name of what it leads to", async ({ studio, lake }) => {
  await studio.create("redirect");
  const field = studio.field("to");
  const pick = field.getByLabel("Elegir una página de la web");
  await pick.selectOption("Kit Chalet");
  await expect(field.locator("input")).toHaveValue("/alarmas-para-casa/chalets");
  await field.locator("input").fill("/ayuda#corte-de-luz");
  await expect(pick.locator("option:checked")).toHaveText(/luz/);
  const typed = '*[_type == "redirect" && to == "/ayuda#corte-de-luz"][0]._id';
  await expect.poll(() => lake.fetch(typed, {}, { perspective: "raw" })).toMatch(/^drafts\./);
});
