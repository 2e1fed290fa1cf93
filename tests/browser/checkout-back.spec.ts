import type { Page } from "@playwright/test";
import { fillAddress, fillPersonal } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

const atAddress = (page: Page) => expect(page.getByLabel("Número de documento")).toBeVisible();
const atConfirmation = (page: Page) => expect(page.getByText("la cuenta bancaria principal")).toBeVisible();

test("'Ir al contenido' leads to the content of the open step, and Back from there stays on it", async ({ page }) => {
  await page.goto("/checkout?kit=piso");
  await fillPersonal(page, "Soy de Yoigo", "600111053");
  await atAddress(page);
  await page.getByLabel("Ciudad").fill("Bilbao");
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.getByRole("link", { name: "Ir al contenido" }).press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await page.goBack();
  await expect(page).toHaveURL(/#address$/);
  await expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao");
  expect(posts).toEqual([]);
});

test("Back opens the step that was shown, on every way into the checkout and after a reload", async ({ page }) => {
  await page.goto("/checkout?kit=piso");
  await fillPersonal(page, "Soy de Yoigo", "600111054");
  await atAddress(page);
  await page.goto("/checkout");
  await fillAddress(page);
  await atConfirmation(page);
  await page.goBack();
  await expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao");

  await page.getByRole("link", { name: "Ver o cambiar el kit" }).click();
  await page.getByRole("button", { name: "Lo quiero" }).first().click();
  await expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao");
  await page.getByRole("button", { name: "Continuar" }).click();
  await atConfirmation(page);
  await page.reload();
  // Before that the browser goes back without an event for the page.
  await page.waitForFunction(() => "__remixRouter" in window);
  await page.goBack();
  await expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao");
});
