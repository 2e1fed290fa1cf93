import type { Page } from "@playwright/test";
import { fillAddress, openAddressStep, openCheckout } from "./checkout-journey.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

const REQUIRED = "Este campo es obligatorio";
const TEXT = "Este campo solo debe contener texto";
const NUMBER = "Este campo solo debe contener números";

/**
 * Typed values of a step, and the message at each field (docs/rules.md#field-patterns). The first field gets focus. All values and texts
 * are in `tests/rules/real-values.test.ts` and `fixed-texts.test.ts`.
 */
const FIELDS = {
  personal: {
    typed: { Nombre: "Ane 2", Email: "ane@" },
    shown: {
      Nombre: TEXT,
      Teléfono: REQUIRED,
      Email: "Este campo debe ser un email",
      "He leído y acepto la política de privacidad": "Acepta la política de privacidad para continuar",
    },
  },
  address: {
    typed: {
      "Número de documento": "1234",
      Calle: "12",
      Número: "doce",
      Bloque: "@",
      Escalera: "?",
      Piso: "azul",
      Puerta: "*",
      "Código postal": "cinco",
      Ciudad: "B1lbao",
      Provincia: "48",
      "Código promocional": "verano",
    },
    shown: {
      "Número de documento": "Formato de DNI incorrecto",
      Calle: TEXT,
      Número: NUMBER,
      Bloque: NUMBER,
      Escalera: TEXT,
      Piso: NUMBER,
      Puerta: TEXT,
      "Código postal": NUMBER,
      Ciudad: TEXT,
      Provincia: TEXT,
      "Código promocional": "El código promocional no es correcto",
    },
  },
  confirmation: {
    typed: { "Titular de la cuenta": "2000", IBAN: "ES91 2100" },
    shown: {
      "Titular de la cuenta": TEXT,
      IBAN: "El código IBAN debe tener 2 letras seguido de 22 números",
      "He leído y acepto las condiciones generales": REQUIRED,
    },
  },
};

type Step = keyof typeof FIELDS;
const STEPS = ["personal", "address", "confirmation"] as const;

const BUTTONS = {
  personal: "Confirmar e ir a la dirección",
  address: "Continuar",
  confirmation: /^Confirmar el pedido/,
};

const submit = (page: Page, step: Step) => page.getByRole("button", { name: BUTTONS[step] }).click();

async function open(page: Page, step: Step): Promise<void> {
  if (step === "personal") return await openCheckout(page);
  await openAddressStep(page, { status: "No soy de Yoigo", phone: "600111041" });
  if (step === "address") return;
  await fillAddress(page);
  await expect(page.getByLabel("IBAN")).toBeVisible();
}

/** A field by its label. The labels of checkboxes continue with a link. */
const field = (page: Page, label: string) =>
  label.startsWith("He leído") ? page.getByRole("checkbox", { name: label }) : page.getByLabel(label, { exact: true });

async function fillIn(page: Page, typed: Record<string, string>) {
  for (const [label, value] of Object.entries(typed)) {
    if (label === "Código promocional") await page.getByText("Tengo un código promocional").click();
    await field(page, label).fill(value);
  }
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ expectedConsoleError: /status of 400/ });

  for (const step of STEPS) {
    test(`the ${step} step shows each message at its field, focuses the first and keeps the values`, async ({
      page,
    }) => {
      const { typed, shown } = FIELDS[step];
      await open(page, step);
      await fillIn(page, typed);
      await submit(page, step);
      for (const [label, message] of Object.entries(shown)) {
        await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
        await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      }
      await expect(field(page, Object.keys(shown)[0] ?? "")).toBeFocused();
      for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
    });
  }

  test("links lead to the fields with errors, when there are more than one", async ({ page }) => {
    await open(page, "personal");
    await submit(page, "personal");
    await expect(page.getByLabel("Nombre")).toBeFocused();
    const list = page.getByRole("status").filter({ hasText: "Revisa estos campos:" });
    await expect(list.getByRole("link")).toHaveText([
      "Nombre",
      "Teléfono",
      "Email",
      "Aceptar la política de privacidad",
    ]);
    const address = page.url();
    await list.getByRole("link", { name: "Aceptar la política de privacidad" }).click();
    await expect(page.getByRole("checkbox", { name: /acepto la política/ })).toBeFocused();
    // With JavaScript the history is that of the steps.
    if (javaScriptEnabled) expect(page.url()).toBe(address);
    await fillIn(page, { Nombre: "Ane López", Teléfono: "600111043", Email: "ane@example.com" });
    await submit(page, "personal");
    await expect(page.getByRole("checkbox", { name: /acepto la política/ })).toBeFocused();
    await expect(list).toBeHidden();
  });
});

test.describe("before the rules of the form are loaded", () => {
  // The server validates.
  test.use({ expectedConsoleError: /status of 400/ });

  test("an invalid field is validated again while the visitor corrects it", async ({ page }) => {
    await open(page, "personal");
    await submit(page, "personal");
    const name = field(page, "Nombre");
    await expect(name).toHaveAccessibleDescription(REQUIRED);
    await name.fill("Ane 2");
    await expect(name).toHaveAccessibleDescription(TEXT);
    await name.fill("Ane");
    await expect(name).toHaveAccessibleDescription("");
    await expect(name).not.toHaveAttribute("aria-invalid");
  });
});
