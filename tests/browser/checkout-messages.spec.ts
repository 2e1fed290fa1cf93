import type { Page } from "@playwright/test";
import { confirm, fillAccount, fillAddress, fillPersonal, openAddressStep, openCheckout } from "./checkout-journey.ts";
import { BACKEND, FIELDS, REQUIRED, STEPS, type Step, TEXT } from "./checkout-message-cases.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test } from "./test.ts";

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

      test(`the ${step} step shows the messages of the backend in its header`, async ({ page, sandbox }) => {
        await open[step](page);
        for (const [, message, shown] of BACKEND.filter(([of]) => of === step)) {
          await test.step(message ?? "no message", async () => {
            const rule = { service: "alarms", path: PATHS[step], status: 422, message: message ?? "" };
            await sandbox.fail(rule);
            await fill[step](page);
            await expect(page.getByRole("alert")).toHaveText(shown);
            await expect(page.getByRole("alert")).toBeFocused();
          });
        }
      });
    }

    for (const [declared, phone, shown, note] of [
      ["Soy de Yoigo", "600000002", "El número introducido no pertenece a Yoigo", "elige «No soy de Yoigo»"],
      ["No soy de Yoigo", "600000001", "El número introducido pertenece a un cliente de Yoigo", "elige «Soy de Yoigo»"],
      ["No soy de Yoigo", "600000004", "El número introducido pertenece a un cliente", "elige «Soy de Yoigo»"],
    ] as const) {
      test(`'${declared}' contradicted by ${phone} shows a message and a note at the toggle`, async ({ page }) => {
        await open.personal(page);
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
      await open.personal(page);
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
