import { expect } from "./studio.ts";
import { test } from "./test.ts";

test("a text shows its prices as chips, and takes another from its menu", async ({ studio, page }) => {
  await studio.openTool("intent/edit/id=faq-precio-clientes;type=faq/");
  const text = studio.field("desc.es");
  await expect(text.getByText("Kit Chalet, cliente")).toBeVisible();
  await text.getByText("No hay pago único").click();
  await text.getByRole("button", { name: "Insertar Precio" }).click();
  await expect(page.getByText("Editar Precio")).toBeVisible();
  await expect(page.getByText("Qué importe")).toBeVisible();
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
