import type { Page } from "@playwright/test";
import { fillAddress, openAddressStep, openCheckout } from "./checkout-journey.ts";
import { FIELDS, REQUIRED, STEPS, type Step, TEXT } from "./checkout-message-cases.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

const submit: Record<Step, (page: Page) => Promise<void>> = {
  personal: (page: Page) => page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click(),
  address: (page: Page) => page.getByRole("button", { name: "Continuar" }).click(),
  confirmation: (page: Page) => page.getByRole("button", { name: /^Confirmar el pedido/ }).click(),
};

const open: Record<Step, (page: Page) => Promise<void>> = {
  personal: (page) => openCheckout(page),
  address: (page) => openAddressStep(page, { status: "No soy de Yoigo", phone: "600111041" }),
  confirmation: async (page) => {
    await open.address(page);
    await fillAddress(page);
    await expect(page.getByLabel("IBAN")).toBeVisible();
  },
};

/** A field by its label. The labels of checkboxes continue with a link. */
const field = (page: Page, label: string) =>
  label.startsWith("He leído") ? page.getByRole("checkbox", { name: label }) : page.getByLabel(label, { exact: true });

async function fillIn(page: Page, typed: Record<string, string>) {
  for (const [label, value] of Object.entries(typed)) {
    const isFolded = label === "Código promocional" && !(await field(page, label).isVisible());
    if (isFolded) await page.getByText("Tengo un código promocional").click();
    if (label.startsWith("Tipo")) await field(page, label).selectOption(value);
    else await field(page, label).fill(value);
  }
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ expectedConsoleError: /status of 400/ });

  for (const step of STEPS) {
    test(`the ${step} step shows each message at its field, focuses the first and keeps the values`, async ({
      page,
    }) => {
      await open[step](page);
      for (const [, name, typed, shown] of FIELDS.filter(([of]) => of === step)) {
        await test.step(name, async () => {
          await fillIn(page, typed);
          await submit[step](page);
          for (const [label, message] of shown) {
            await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
            await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
          }
          await expect(field(page, shown[0]?.[0] ?? "")).toBeFocused();
          for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
        });
      }
    });
  }

  test("links lead to the fields with errors, when there are more than one", async ({ page }) => {
    await open.personal(page);
    await submit.personal(page);
    await expect(page.getByLabel("Nombre")).toBeFocused();
    const list = page.getByRole("status").filter({ hasText: "Revisa estos campos:" });
    await expect(list.getByRole("link")).toHaveText(["Nombre", "Teléfono", "Email", "política de privacidad"]);
    const address = page.url();
    await list.getByRole("link", { name: "política de privacidad" }).click();
    await expect(page.getByRole("checkbox", { name: /acepto la política/ })).toBeFocused();
    // With JavaScript the history is that of the steps.
    if (javaScriptEnabled) expect(page.url()).toBe(address);
    await fillIn(page, { Nombre: "Ane López", Teléfono: "600111043", Email: "ane@example.com" });
    await submit.personal(page);
    await expect(page.getByRole("checkbox", { name: /acepto la política/ })).toBeFocused();
    await expect(list).toBeHidden();
  });
});

test("with JavaScript the phone's placeholder and the prices follow the toggle", async ({ page }) => {
  await open.personal(page);
  await expect(page.getByLabel("Teléfono")).toHaveAttribute("placeholder", "Tu móvil Yoigo");
  await expect(page.getByRole("complementary")).toContainText(monthlyPrice("piso"));
  await page.getByRole("radio", { name: "No soy de Yoigo" }).check();
  await expect(page.getByLabel("Teléfono")).toHaveAttribute("placeholder", "Teléfono de contacto");
  await expect(page.getByRole("complementary")).toContainText("42,35 €");
});

test.describe("before the rules of the form are loaded", () => {
  // The server validates.
  test.use({ expectedConsoleError: /status of 400/ });

  test("an invalid field is validated again while the visitor corrects it", async ({ page }) => {
    await open.personal(page);
    await submit.personal(page);
    const name = field(page, "Nombre");
    await expect(name).toHaveAccessibleDescription(REQUIRED);
    await name.fill("Ane 2");
    await expect(name).toHaveAccessibleDescription(TEXT);
    await name.fill("Ane");
    await expect(name).toHaveAccessibleDescription("");
    await expect(name).not.toHaveAttribute("aria-invalid");
  });
});
