import type { Page } from "@playwright/test";
import { confirm, fillAccount, fillAddress, fillPersonal, openAddressStep, openCheckout } from "./checkout-journey.ts";
import {
  BACKEND,
  FIELDS,
  OPTIONAL_FIELDS,
  REQUIRED,
  REQUIRED_FIELDS,
  STEPS,
  type Step,
  TEXT,
} from "./checkout-message-cases.ts";
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

/** What to do after a refusal that is about no field. */
const NEXT =
  /vuelve a enviarlo.*Llámanos: *900 622 550 *De lunes a viernes, de 09:00 a 22:00 *Sábados, de 09:00 a 14:00/;

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

      test(`the ${step} step shows the messages of the backend in its header and at their field`, async ({
        page,
        sandbox,
      }) => {
        await open[step](page);
        for (const [, message, shown, label] of BACKEND.filter(([of]) => of === step)) {
          await test.step(message ?? "no message", async () => {
            const rule = { service: "alarms", path: PATHS[step], status: 422, message: message ?? "" };
            await sandbox.fail(rule);
            await fill[step](page);
            await expect(page.getByRole("alert")).toHaveText(shown);
            const help = page.locator("form").getByRole("link", { name: "900 622 550" });
            if (label) {
              await expect(field(page, label)).toBeFocused();
              await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
              await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(shown));
              await expect(help).toBeHidden();
            } else {
              await expect(page.getByRole("alert")).toBeFocused();
              await expect(page.getByRole("alert")).toHaveAccessibleDescription(NEXT);
              await expect(help).toHaveAttribute("href", "tel:900622550");
            }
          });
        }
      });

      test(`the ${step} step says which fields are required`, async ({ page }) => {
        await open[step](page);
        for (const label of REQUIRED_FIELDS[step]) {
          await expect(field(page, label)).toHaveAttribute("aria-required", "true");
          // The browser's own message would come in the place of ours.
          await expect(field(page, label)).not.toHaveAttribute("required");
        }
        for (const label of OPTIONAL_FIELDS[step]) {
          await expect(field(page, label)).not.toHaveAttribute("aria-required");
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
        await expect(page.getByLabel("Teléfono")).toBeFocused();
        await expect(page.getByLabel("Teléfono")).toHaveAccessibleDescription(shown);
        await expect(page.getByRole("group", { name: /Eres cliente/ })).toHaveAccessibleDescription(new RegExp(note));
        await expect(page.getByText(note)).toBeVisible();
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
