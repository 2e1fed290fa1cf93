import type { Locator, Page } from "@playwright/test";
import { confirm, openAddressStep, openCheckout } from "./checkout-journey.ts";
import { holdRequests, PAGE_CODE, waitForHydration } from "./page-state.ts";
import type { Sandbox } from "./sandbox.ts";
import { expect, test } from "./test.ts";

/** Password managers, kiosks and extensions fill in fields without an event: what stands in a field when the form is sent counts. */

const main = (page: Page) => page.getByRole("main");

/** Sets a value as a script from outside the page does: React does not hear of it. */
async function set(field: Locator, value: string | boolean): Promise<void> {
  await field.evaluate((element, wanted) => {
    const name = typeof wanted === "boolean" ? "checked" : "value";
    const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name);
    property?.set?.call(element, wanted);
  }, value);
}

async function setAll(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await set(main(page).getByLabel(label, { exact: true }), value);
}

const press = (page: Page, name: string) => main(page).getByRole("button", { name }).click();

/** The body of the last request to a service whose path ends so. */
async function lastBody(sandbox: Sandbox, service: string, path: string) {
  return (await sandbox.received(service)).findLast((request) => request.path.endsWith(path))?.body;
}

const ADDRESS = {
  "Tipo de documento": "CIF",
  "Número de documento": "B12345674",
  "Nombre de la empresa": "Acme SL",
  "Código postal": "35001",
  Provincia: "Las Palmas",
  Ciudad: "Las Palmas",
  "Tipo de vía": "Plaza",
  Calle: "Mayor",
  Número: "7",
  Piso: "2",
};

const ADDRESS_BODY = {
  docType: "CIF",
  docNumber: "B12345674",
  companyName: "Acme SL",
  postalCode: "35001",
  type: "Plaza",
  name: "Mayor",
  number: "7",
  floor: "2",
};

for (const isHydrated of [true, false]) {
  test.describe(isHydrated ? "once the page is hydrated" : "before the page is hydrated", () => {
    /** Opens the page again whose code never comes. */
    const withoutCode = async (page: Page) => {
      if (isHydrated) return;
      await holdRequests(page, PAGE_CODE);
      await page.reload({ waitUntil: "commit" });
    };

    test("the three steps of an order", async ({ page, sandbox }) => {
      await openCheckout(page);
      await withoutCode(page);
      await set(page.getByRole("radio", { name: "No soy de Yoigo", exact: true }), true);
      await setAll(page, { Nombre: "Ane López", Teléfono: "600111401", Email: "ane@example.com" });
      await set(page.getByRole("checkbox", { name: /acepto la política/ }), true);
      await press(page, "Confirmar e ir a la dirección");
      await expect(page.getByLabel("Número de documento")).toBeVisible();
      const person = { name: "Ane López", msisdn: "600111401", email: "ane@example.com", client: false };
      expect(await lastBody(sandbox, "alarms", "/customer")).toMatchObject(person);

      await setAll(page, ADDRESS);
      await press(page, "Continuar");
      await expect(page.getByLabel("IBAN")).toBeVisible();
      expect(await lastBody(sandbox, "alarms", "/address")).toMatchObject(ADDRESS_BODY);

      await setAll(page, { "Titular de la cuenta": "Acme SL", IBAN: "ES91 2100 0418 4502 0005 1332" });
      await set(page.getByRole("checkbox", { name: /condiciones generales/ }), true);
      await press(page, "Confirmar el pedido");
      await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
      const account = { owner: "Acme SL", iban: "ES9121000418450200051332" };
      expect(await lastBody(sandbox, "alarms", "/order")).toMatchObject(account);
    });

    test("a call-back", async ({ page, sandbox }) => {
      await page.goto("/te-llamamos");
      await waitForHydration(page);
      await withoutCode(page);
      await setAll(page, { Nombre: "Ane López", Teléfono: "600111402" });
      await set(main(page).getByRole("checkbox"), true);
      await press(page, "Llamadme gratis");
      await expect(page.getByText("¡Hecho! Te llamamos nosotros")).toBeVisible();
      expect(await lastBody(sandbox, "node", "/callback")).toMatchObject({ name: "Ane López", msisdn: "600111402" });
    });

    test("a withdrawal", async ({ page }) => {
      await page.goto("/desistimiento");
      await waitForHydration(page);
      await withoutCode(page);
      await setAll(page, { "Nombre y apellidos": "Ane López", "Email para el justificante": "ane@example.com" });
      await set(main(page).getByLabel("Número de pedido o de contrato"), "ord-123");
      await press(page, "Continuar");
      await expect(page.getByRole("blockquote")).toContainText("ord-123");
    });

    test("a comment", async ({ page, sandbox }) => {
      await page.goto("/valoracion?sobre=ayuda-respuesta:cuando-llega-la-factura");
      await waitForHydration(page);
      await press(page, "No");
      await page.getByRole("textbox").waitFor();
      await withoutCode(page);
      await set(page.getByRole("textbox"), "El día");
      await press(page, "Enviar");
      await expect(page.getByRole("status")).toHaveText(/^Gracias/);
      const sent = (await sandbox.received("node")).findLast(({ method }) => method === "PUT");
      expect(sent?.body).toMatchObject({ comment: "El día" });
    });
  });
}

test.describe("beside fields that are typed", () => {
  test.use({ expectedConsoleError: /status of 400/ });

  test("what was filled in stays, also when the form is refused", async ({ page, sandbox }) => {
    await openAddressStep(page, { phone: "600111403" });
    await setAll(page, ADDRESS);
    // React hears of these, and shows the form again.
    await page.getByLabel("Ciudad").press("End");
    await page.keyboard.type(" de GC");
    await page.getByLabel("Número", { exact: true }).fill("");
    await press(page, "Continuar");
    await expect(page.getByLabel("Número", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Calle", { exact: true })).toHaveValue("Mayor");
    await page.getByLabel("Número", { exact: true }).fill("7");
    await press(page, "Continuar");
    await confirm(page);
    await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
    expect(await lastBody(sandbox, "alarms", "/address")).toMatchObject({ ...ADDRESS_BODY, city: "Las Palmas de GC" });
  });
});
