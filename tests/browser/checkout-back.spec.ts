import type { Page } from "@playwright/test";
import { fillAddress, openAddressStep, openCheckout, waitForStep } from "./checkout-journey.ts";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

// The refusal of an invalid value.
test.use({ expectedConsoleError: /status of 400/ });

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

  await page.getByRole("link", { name: "Añadir o quitar extras" }).click();
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

test("Forward sends the open step and opens the one that was shown after it, or shows its errors", async ({ page }) => {
  await openAddressStep(page, { phone: "600111061" });
  await fillAddress(page);
  await expectConfirmationStep(page);
  await waitForStep(page, "confirmation");
  await page.goBack();
  await expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao");
  await waitForStep(page, "address");
  await page.getByLabel("Número", { exact: true }).fill("14");
  await page.goForward();
  await expectConfirmationStep(page);
  await expect(page.getByText("Calle Gran Vía 14, 48001 Bilbao")).toBeVisible();

  await waitForStep(page, "confirmation");
  await page.goBack();
  await waitForStep(page, "address");
  await page.getByLabel("Código postal").fill("48");
  await page.getByLabel("Ciudad").fill("Getxo");
  await page.goForward();
  await expect(page.getByLabel("Código postal")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Ciudad")).toHaveValue("Getxo");
});

test("Forward opens a step that was left as soon as it was shown", async ({ page }) => {
  await openAddressStep(page, { phone: "600111064" });
  await waitForStep(page, "address");
  // As Back leaves the entry before the page's effects have run, which some browsers are fast enough for.
  await page.evaluate(() => history.replaceState({ ...history.state, step: undefined }, ""));
  await page.goBack();
  await expect(page.getByLabel("Nombre")).toBeVisible();
  await waitForStep(page, "personal");
  await page.goForward();
  await expect(page.getByLabel("Ciudad")).toBeVisible();
  await expect(page).toHaveURL(/#address$/);
});

test("Back from 'Editar' to the order stays on the edited step", async ({ page }) => {
  await openAddressStep(page, { phone: "600111063" });
  await fillAddress(page);
  await expectConfirmationStep(page);
  await waitForStep(page, "confirmation");
  await page.getByRole("button", { name: "Editar Dirección" }).click();
  await page.getByLabel("Ciudad").fill("Getxo");
  await page.goBack();
  await expect(page).toHaveURL(/#confirmation$/);
  await expect(page.getByLabel("Ciudad")).toHaveValue("Getxo");
});

test("the account's holder follows a corrected name, unless the visitor typed it", async ({ page }) => {
  const holder = page.getByLabel("Titular de la cuenta");
  const correct = async (name: string) => {
    await page.getByRole("button", { name: "Editar" }).first().click();
    await page.getByLabel("Nombre").fill(name);
    await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click();
    await page.getByRole("button", { name: "Continuar" }).click();
    await waitForStep(page, "confirmation");
  };
  await openAddressStep(page, { status: "No soy de Yoigo", phone: "600111095" });
  await fillAddress(page);
  await page.getByLabel("IBAN").fill("ES91 2100 0418 4502 0005 1332");
  await correct("Ane Lopes");
  await expect(holder).toHaveValue("Ane Lopes");
  await expect(page.getByLabel("IBAN")).toHaveValue("ES91 2100 0418 4502 0005 1332");
  await holder.fill("Jon Etxea");
  await correct("Ane López");
  await expect(holder).toHaveValue("Jon Etxea");
});

test("a client who turns out to be none is the account's holder at first", async ({ page }) => {
  await openAddressStep(page, { phone: "600111096" });
  await fillAddress(page);
  await page.getByRole("checkbox", { name: /condiciones generales/ }).check();
  await page.getByRole("button", { name: "Editar" }).first().click();
  await page.getByRole("radio", { name: "No soy de Yoigo", exact: true }).check();
  await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByLabel("Titular de la cuenta")).toHaveValue("Ane López");
});

test("the prices that are chosen on the kit's page replace the status of what was typed", async ({ page }) => {
  await openCheckout(page);
  await page.getByLabel("Nombre").fill("Ane");
  await page.getByRole("link", { name: "Añadir o quitar extras" }).click();
  const other = page.getByRole("navigation", { name: "Precios para" }).getByRole("link", { name: "No soy de Yoigo" });
  await other.click();
  await expect(other).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Lo quiero" }).first().click();
  await expect(page.getByLabel("Nombre")).toHaveValue("Ane");
  await expect(page.getByRole("radio", { name: "No soy de Yoigo" })).toBeChecked();
});
