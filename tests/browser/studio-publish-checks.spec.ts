import { contentOf, expect, PUBLISH_TIMEOUT } from "./studio-content.ts";
import { test } from "./test.ts";

test("'Antes de publicar' lists what is missing, opens its field, and no longer lists it once it is there", async ({
  studio,
  running,
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await contentOf(running).patch("settings").unset(["seller"]).commit();
  await studio.open("antes-de-publicar");
  const pane = page.getByTestId("pane").filter({ hasText: "que mirar" });
  const identity = pane.locator("section").filter({ hasText: "Quién vende" });
  await expect(identity.getByRole("link")).toHaveCount(5);
  await identity.getByRole("button", { name: /Copiar el enlace.*Razón social/ }).click();
  await expect(page.getByText("Enlace copiado")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/studio\/intent\/edit\/.*id=settings/);
  await identity.getByRole("link", { name: /Razón social/ }).click();
  const name = studio.field("seller.legalName").locator("input");
  await name.fill("Alarmas de Prueba, S.L.");
  await studio.publish();
  await expect(async () => {
    const html = await (await fetch(`${running.url}/ayuda`)).text();
    expect(html).toContain("Alarmas de Prueba, S.L.");
  }).toPass({ intervals: [20], timeout: PUBLISH_TIMEOUT });
  await page.getByRole("link", { name: "Antes de publicar" }).click();
  await expect(identity.getByRole("link")).toHaveCount(4);
});
