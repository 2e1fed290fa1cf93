import { expect } from "./studio.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 600_000 });
// Sanity looks for files in what is pasted.
test.use({ expectedConsoleError: /^DataTransfer with kind="string" is currently not supported$/ });

/** As Word and Excel copy it: without headings, in colours, with a picture. */
const COPIED = `<p class="MsoNormal">Horarios</p>
  <table><tr><td><p class="MsoNormal"><b>Día</b></p></td><td>Horas</td></tr>
  <tr><td style="background: yellow">Lunes</td><td>9 a 14<img src="file:///reloj.png"></td></tr></table>`;

test("a table is pasted, says what it leaves out, and is shown on the site", async ({
  studio,
  running,
  lake,
  page,
}) => {
  const answer = `${running.url}/ayuda/precio-y-factura`;
  await studio.openTool("intent/edit/id=faq-precio-clientes;type=faq/");
  const text = studio.field("desc.es");
  await text.getByText("No hay pago único").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await text.locator('[contenteditable="true"]').evaluate((editor, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, COPIED);
  await expect(page.getByText("No se ha pegado: imágenes y colores.")).toBeVisible();
  const table = '*[_id == "drafts.faq-precio-clientes"][0].desc.es[_type == "table"]';
  const words = () => lake.fetch(`${table}.rows[].cells[].value[].children[].text`, {}, { perspective: "raw" });
  // What is typed before may land in another cell: Sanity's editor takes the stored table as new.
  await expect.poll(words).toEqual(["Día", "Horas", "Lunes", "9 a 14"]);
  await text.getByRole("cell", { name: "Lunes" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" y martes");
  await expect.poll(words).toEqual(["Día", "Horas", "Lunes y martes", "9 a 14"]);
  await studio.publish();

  await expect.poll(async () => (await (await fetch(answer)).text()).includes("Lunes y martes")).toBe(true);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${answer}#precio-clientes`);
  const shown = page.getByRole("table", { name: "Día Horas" });
  await expect(shown.getByRole("columnheader")).toHaveText(["Día", "Horas"]);
  await expect(shown.getByRole("cell", { name: "9 a 14" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const found = await (await fetch(`${running.url}/ayuda?q=martes`)).text();
  expect(found).toContain("Respuestas para «martes»: 1");
});

test("a table is inserted from the menu of the text, in Spanish", async ({ studio, page }) => {
  await studio.openTool("intent/edit/id=faq-precio-clientes;type=faq/");
  const text = studio.field("desc.eu");
  await text.getByText("Ez dago behin bakarreko").click();
  await text.getByRole("button", { name: "Insertar Tabla" }).click();
  await expect(text.getByRole("table")).toBeVisible();
  await text.getByRole("cell").first().click();
  // Sanity gives the menu of a table no name. It comes after the click; that of styles is there before.
  await text.locator('button[aria-haspopup="true"]:not([aria-label], #block-style-select)').click();
  await expect(page.getByText("Fila de encabezado")).toBeVisible();
});
