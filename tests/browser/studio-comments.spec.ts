import type { Page } from "@playwright/test";
import { expect, Studio } from "./studio.ts";
import { test } from "./test.ts";

/** Writes into the open comment or answer, mentions somebody, and sends it. */
async function say(page: Page, text: string, name: string): Promise<void> {
  const input = page.getByTestId("comment-input").last();
  await input.getByTestId("comment-input-editable").pressSequentially(`${text} @`);
  await page.getByTestId("comments-mentions-menu").getByText(name, { exact: true }).click();
  // Closes the menu, which Sanity does not always.
  await page.keyboard.press("Space");
  await input.getByRole("button", { name: "Enviar comentario" }).click();
}

/** A comment or an answer, with its author's name. */
const comment = (page: Page, text: string) => page.getByTestId("comments-list-item-layout").filter({ hasText: text });

test("two people talk about a field by their names: a question, the answer, and it is resolved", async ({
  studio,
  running,
  browser,
}) => {
  const { sandboxUrl } = running;
  const context = await browser.newContext();
  const said: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") said.push(message.text());
  });
  const login = `${sandboxUrl}/lake/v1/auth/login/ane`;
  await context.request.get(login, { params: { origin: `${sandboxUrl}/studio` }, maxRedirects: 0 });
  const ane = new Studio(await context.newPage(), sandboxUrl);
  const kit = "catalogo;kits-para-casa;kit-piso";

  await studio.open(kit);
  await studio.field("price.client").hover();
  await studio.field("price.client").getByRole("button", { name: "Agregar comentario" }).click();
  await say(studio.page, "¿Este precio es el de verano?", "Ane");
  await expect(comment(studio.page, "¿Este precio es el de verano?")).toContainText("Marketing");

  await ane.open(kit);
  await ane.field("price.client").getByRole("button", { name: "Abrir comentarios" }).click();
  await expect(comment(ane.page, "¿Este precio es el de verano?")).toContainText(/Marketing.*@Ane/s);
  await say(ane.page, "Sí, hasta septiembre.", "Marketing");
  await expect(comment(studio.page, "Sí, hasta septiembre.")).toContainText("Ane");

  await studio.page.reload();
  await expect(comment(studio.page, "Sí, hasta septiembre.")).toContainText("Ane");
  await ane.page.getByTestId("comments-list-item").first().hover();
  await ane.page.getByRole("button", { name: "Marcar comentario como resuelto" }).click();
  await expect(studio.page.getByText("Aún no hay comentarios abiertos")).toBeVisible();
  await studio.page.reload();
  await studio.page.getByRole("button", { name: "Abiertos" }).click();
  await studio.page.getByRole("menuitem", { name: "Comentarios resueltos" }).click();
  await expect(comment(studio.page, "Sí, hasta septiembre.")).toContainText("Ane");
  await context.close();
  expect(said).toEqual([]);
});
