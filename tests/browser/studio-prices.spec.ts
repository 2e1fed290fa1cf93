import { expect, PUBLISH_TIMEOUT } from "./studio.ts";
import { test } from "./test.ts";

// One after the other, in one worker: two Studios that start at once keep the site from answering in time.
test.describe.configure({ mode: "default" });

test("a published price is on the site before the editor has switched tabs", async ({ studio, running, page }) => {
  const site = await page.context().newPage();
  await site.goto(`${running.url}/alarmas-para-casa/pisos`);
  await expect(site.getByText("35,90", { exact: false }).first()).toBeAttached();

  // A background tab renders nothing and cannot be clicked.
  await page.bringToFront();
  await studio.open("catalogo;kits-para-casa;kit-piso");
  await studio.field("price.client").locator("input").fill("36.45");
  const responded = studio.whenPublished();
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

test("an implausible price shows a message and cannot be published", async ({ studio, lake, page }) => {
  await studio.open("catalogo;kits-para-casa;kit-chalet");
  await studio.field("price.client").locator("input").fill("90");
  await page.getByRole("button", { name: "Validación" }).click();
  const message = page.getByText(/Los clientes pagarían más que quienes no lo son/);
  await expect(message.filter({ visible: true }).first()).toBeVisible();
  await expect(studio.publishButton).toBeDisabled();
  await studio.choose(/Descartar/);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Descartar/ })
    .click();
  await expect(studio.field("price.client").locator("input")).toHaveValue("44,90 €");
  expect(await lake.fetch('*[_id == "kit-chalet"][0].price.client')).toBe(44.9);
});
