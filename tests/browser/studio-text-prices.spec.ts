import { expect, PUBLISH_TIMEOUT } from "./studio.ts";
import { test } from "./test.ts";

test("a price is inserted into a text, and the site says it", async ({ studio, lake, running, page }) => {
  await studio.openTool("intent/edit/id=faq-precio-clientes;type=faq/");
  const text = studio.field("desc.es");
  await expect(text.getByText("Kit Chalet, cliente")).toBeVisible();
  await text.getByText("No hay pago único").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Pago: ");
  await text.getByRole("button", { name: /Precio/ }).click();
  await page.locator('[data-testid^="field-desc.es"] select').first().selectOption({ label: "Pago único" });
  await page.keyboard.press("Escape");
  await studio.publish();
  expect(await lake.fetch('*[_id == "faq-precio-clientes"][0].desc.es[].children[amount == "oneOff"].amount')).toEqual([
    "oneOff",
  ]);
  await expect(async () => {
    const html = await (await fetch(`${running.url}/ayuda/precio-y-factura`)).text();
    expect(html).toContain("Pago: 19,90\u00a0€");
  }).toPass({ intervals: [50], timeout: PUBLISH_TIMEOUT });
});

test("'Antes de publicar' finds a typed price", async ({ studio, lake, page }) => {
  const typed = {
    _key: "x",
    _type: "block",
    markDefs: [],
    children: [{ _key: "s", _type: "span", text: "Son 35,90 €." }],
  };
  await lake.patch("faq-precio-clientes").append("desc.es", [typed]).commit();
  await studio.open("antes-de-publicar");
  await page.getByRole("link", { name: /Dice 35,90 € escrito a mano/ }).click();
  await expect(studio.field("desc.es")).toBeVisible();
});
