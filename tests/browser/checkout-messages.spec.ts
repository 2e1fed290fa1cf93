import type { Page } from "@playwright/test";
import { confirm, failBy, fillAccount, fillAddress, fillPersonal } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

const send = {
  personal: (page: Page) => page.getByRole("button", { name: "Confirmar", exact: true }).click(),
  address: (page: Page) => page.getByRole("button", { name: "Continuar" }).click(),
  confirmation: (page: Page) => page.getByRole("button", { name: /^Confirmar el pedido/ }).click(),
};

type Step = keyof typeof send;

const reach: Record<Step, (page: Page) => Promise<void>> = {
  personal: async (page) => {
    await page.goto("/checkout?kit=piso");
  },
  address: async (page) => {
    await reach.personal(page);
    await fillPersonal(page, "No soy de Yoigo", "600111041");
    await expect(page.getByLabel("Número de documento")).toBeVisible();
  },
  confirmation: async (page) => {
    await reach.address(page);
    await fillAddress(page);
    await expect(page.getByLabel("IBAN")).toBeVisible();
  },
};

const REQUIRED = "Este campo es obligatorio";
const TEXT = "Este campo solo debe contener texto";
const NUMBER = "Este campo solo debe contener números";
const EMAIL = "Este campo debe ser un email";
const IBAN = "El código IBAN debe tener 2 letras seguido de 22 números";
const PROMOTION = "El código promocional no es correcto";
const CONSENT = "Acepta la política de privacidad para continuar";

/** Section 5: what is typed into a step's fields, and what stands at each of them after it was sent. The first takes focus. */
const FIELDS: [step: Step, name: string, typed: Record<string, string>, shown: [label: string, message: string][]][] = [
  [
    "personal",
    "nothing",
    {},
    [
      ["Nombre", REQUIRED],
      ["Teléfono", REQUIRED],
      ["Email", EMAIL],
      ["He leído y acepto la política de privacidad", CONSENT],
    ],
  ],
  [
    "personal",
    "what is wrong",
    { Nombre: "Ane 2", Teléfono: "12345", Email: "ane@" },
    [
      ["Nombre", TEXT],
      ["Teléfono", "Este campo debe ser un número movil"],
      ["Email", EMAIL],
    ],
  ],
  [
    "address",
    "nothing",
    {},
    [
      ["Número de documento", REQUIRED],
      ["Calle", REQUIRED],
      ["Número", REQUIRED],
      ["Código postal", REQUIRED],
      ["Ciudad", REQUIRED],
      ["Provincia", REQUIRED],
    ],
  ],
  [
    "address",
    "what is wrong, of a DNI",
    {
      "Número de documento": "1234",
      Calle: "12",
      Número: "doce",
      Bloque: "B",
      Escalera: "3",
      Piso: "bajo",
      Puerta: "3",
      "Código postal": "cinco",
      Ciudad: "B1lbao",
      Provincia: "48",
      "Código promocional": "verano",
    },
    [
      ["Número de documento", "Formato de DNI incorrecto"],
      ["Calle", TEXT],
      ["Número", NUMBER],
      ["Bloque", NUMBER],
      ["Escalera", TEXT],
      ["Piso", NUMBER],
      ["Puerta", TEXT],
      ["Código postal", NUMBER],
      ["Ciudad", TEXT],
      ["Provincia", TEXT],
      ["Código promocional", PROMOTION],
    ],
  ],
  [
    "address",
    "what is wrong, of a NIE",
    { "Tipo de documento": "NIE", "Número de documento": "12345678Z", "Código postal": "53001" },
    [
      ["Número de documento", "Formato de NIE incorrecto"],
      ["Código postal", "Este código postal no existe"],
    ],
  ],
  [
    "address",
    "what is wrong, of a CIF",
    { "Tipo de documento": "CIF", "Número de documento": "12345678Z" },
    [
      ["Número de documento", "Formato de CIF incorrecto"],
      ["Nombre de la empresa", REQUIRED],
    ],
  ],
  [
    "confirmation",
    "nothing",
    {},
    [
      ["Titular de la cuenta", REQUIRED],
      ["IBAN", REQUIRED],
      ["He leído y acepto las condiciones generales", REQUIRED],
    ],
  ],
  [
    "confirmation",
    "what is wrong",
    { "Titular de la cuenta": "4ne", IBAN: "ES91 2100", "Código promocional": "verano" },
    [
      ["Titular de la cuenta", TEXT],
      ["IBAN", IBAN],
      ["Código promocional", PROMOTION],
    ],
  ],
];

/** Labels of the boxes go on with a link. */
const field = (page: Page, label: string) =>
  label.startsWith("He leído") ? page.getByRole("checkbox", { name: label }) : page.getByLabel(label, { exact: true });

