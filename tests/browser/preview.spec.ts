import { expect, test } from "./studio-test.ts";

test.describe.configure({ timeout: 120_000 });
// Sanity's library complains of a frame that answers late, as one does on a busy machine, or while it is being left.
test.use({ expectedConsoleError: /^\[@sanity\/comlink\] Received no response|^Unable to connect to visual editing/ });

test("the page beside the form follows what is typed, and visitors see none of it", async ({ studio, running }) => {
  const shown = await studio.preview("/alarmas-para-casa/chalets");
  const heading = shown.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Alarma para Chalet", { timeout: 30_000 });

  const name = studio.field("name.es").locator("input");
  await name.fill("Alarma para tu chalet");
  const typed = Date.now();
  await expect(heading).toContainText("Alarma para tu chalet");
  console.info(`      typed, and on the page beside it after ${Date.now() - typed} ms`);
  await studio.field("price.client").locator("input").fill("45.55");
  await expect(shown.getByText("45,55").first()).toBeAttached();
  expect(await (await fetch(`${running.url}/alarmas-para-casa/chalets`)).text()).not.toContain("Alarma para tu chalet");
});

test("a click on a text of the page opens its field", async ({ studio }) => {
  const { page } = studio;
  const shown = await studio.preview("/");
  const title = shown.getByRole("heading", { name: /^Elige según cómo es tu casa/ });
  await expect(title).toBeVisible({ timeout: 30_000 });
  await expect(async () => {
    await title.click();
    await expect(page.locator("input:focus, textarea:focus")).toHaveValue("Elige según cómo es tu casa", {
      timeout: 3_000,
    });
  }).toPass({ timeout: 30_000 });
});

test("in a window of its own a preview says so, and can be left", async ({ studio, running, page }) => {
  await studio.preview("/");
  await page.goto(`${running.url}/`);
  await expect(page.getByText("también ves lo que no está publicado")).toBeVisible();
  await page.getByRole("link", { name: "Ver la web como es" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("también ves lo que no está publicado")).toBeHidden();
});
