import { readFile } from "node:fs/promises";
import { contentOf, expect, expectPictureRefused, HEIC, PUBLISH_TIMEOUT } from "./studio-content.ts";
import { test } from "./test.ts";

// The browser logs the lake's refusals.
test.use({ expectedConsoleError: /status of (400|413)/ });

test("a refused picture says why, and one that is fine is uploaded with its alternative text", async ({
  studio,
  running,
}) => {
  const id = "promo-seguridad-negocio";
  await contentOf(running).patch(id).unset(["image"]).commit();
  await studio.open(`promociones;promo;${id}`);
  await studio.field("title.es").waitFor();
  const picker = studio.page.locator('input[type="file"]').first();
  const picture = await readFile("cms/seed/images/hd-camera.png");
  const mimeType = "image/png";
  for (const file of [
    { ...HEIC, buffer: picture },
    {
      name: "rota.png",
      mimeType,
      buffer: picture.subarray(0, 3_000),
      reason: "no se puede leer: está dañada, incompleta o no es una imagen.",
    },
    {
      name: "enorme.png",
      mimeType,
      buffer: Buffer.concat([picture], 30_500_000),
      reason: "pesa demasiado (30,5 MB)",
    },
  ]) {
    await expectPictureRefused(studio, file);
  }
  await picker.setInputFiles("cms/seed/images/hd-camera.png");
  await expect(studio.page.getByTestId("upload-problem")).toHaveCount(0);
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
