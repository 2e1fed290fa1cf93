import { provinceOf } from "#tests/support/checkout-fields.ts";
import type { Tab } from "#tests/support/tab.ts";
import { waitForHydration } from "./page-state.ts";

type Status = "Soy de Yoigo" | "No soy de Yoigo";

interface Customer {
  phone: string;
  status?: Status;
}

/** Opens the checkout of a kit and waits for hydration, which can fail in React 18 (its error 345) when keys or clicks interrupt it. */
export async function openCheckout(page: Tab, url = "/checkout?kit=piso"): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

/** Opens the checkout of a kit and completes step 1. */
export async function openAddressStep(page: Tab, { status = "Soy de Yoigo", phone }: Customer, url?: string) {
  await openCheckout(page, url);
  await fillPersonal(page, status, phone);
  await page.getByLabel("Número de documento").waitFor();
}

/** Completes the three steps, from the open first one to the thank-you page. */
export async function placeOrder(page: Tab, { status = "Soy de Yoigo", phone }: Customer): Promise<void> {
  await fillPersonal(page, status, phone);
  await fillAddress(page);
  if (status === "No soy de Yoigo") await fillAccount(page);
  await confirm(page);
  await page.getByRole("heading", { level: 1, name: /Gracias/ }).waitFor();
}

/** Fills in and submits step 1. */
export async function fillPersonal(page: Tab, status: Status, phone: string): Promise<void> {
  await page.getByRole("radio", { name: status, exact: true }).check();
  await page.getByLabel("Nombre").fill("Ane López");
  await page.getByLabel("Teléfono").fill(phone);
  await page.getByLabel("Email").fill("ane@example.com");
  await page.getByRole("checkbox", { name: /acepto la política/ }).check();
  await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click();
}

/** Fills in and submits step 2 with a DNI, also for a business. The postal code decides the tax. */
export async function fillAddress(page: Tab, postalCode = "48001", docNumber = "12345678Z"): Promise<void> {
  await page.getByLabel("Tipo de documento").selectOption("DNI");
  await page.getByLabel("Número de documento").fill(docNumber);
  await page.getByLabel("Código postal").fill(postalCode);
  await page.getByLabel("Provincia").fill(provinceOf(postalCode));
  await page.getByLabel("Ciudad").fill("Bilbao");
  await page.getByLabel("Calle", { exact: true }).fill("Gran Vía");
  await page.getByLabel("Número", { exact: true }).fill("12");
  await page.getByRole("button", { name: "Continuar" }).click();
}

/** Fills in the bank account of step 3, which non-clients give. */
export async function fillAccount(page: Tab): Promise<void> {
  await page.getByLabel("Titular de la cuenta").fill("Ane López");
  await page.getByLabel("IBAN").fill("ES91 2100 0418 4502 0005 1332");
}

/** Accepts the terms in step 3 and orders. */
export async function confirm(page: Tab): Promise<void> {
  await page.getByRole("checkbox", { name: /condiciones generales/ }).check();
  await page.getByRole("button", { name: "Confirmar el pedido con obligación de pago" }).click();
}

/** Waits until a step is shown and its effects have run. They send analytics events, then write the step to the history. */
export const waitForStep = (page: Tab, step: "personal" | "address" | "confirmation") =>
  page.waitForFunction((shown) => window.history.state?.step === shown, step);
