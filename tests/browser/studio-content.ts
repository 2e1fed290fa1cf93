import { lakeClient } from "#tests/support/lake-client.ts";
import type { RunningSite } from "#tests/support/processes.ts";
import type { Studio } from "./studio.ts";
import { expect as baseExpect } from "./test.ts";

/** On a busy machine the Studio takes longer than a page of the site. */
export const expect = baseExpect.configure({ timeout: 60_000 });

/** The longest time until the site shows a publish, in milliseconds. The goal is one second; the tests log the real time. */
export const PUBLISH_TIMEOUT = 5_000;

/** The content as it is stored, to check what the Studio wrote. */
export const contentOf = (running: RunningSite) => lakeClient(running.sandboxUrl);

/** Gives a new page an address that the site needs for itself, and expects the reason. */
export async function expectPathRefused(studio: Studio): Promise<void> {
  await studio.create("page");
  await studio.field("path").locator("input").fill("checkout");
  await studio.page.getByRole("button", { name: "Validación" }).click();
  const reason = studio.page.getByText("La web usa /checkout para otra cosa: esta página no se vería.");
  await expect(reason.filter({ visible: true }).first()).toBeVisible();
  await expect(studio.publishButton).toBeDisabled();
}

interface RefusedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
  /** What the Studio says after the file's name. */
  reason: string;
}

/** A picture of a phone, which browsers do not show. */
export const HEIC: RefusedFile = {
  name: "foto.heic",
  mimeType: "image/heic",
  buffer: Buffer.from("ftypheic"),
  reason: "no está en un formato que la web pueda enseñar: guárdala como PNG, JPEG o WebP.",
};

/** Chooses a file for the first picture of the open document, and expects the reason why it is refused, and no other notice. */
export async function expectPictureRefused({ page }: Studio, { reason, ...file }: RefusedFile): Promise<void> {
  // The Studio may replace the input while the document still arrives, and then the file is lost.
  await expect(async () => {
    await page.locator('input[type="file"]').first().setInputFiles(file);
    await expect(page.getByRole("alert").filter({ hasText: `«${file.name}» ${reason}` })).toBeVisible({
      timeout: 15_000,
    });
  }).toPass({ timeout: 180_000 });
  await expect(page.getByText("La carga falló")).toHaveCount(0);
}
