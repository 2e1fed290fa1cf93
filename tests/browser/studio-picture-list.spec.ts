import sharp from "sharp";
import { expect } from "./studio.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 600_000 });

test("a picture is found by its alternative text, and replaced wherever it is shown", async ({
  studio,
  running,
  lake,
  page,
}) => {
  const id = "promo-seguridad-negocio";
  const alt = "Una persiana a medio bajar";
  const fields = `*[_id in [$id, "drafts." + $id]].image{ "name": asset->originalFilename, "alt": alt.es, "hasCrop": defined(crop) }`;
  const crop = { left: 0.1, right: 0, top: 0, bottom: 0 };
  await lake.patch(id).set({ "image.alt.es": alt, "image.crop": crop }).commit();
  const { _rev, ...published } = (await lake.getDocument(id)) ?? { _rev: "", _type: "promo" };
  await lake.create({ ...published, _id: `drafts.${id}` });

  await studio.openTool("imagenes");
  await expect(page.getByRole("status").filter({ hasText: /^\d\d+ imágenes$/ })).toBeVisible();
  await page.getByLabel("Nombre, texto alternativo o documento").fill("persiana a medio");
  const row = page.getByRole("listitem").filter({ hasText: `«${alt}»` });
  await expect(row).toHaveCount(1);
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  await row.getByLabel(/^Imagen nueva/).setInputFiles({ name: "otra.png", mimeType: "image/png", buffer });
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("«otra.png» sale en lugar de");
  await dialog.getByRole("button", { name: "Sustituir" }).click();
  await expect(page.getByText("La imagen está cambiada en todas partes.")).toBeVisible();
  const replaced = { name: "otra.png", alt, hasCrop: false };
  expect(await lake.fetch(fields, { id }, { perspective: "raw" })).toEqual([replaced, replaced]);
  await expect(row).toContainText("otra.png");

  await page.getByLabel("Nombre, texto alternativo o documento").fill("");
  await page.getByLabel("Cuáles").selectOption("Sin usar");
  await expect(page.getByRole("listitem").first()).toContainText("Sin usar");
  const pageOnSite = async () => await (await fetch(`${running.url}/promociones`)).text();
  await expect.poll(pageOnSite).toContain("-64x48.png");
});
