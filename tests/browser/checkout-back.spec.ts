import type { Page } from "@playwright/test";
import { fillAddress, openAddressStep } from "./checkout-journey.ts";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

const expectConfirmationStep = (page: Page) => expect(page.getByText("la cuenta bancaria principal")).toBeVisible();

test("'Ir al contenido' leads to the content of the open step, and Back from there stays on it", async ({ page }) => {
  await openAddressStep(page, { phone: "600111053" });
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
  await openAddressStep(page, { phone: "600111054" });
  await page.goto("/checkout");
  await fillAddress(page);
  await expectConfirmationStep(page);
  await page.goBack();
  await expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao");

  await page.getByRole("link", { name: "Ver o cambiar el kit" }).click();
  await page.getByRole("button", { name: "Lo quiero" }).first().click();
  await expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expectConfirmationStep(page);
  await page.reload();
  // The browser goes back without an event for the page until it is hydrated.
  await waitForHydration(page);
  await page.goBack();
  await expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao");
});
