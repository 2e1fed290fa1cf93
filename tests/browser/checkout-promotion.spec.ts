import type { Page } from "@playwright/test";
import { confirm, fillAddress, openAddressStep } from "./checkout-journey.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

const code = (page: Page) => page.getByLabel("Código promocional");
const link = (page: Page) => page.getByText("Tengo un código promocional");

const change = (page: Page) => page.getByText("Cambiar el código promocional");

/** Enters a code in step 2, and opens step 3. */
async function enter(page: Page, phone: string, typed: string) {
  await openAddressStep(page, { phone });
  await expect(code(page)).toBeHidden();
  await link(page).click();
  await code(page).fill(typed);
  await fillAddress(page);
}

withAndWithoutJavaScript(() => {
  test.use({ expectedConsoleError: /status of (400|422)/ });

  test("a wrong code opens the field with its message, and a right one is ordered", async ({ page, sandbox }) => {
    await enter(page, "600111081", "verano");
    await expect(code(page)).toBeVisible();
    await expect(code(page)).toHaveAccessibleDescription(/El código promocional no es correcto/);
    await expect(code(page)).toBeFocused();
    await code(page).fill("ALARMASYOIGO10");
    await page.getByRole("button", { name: /^Continuar/ }).click();
    await expect(page.getByText("Código promocional: ALARMASYOIGO10")).toBeVisible();
    await expect(link(page)).toHaveCount(0);
    await confirm(page);
    await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
    expect((await sandbox.orders("Alarma para Piso")).at(-1)?.promotion).toBe("ALARMASYOIGO10");
  });

  test("what the backend says of the code stands beside it", async ({ page, sandbox }) => {
    await enter(page, "600111082", "ALARMASYOIGO99");
    await expect(page.getByText(/^Se comprobará al confirmar/).first()).toBeVisible();
    const message = "The promotion has ended";
    await sandbox.fail({ service: "alarms", path: "/address/", status: 422, message });
    await confirm(page);
    await expect(page.getByRole("alert")).toHaveText(message);
    await expect(code(page)).toHaveValue("ALARMASYOIGO99");
    await expect(code(page)).toHaveAccessibleDescription(message);
  });
});

test("a code is changed in step 3, and the link takes the focus to its field", async ({ page, sandbox }) => {
  await enter(page, "600111083", "ALARMASYOIGO10");
  await change(page).click();
  await expect(code(page)).toBeFocused();
  await code(page).fill("ALARMASYOIGO20");
  // Closed, the field says what is ordered.
  await change(page).click();
  await expect(page.getByText("Código promocional: ALARMASYOIGO20")).toBeVisible();
  await confirm(page);
  await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
  expect((await sandbox.orders("Alarma para Piso")).at(-1)?.promotion).toBe("ALARMASYOIGO20");
});

test("without a code step 3 asks for none", async ({ page }) => {
  await openAddressStep(page, { phone: "600111084" });
  await fillAddress(page);
  await expect(page.getByRole("button", { name: /pedido/i }).first()).toBeVisible();
  await expect(page.getByText("código promocional")).toHaveCount(0);
});

test("a code that is entered after step 3 was filled in is ordered, and accepted anew", async ({ page, sandbox }) => {
  await openAddressStep(page, { phone: "600111085" });
  await fillAddress(page);
  const accepted = page.getByRole("checkbox", { name: /condiciones generales/ });
  await accepted.check();
  await page.getByRole("button", { name: "Editar Dirección" }).click();
  await link(page).click();
  await code(page).fill("ALARMASYOIGO10");
  await page.getByRole("button", { name: /^Continuar/ }).click();
  await expect(page.getByText("Código promocional: ALARMASYOIGO10")).toBeVisible();
  await expect(accepted).not.toBeChecked();
  await confirm(page);
  await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
  expect((await sandbox.orders("Alarma para Piso")).at(-1)?.promotion).toBe("ALARMASYOIGO10");
});
