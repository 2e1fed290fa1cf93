import { contentOf, expect } from "./studio-content.ts";
import { test } from "./test.ts";

// The response of the lake, which the Studio then shows.
test.use({ expectedConsoleError: /status of 409/ });

test("a document that others refer to cannot be deleted", async ({ studio, running, page }) => {
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
