import type { Request } from "@playwright/test";
import { expect } from "./studio.ts";
import { test } from "./test.ts";

// One at a time: each loads the whole Studio and a page of the site in its frame, and takes a core of its own meanwhile.
test.describe.configure({ mode: "default" });

test("the preview follows the typed values, and visitors do not see them", async ({ studio, running }) => {
  const frame = await studio.preview("/alarmas-para-casa/chalets");
  const heading = frame.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Alarma para Chalet");

  const name = studio.field("name.es").locator("input");
  await name.fill("Alarma para tu chalet");
  await expect(heading).toContainText("Alarma para tu chalet");
  await studio.field("price.client").locator("input").fill("45.55");
  await expect(frame.getByText("45,55").first()).toBeAttached();
  expect(await (await fetch(`${running.url}/alarmas-para-casa/chalets`)).text()).not.toContain("Alarma para tu chalet");
});

test("a click on a text, a price or a picture of the preview opens its field", async ({ studio }) => {
  const { page } = studio;
  const frame = await studio.preview("/");
  const title = frame.getByRole("heading", { name: /^Elige según cómo es tu casa/ });
  await expect(title).toBeVisible();
  await expect(async () => {
    await title.click();
    await expect(page.locator("input:focus, textarea:focus")).toHaveValue("Elige según cómo es tu casa", {
      timeout: 5_000,
    });
  }).toPass({ timeout: 60_000 });
  // A price carries no mark of its own; a picture carries that of its alternative text.
  const card = frame.getByRole("article").filter({ has: frame.getByRole("heading", { name: /^Kit Chalet/ }) });
  const opens = (field: string) => expect(studio.field(field).first()).toBeVisible({ timeout: 5_000 });
  await expect(async () => {
    await card.locator(".price").click({ position: { x: 8, y: 12 } });
    await expect(page).toHaveURL(/kit-chalet/, { timeout: 5_000 });
    await opens("price.client");
  }).toPass({ timeout: 60_000 });
  await page.goBack();
  await expect(async () => {
    await card.locator("img").first().click();
    await expect(page).toHaveURL(/kit-chalet.*placeImage/, { timeout: 5_000 });
    await opens("placeImage.alt.es");
  }).toPass({ timeout: 60_000 });
});

test("the preview opens on a page, follows the address bar, the perspective and links to pages, and then rests", async ({
  studio,
  running,
  lake,
  page,
}) => {
  const kit = await lake.getDocument("kit-piso");
  await lake.createOrReplace({
    ...kit,
    _id: "drafts.kit-piso",
    _type: "kit",
    name: { es: "Un borrador", eu: "Bat" },
  });
  await page.goto(studio.addressOf("vista-previa"));
  const frame = page.frameLocator("iframe").first();
  const address = page.locator('input[value*="localhost"]').first();
  // The page in the frame has said where it is.
  await expect(address).toHaveValue(`${running.url}/`, { timeout: 90_000 });
  const heading = frame.getByRole("heading", { level: 1 });
  // A message of the frame that comes between the typing and Enter puts the frame's address back.
  await expect(async () => {
    await address.fill("/alarmas-para-casa/pisos");
    await page.keyboard.press("Enter");
    await expect(heading).toContainText("Un borrador", { timeout: 15_000 });
  }).toPass({ timeout: 60_000 });
  await page
    .getByRole("button", { name: /Publicado/ })
    .first()
    .click();
  await expect(heading).toContainText("Alarma para Piso");

  // A link of 'Usado en … páginas' opens the preview of the page, and moves it to another one.
  await studio.open("catalogo;kits-para-casa;kit-chalet");
  const spanish = await studio.followLocation(/^Kit Chalet\s*\/alarmas-para-casa\/chalets$/);
  await expect(spanish.getByRole("heading", { level: 1 })).toContainText("Alarma para Chalet");
  // Beside the open preview too, where Sanity's own link has no address.
  const basque = await studio.followLocation(/^Kit Chalet \(euskera\)/);
  await expect(basque.getByRole("heading", { level: 1 })).toContainText("Txaleterako alarma");
  await expect(page.locator('input[value*="/eu/alarmas-para-casa/chalets"]')).toBeVisible();
  // It once read its page again every 2.5 seconds.
  const isPage = (request: Request) => request.url().startsWith(`${running.url}/eu/alarmas-para-casa/chalets`);
  await expect(page.waitForRequest(isPage, { timeout: 6_000 })).rejects.toThrow("Timeout");
});

test("a preview in its own window says so, and can be left", async ({ studio, running, page }) => {
  await studio.preview("/");
  await page.goto(`${running.url}/`);
  await expect(page.getByText("también ves lo que no está publicado")).toBeVisible();
  await page.getByRole("link", { name: "Ver la web como es" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("también ves lo que no está publicado")).toBeHidden();
});
