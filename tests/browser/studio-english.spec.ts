import { contentOf, expect, expectPathRefused, expectPictureRefused, HEIC } from "./studio-content.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 180_000 });
// The day of marketing runs in an English browser too: there a promo is restored, and the preview opens. The browser logs the lake's refusals.
test.use({ locale: "en-US", expectedConsoleError: /WebSocket is already in CLOSING or CLOSED state|status of 400/ });

test("a browser in English changes nothing: prices, warnings, restoring, pictures, paths, texts and the preview", async ({
  studio,
  running,
  page,
}) => {
  const content = contentOf(running);

  await test.step("a price with a comma, and one that is refused", async () => {
    await studio.open("catalogo;kits-para-casa;kit-piso");
    const price = studio.field("camera.surcharge").locator("input");
    await price.fill("3,30");
    await price.blur();
    await expect(price).toHaveValue("3,30 €");
    await expect
      .poll(() => content.fetch('*[_id == "drafts.kit-piso"][0].camera.surcharge', {}, { perspective: "raw" }))
      .toBe(3.3);
    await price.fill("gratis");
    await price.blur();
    await expect(page.getByText("No es un importe: escríbelo así, 35,90.")).toBeVisible();
  });

  await test.step("deleting a kit says what it takes, and it can be restored", async () => {
    const stored = () => content.fetch<number>('count(*[_id == "kit-chalet"])');
    await studio.open("catalogo;kits-para-casa;kit-chalet");
    await expect(studio.field("kitName")).toBeVisible();
    await studio.choose(/Eliminar/);
    await expect(
      page.getByText(/^Deja de verse en la web \(\/alarmas-para-casa\/chalets\)\. Nadie podrá pedirlo\./),
    ).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
    await studio.remove();
    await expect.poll(stored).toBe(0);
    await studio.open("catalogo;kits-para-casa;kit-chalet");
    await studio.restore();
    await studio.publish();
    await expect.poll(stored).toBe(1);
  });

  await test.step("a refused picture says why", async () => {
    const id = "promo-seguridad-negocio";
    await content.patch(id).unset(["image"]).commit();
    await studio.open(`promociones;promo;${id}`);
    await expectPictureRefused(studio, HEIC);
  });

  await test.step("a path that the site needs for itself is refused", async () => {
    await expectPathRefused(studio);
  });

  await test.step("interface texts are a table of both languages", async () => {
    await studio.open("textos;uiStrings;uiStrings-help");
    const table = page.getByTestId("text-table");
    await table.getByLabel("Euskera: searchGo").fill("Aurkitu");
    await studio.publish();
    await expect.poll(async () => (await fetch(`${running.url}/eu/ayuda`)).text()).toContain("Aurkitu");
  });
});
