import { contentOf, expect } from "./studio-content.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 120_000 });

test.describe("content that is deleted", () => {
  // The Studio's stream ends when the page is left.
  test.use({ expectedConsoleError: /WebSocket is already in CLOSING or CLOSED state/ });

  for (const [type, path, id, effects] of [
    [
      "kit",
      "catalogo;kits-para-casa",
      "kit-piso",
      /^Deja de verse en la web \(\/alarmas-para-casa\/pisos\)\. Nadie podrá pedirlo\. La calculadora o los cuestionarios lo recomiendan\.$/,
    ],
    [
      "promo",
      "promociones;terminadas",
      "promo-instalacion-gratis-2025",
      /^Deja de verse en la web \(\/promociones\)\./,
    ],
  ] as const) {
    test(`a deleted ${type} is told what it takes off the site, and can be restored`, async ({
      studio,
      running,
      page,
    }) => {
      const content = contentOf(running);
      const stored = () => content.fetch("*[_id == $id][0]{ price, title, kitName }", { id });
      const before = await stored();
      // A draft that somebody discarded does not come back.
      await content.create({ _id: `drafts.${id}`, _type: type });
      await content.delete(`drafts.${id}`);
      await studio.open(`${path};${id}`);
      await expect(studio.field(type === "kit" ? "kitName" : "title")).toBeVisible();
      await studio.choose(/Eliminar/);
      await expect(page.getByText(effects)).toBeVisible();
      await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
      await studio.remove();
      await expect.poll(stored).toBeNull();
      await studio.open(`${path};${id}`);
      await studio.restore();
      await studio.publish();
      await expect.poll(stored).toEqual(before);
    });
  }
});

test.describe("a document that others refer to", () => {
  // The response of the lake, which the Studio then shows.
  test.use({ expectedConsoleError: /status of 409/ });

  test("cannot be deleted", async ({ studio, running, page }) => {
    const id = "accessory-panel-control-alarma";
    await studio.open(`catalogo;accessory;${id}`);
    await studio.choose(/Eliminar/);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(/Otros \d+ documentos lo usan\./);
    await dialog.getByRole("button", { name: "Seguir" }).click();
    await expect(dialog.getByText(/Puede que no puedas eliminar/)).toBeVisible();
    await expect(dialog.getByText("Kit Chalet").first()).toBeVisible();
    const refused = page.waitForResponse((response) => response.url().includes("/data/actions/"));
    await dialog.getByRole("button", { name: /Eliminar de todos modos/ }).click();
    expect((await refused).status()).toBe(409);
    expect(await contentOf(running).fetch(`defined(*[_id == "${id}"][0])`)).toBe(true);
  });
});
