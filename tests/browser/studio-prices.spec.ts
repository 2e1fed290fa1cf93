import { contentOf, expect, PUBLISH_TIMEOUT } from "./studio-content.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 120_000 });

test("a published price is on the site before the editor has switched tabs", async ({ studio, running, page }) => {
  const site = await page.context().newPage();
  await site.goto(`${running.url}/alarmas-para-casa/pisos`);
  await expect(site.getByText("35,90", { exact: false }).first()).toBeAttached();

  // A background tab renders nothing and cannot be clicked.
  await page.bringToFront();
  await studio.open("catalogo;kits-para-casa;kit-piso");
  await studio.field("price.client").locator("input").fill("36.45");
  const responded = studio.whenPublished(30_000);
  const publishing = studio.publish();
  await responded;
  const acknowledged = Date.now();
  await expect(async () => {
    const html = await (await fetch(`${running.url}/alarmas-para-casa/pisos`)).text();
    expect(html.includes("36,45"), "the new price is on the page").toBe(true);
  }).toPass({ intervals: [20], timeout: PUBLISH_TIMEOUT });
  console.info(`      on the site ${Date.now() - acknowledged} ms after the response of the lake`);
  await publishing;
  await site.reload();
  await expect(site.getByText("36,45", { exact: false }).first()).toBeAttached();
});

test("an implausible price shows a message and cannot be published", async ({ studio, running }) => {
  await studio.open("catalogo;kits-para-casa;kit-chalet");
  await studio.field("price.client").locator("input").fill("90");
  await studio.page.getByRole("button", { name: "Validación" }).click();
  const message = studio.page.getByText(/Los clientes pagarían más que quienes no lo son/);
  await expect(message.filter({ visible: true }).first()).toBeVisible();
  await expect(studio.publishButton).toBeDisabled();
  await studio.choose(/Descartar/);
  await studio.page
    .getByRole("dialog")
    .getByRole("button", { name: /Descartar/ })
    .click();
  await expect(studio.field("price.client").locator("input")).toHaveValue("44,90 €");
  expect(await contentOf(running).fetch('*[_id == "kit-chalet"][0].price.client')).toBe(44.9);
});

test("an amount is typed with a comma, a large change is asked about, and a copy blames itself", async ({
  studio,
  running,
  page,
}) => {
  await studio.open("catalogo;kits-para-casa;kit-chalet");
  const price = studio.field("price.client").locator("input");
  await price.fill("gratis");
  await price.blur();
  await expect(studio.field("price.client").getByText("No es un importe: escríbelo así, 35,90.")).toBeVisible();
  await expect(price).toHaveValue("gratis");
  await expect(page.getByText("Escribe la cuota mensual, en euros.").first()).toBeAttached();
  await price.fill("20,5");
  await price.blur();
  await expect(price).toHaveValue("20,50 €");

  const question = page.getByText("Cambia más de un tercio: Clientes (€/mes), de 44,90 € a 20,50 €. ¿Publicar?");
  await expect(async () => {
    await studio.publishButton.click({ timeout: 4_000 });
    await expect(question).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole("button", { name: "Revisar", exact: true }).click();
  await expect(question).toBeHidden();
  expect(await contentOf(running).fetch('*[_id == "kit-chalet"][0].price.client')).toBe(44.9);

  await studio.publishButton.click();
  const published = studio.whenPublished();
  await page.getByRole("button", { name: "Sí, publicar" }).click();
  expect((await published).status()).toBe(200);
  await expect.poll(() => contentOf(running).fetch('*[_id == "kit-chalet"][0].price.client')).toBe(20.5);

  const original = page.url();
  await studio.choose(/^Duplicar/);
  await expect(page).not.toHaveURL(original);
  await page.getByRole("button", { name: "Validación" }).click();
  const taken = page.getByText("Ya hay un kit con este identificador: los pedidos se confundirían.");
  await expect(taken.filter({ visible: true }).first()).toBeVisible();
  await expect(studio.publishButton).toBeDisabled();
  // The original can still be published.
  await studio.open("catalogo;kits-para-casa;kit-chalet");
  await price.fill("21");
  await studio.publish();
  await expect.poll(() => contentOf(running).fetch('*[_id == "kit-chalet"][0].price.client')).toBe(21);
  await contentOf(running).delete({
    query: '*[_id in path("drafts.**") && _type == "kit" && route.current == "chalets" && _id != "drafts.kit-chalet"]',
  });
});
