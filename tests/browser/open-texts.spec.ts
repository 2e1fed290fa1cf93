import type { Page } from "@playwright/test";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

/** Its page has texts with pictures, steps and questions. */
const PATH = "/alarmas-para-casa/pisos";
const QUESTION = "¿Puedo tener alarma si hay mascotas en casa?";
const STEP = "Qué pasa después de pedirlo";
const FREE = "¿Qué es gratis y qué incluye la cuota?";
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForHydration(page);
};

test("an open page shows the new text of its static sections, and an open answer stays open", async ({
  page,
  lake,
}) => {
  const watching = page.waitForRequest(/\/live\?/);
  await open(page, PATH);
  await page.getByText(QUESTION).click();
  const answer = page.getByRole("group").filter({ hasText: "mascotas" });
  await expect(answer).toHaveAttribute("open");
  await watching;
  await lake.patch("faq-mascotas").set({ "title.es": "¿Y si tengo mascotas?" }).commit();
  await expect(page.getByText("¿Y si tengo mascotas?")).toBeVisible();
  await expect(answer).toHaveAttribute("open");
  await lake.patch("kit-piso").set({ 'sections[_key=="after-order"].title.es': "Después de pedirlo" }).commit();
  await expect(page.getByRole("heading", { name: "Después de pedirlo" })).toBeVisible();
});

test("links in static sections lead to other pages without a page load, and Back finds all texts", async ({ page }) => {
  await open(page, PATH);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("link", { name: "Kit Bajo/Ático" }).first().click();
  await expect(page).toHaveURL(/\/alarmas-para-casa\/aticos-pisos-bajos$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ático");
  await page.goBack();
  await expect(page.getByRole("heading", { name: STEP })).toBeVisible();
  await expect(page.getByText(QUESTION)).toBeVisible();
  expect(await page.evaluate(() => Object(window).isSameDocument)).toBe(true);
});

test("an answer of the help area leads on without a page load, and follows a publish, open as it is", async ({
  page,
  lake,
}) => {
  const watching = page.waitForRequest(/\/live\?/);
  await open(page, "/ayuda/precio-y-factura");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const question = page.getByRole("group").filter({ hasText: FREE });
  await question.getByText(FREE).click();
  await question.locator("a[href*='#baja-anticipada']").click();
  await expect(page).toHaveURL(/#baja-anticipada$/);
  await expect(page.getByRole("group").filter({ hasText: "¿Qué me cuesta darme de baja" })).toHaveAttribute("open");
  // One answer of a tab is open at a time.
  await expect(question).not.toHaveAttribute("open");
  await question.getByText(FREE).click();
  await watching;
  const answer = 'desc.es[_key=="b1"].children[_key=="b1s1"].text';
  await lake
    .patch("faq-que-es-gratis")
    .set({ [answer]: "Desde hoy es gratis todo esto." })
    .commit();
  await expect(question.getByText("Desde hoy es gratis todo esto.")).toBeVisible();
  await expect(question).toHaveAttribute("open");
  expect(await page.evaluate(() => Object(window).isSameDocument)).toBe(true);
});

test("a part below the screen is there when the visitor comes back to the page's first address", async ({ page }) => {
  await open(page, `${PATH}?territorio=canarias`);
  const vote = page.getByText("¿Has encontrado aquí lo que querías saber?");
  await expect(vote).toBeAttached();
  const territories = page.getByRole("navigation", { name: "Dónde se instala la alarma", includeHidden: true }).first();
  await page.getByText("Cambiar").first().click();
  for (const [name, value] of [
    ["Melilla", "melilla"],
    ["Canarias", "canarias"],
  ]) {
    await territories.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`territorio=${value}`));
    await expect(territories.locator('[aria-current="true"]')).toHaveText(name ?? "");
  }
  await expect(vote).toBeAttached();
});
