import { contentOf, expect, PUBLISH_TIMEOUT } from "./studio-content.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 120_000 });

test("interface texts are a table of fixed keys, in both languages", async ({ studio, running, page }) => {
  await contentOf(running).patch("uiStrings-help").unset(['entries[_key=="searchGo"]']).commit();
  await studio.open("textos;uiStrings;uiStrings-help");
  await expect(page.getByRole("heading", { name: "Ayuda" })).toBeVisible();
  const table = page.getByTestId("text-table");
  await expect(table.getByRole("button")).toHaveCount(0);
  await expect(table.getByLabel("Euskera: searchGo")).toHaveAttribute("placeholder", "Bilatu");
  await expect(table.getByText("Sin euskera")).toHaveCount(1);
  await page.getByLabel("Buscar un texto").fill("ENCUENTRAS");
  await expect(table.getByRole("status")).toHaveText(/^1 de \d+ textos, 1 sin traducir$/);
  await table.getByLabel("Castellano: notFound").fill("¿No está lo que buscas?");
  await page.getByLabel("Buscar un texto").fill("");
  await table.getByLabel("Euskera: searchGo").fill("Aurkitu");
  await studio.publish();
  const shows = async (path: string, text: string) =>
    expect((await (await fetch(running.url + path)).text()).includes(text), text).toBe(true);
  await expect(async () => {
    await shows("/ayuda", "¿No está lo que buscas?");
    await shows("/eu/ayuda", "Aurkitu");
    await shows("/ayuda", "Buscar</button>");
  }).toPass({ intervals: [50], timeout: PUBLISH_TIMEOUT });
});