async function fillIn(page: Page, typed: Record<string, string>) {
  for (const [label, value] of Object.entries(typed)) {
    if (label.startsWith("Tipo")) await field(page, label).selectOption(value);
    else await field(page, label).fill(value);
  }
}

/** Section 8: what the backend answers, and what the visitor reads in the step's header. */
const BACKEND: [step: Step, answer: string | undefined, shown: string][] = [
  ["personal", "Invalid phone number", "Número de teléfono incorrecto"],
  ["personal", "Invalid email format", "Formato de email incorrecto"],
  ["personal", "Msisdn is not a client of the operator", "El número introducido no pertenece a Yoigo"],
  ["personal", "Msisdn is customer", "El número introducido pertenece a un cliente"],
  ["address", "Is not a valid document number", "El documento no es válido"],
  ["address", "Company name can't be empty if document type is CIF", "El nombre de la empresa no puede estar vacío"],
  ["address", "The moon is full", "The moon is full"],
  ["confirmation", "Invalid IBAN format", "El formato del IBAN no es válido"],
  ["confirmation", undefined, "Hubo un error"],
];

const fill: Record<Step, (page: Page) => Promise<void>> = {
  personal: (page) => fillPersonal(page, "Soy de Yoigo", "600111042"),
  address: (page) => fillAddress(page),
  confirmation: async (page) => {
    await fillAccount(page);
    await confirm(page);
  },
};

const PATHS = { personal: "/customer", address: "/customer/", confirmation: "/address/" };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedConsoleError: /status of 400/ });

    for (const [step, name, typed, shown] of FIELDS) {
      test(`step ${step}, ${name}: each message at its field, the first one focused`, async ({ page }) => {
        await reach[step](page);
        await fillIn(page, typed);
        await send[step](page);
        for (const [label, message] of shown) {
          await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
          await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
        }
        await expect(field(page, shown[0]?.[0] ?? "")).toBeFocused();
        for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
      });
    }

    for (const [step, message, shown] of BACKEND) {
      test(`step ${step}: '${message ?? "no message"}' of the backend in its header`, async ({ page, running }) => {
        await reach[step](page);
        await failBy(running.sandboxUrl, { service: "alarms", path: PATHS[step], status: 422, message: message ?? "" });
        await fill[step](page);
        await expect(page.getByRole("alert")).toHaveText(shown);
        await expect(page.getByRole("alert")).toBeFocused();
        await failBy(running.sandboxUrl);
      });
    }

    for (const [declared, phone, shown, note] of [
      ["Soy de Yoigo", "600000002", "El número introducido no pertenece a Yoigo", "elige «No soy de Yoigo»"],
      ["No soy de Yoigo", "600000001", "El número introducido pertenece a un cliente de Yoigo", "elige «Soy de Yoigo»"],
    ] as const) {
      test(`'${declared}' contradicted by the number, with a note at the toggle`, async ({ page }) => {
        await reach.personal(page);
        await fillPersonal(page, declared, phone);
        await expect(page.getByRole("alert")).toHaveText(shown);
        await expect(page.getByRole("group", { name: /Eres cliente/ })).toHaveAccessibleDescription(new RegExp(note));
        await expect(page.getByText(note)).toBeVisible();
      });
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the toggle says what each choice means", async ({ page }) => {
      await reach.personal(page);
      const client = page.getByText("Tienes el precio de cliente y pagas en tu cuenta de Yoigo.");
      const other = page.getByText("No soy cliente: te pediremos una cuenta bancaria al confirmar.");
      await expect(client).toBeVisible();
      await expect(other).toBeHidden();
      await page.getByRole("radio", { name: "No soy de Yoigo" }).check();
      await expect(other).toBeVisible();
      await expect(client).toBeHidden();
    });
  });
}

test("with JavaScript the phone's placeholder and the prices follow the toggle", async ({ page }) => {
  await reach.personal(page);
  await expect(page.getByLabel("Teléfono")).toHaveAttribute("placeholder", "Tu móvil Yoigo");
  await expect(page.getByRole("complementary")).toContainText("35,90 €/mes");
  await page.getByRole("radio", { name: "No soy de Yoigo" }).check();
  await expect(page.getByLabel("Teléfono")).toHaveAttribute("placeholder", "Teléfono de contacto");
  await expect(page.getByRole("complementary")).toContainText("42,35 €");
});

test("what was wrong is checked again while it is mended", async ({ page }) => {
  await reach.personal(page);
  await send.personal(page);
  const name = field(page, "Nombre");
  await expect(name).toHaveAccessibleDescription(REQUIRED);
  await name.fill("Ane 2");
  await expect(name).toHaveAccessibleDescription(TEXT);
  await name.fill("Ane");
  await expect(name).toHaveAccessibleDescription("");
  await expect(name).not.toHaveAttribute("aria-invalid");
});
