import { readFile } from "node:fs/promises";
import { expect, PUBLISH_TIMEOUT } from "./studio.ts";
import { test } from "./test.ts";

// The browser logs the lake's refusals.
test.use({ expectedConsoleError: /status of (400|413)/ });

test("a refused picture says why, and one that is fine is uploaded with its alternative text", async ({
  studio,
  lake,
  page,
}) => {
  const id = "promo-seguridad-negocio";
  await lake.patch(id).unset(["image"]).commit();
  await studio.open(`promociones;promo;${id}`);
  await studio.field("title.es").waitFor();
  const picker = page.locator('input[type="file"]').first();
  const picture = await readFile("cms/seed/images/hd-camera.png");
  for (const [name, buffer, reason] of [
    // The pictures of a phone, which browsers do not show.
    ["foto.heic", picture, "no está en un formato que la web pueda enseñar: guárdala como PNG, JPEG o WebP."],
    ["rota.png", picture.subarray(0, 3_000), "no se puede leer: está dañada, incompleta o no es una imagen."],
    ["enorme.png", Buffer.concat([picture], 30_500_000), "pesa demasiado (30,5 MB)"],
  ] as const) {
    // The Studio may replace the input while the document still arrives, and then the file is lost.
    await expect(async () => {
      await picker.setInputFiles({ name, mimeType: name.endsWith("heic") ? "image/heic" : "image/png", buffer });
      await expect(page.getByRole("alert").filter({ hasText: `«${name}» ${reason}` })).toBeVisible({ timeout: 15_000 });
    }).toPass({ timeout: 180_000 });
    await expect(page.getByText("La carga falló")).toHaveCount(0);
  }
  await picker.setInputFiles("cms/seed/images/hd-camera.png");
  await expect(page.getByTestId("upload-problem")).toHaveCount(0);
  await expect(page.getByTestId("image-input").locator("img").first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Guardado")).toBeVisible();
  await studio.field("image.alt.es").locator("input").fill("Cámara sobre el mostrador de una tienda");
  await studio.publish();
  const image = `*[_id == "${id}"][0].image{ "alt": alt.es, "width": asset->metadata.dimensions.width, "lqip": asset->metadata.lqip, "isOpaque": asset->metadata.isOpaque, "url": asset->url }`;
  await expect(async () => {
    expect(await lake.fetch(image)).toMatchObject({
      alt: "Cámara sobre el mostrador de una tienda",
      width: expect.any(Number),
      lqip: expect.stringMatching(/^data:image/),
      isOpaque: expect.any(Boolean),
    });
  }).toPass({ timeout: PUBLISH_TIMEOUT });
  const { url } = await lake.fetch<{ url: string }>(image);
  expect((await fetch(`${url}?w=320&auto=format`)).status).toBe(200);
});
