import { fillAddress, fillPersonal, openAddressStep, openCheckout } from "./checkout-journey.ts";
import { holdRequests, waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

test("a likely mistake in the e-mail's domain is pointed out, and its correction offered", async ({ page }) => {
  await openCheckout(page);
  await waitForHydration(page);
  const email = page.getByLabel("Email");
  await email.fill("ane.lopez@gmial.com");
  await email.press("Tab");
  await expect(email).toHaveAccessibleDescription(/¿Querías decir ane\.lopez@gmail\.com\?/);
  await page.getByRole("button", { name: "Sí, cámbialo" }).click();
  await expect(email).toHaveValue("ane.lopez@gmail.com");
  await expect(email).toBeFocused();
  await expect(page.getByText("¿Querías decir")).toBeHidden();
});

test.describe("what only the backend may refuse", () => {
  // Its refusal, which the page shows.
  test.use({ expectedConsoleError: /status of 400/ });

  test("a wrong check letter or digit is pointed out when the field is left, and blocks nothing", async ({ page }) => {
    await openCheckout(page);
    await fillPersonal(page, "No soy de Yoigo", "600111071");
    const number = page.getByLabel("Número de documento");
    await number.fill("12345678A");
    await number.press("Tab");
    await expect(number).toHaveAccessibleDescription("La letra no cuadra: revísala.");
    await number.fill("12345678Z");
    await expect(page.getByText("La letra no cuadra")).toBeHidden();
    await fillAddress(page, "48001", "12345678A");
    await expect(page.getByRole("alert")).toHaveText("El documento no es válido");
    await expect(number).toHaveAccessibleDescription("El documento no es válido");
    await fillAddress(page);

    const iban = page.getByLabel("IBAN");
    await iban.fill("ES92 2100 0418 4502 0005 1332");
    await iban.press("Tab");
    await expect(iban).toHaveAccessibleDescription("Los números no cuadran: revisa el IBAN.");
    await iban.fill("ES91 2100 0418 4502 0005 1332");
    await expect(page.getByText("Los números no cuadran")).toBeHidden();
  });
});

test("a hint that arrives while a button is pressed does not take the click away", async ({ page }) => {
  await openAddressStep(page, { phone: "600111132" });
  // The e-mail's field loaded the code of the checks.
  await page.reload();
  await waitForHydration(page);
  const file = "**/assets/likely-mistakes*.js";
  const release = await holdRequests(page, file);
  const code = page.waitForResponse(file);
  await page.getByLabel("Número de documento").fill("12345678A");
  await page.getByLabel("Ciudad").focus();
  await page.getByRole("button", { name: "Continuar" }).hover();
  await page.mouse.down();
  release();
  await (await code).finished();
  // Time to run the code and to render what it found.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(page.getByText("La letra no cuadra")).toBeHidden();
  await page.mouse.up();
  await expect(page.getByLabel("Calle", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("La letra no cuadra")).toBeVisible();
});
