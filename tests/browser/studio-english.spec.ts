import { contentOf, expect, expectPathRefused } from "./studio-content.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 180_000 });
// The day of marketing runs in an English browser too: there content is restored, and the preview opens.
test.use({ locale: "en-US", expectedConsoleError: /WebSocket is already in CLOSING or CLOSED state/ });

test("a browser in English changes nothing: prices, warnings, paths and texts", async ({ studio, running, page }) => {
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

  await test.step("deleting a kit says what it takes", async () => {
    await studio.choose(/Eliminar/);
    await expect(
      page.getByText(/^Deja de verse en la web \(\/alarmas-para-casa\/pisos\)\. Nadie podrá pedirlo\./),
    ).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
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
