import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

interface Received {
  path: string;
  body: Record<string, unknown>;
}

/** Fills in step 1. */
export async function fillPersonal(page: Page, status: "Soy de Yoigo" | "No soy de Yoigo", phone: string) {
  await page.getByRole("radio", { name: status, exact: true }).check();
  await page.getByLabel("Nombre").fill("Ane López");
  await page.getByLabel("Teléfono").fill(phone);
  await page.getByLabel("Email").fill("ane@example.com");
  await page.getByRole("checkbox", { name: /acepto la política/ }).check();
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
}

/** Fills in step 2. `postalCode` decides the tax. */
export async function fillAddress(page: Page, postalCode = "48001") {
  await page.getByLabel("Número de documento").fill("12345678Z");
  await page.getByLabel("Calle", { exact: true }).fill("Gran Vía");
  await page.getByLabel("Número", { exact: true }).fill("12");
  await page.getByLabel("Código postal").fill(postalCode);
  await page.getByLabel("Ciudad").fill("Bilbao");
  await page.getByLabel("Provincia").fill("Bizkaia");
  await page.getByRole("button", { name: "Continuar" }).click();
}

export async function confirm(page: Page) {
  await page.getByRole("checkbox", { name: /condiciones generales/ }).check();
  await page.getByRole("button", { name: "Confirmar el pedido con obligación de pago" }).click();
}

/** The orders for a product that the alarms backend received, oldest first. */
export async function ordersAt(sandboxUrl: string, name: string): Promise<Received[]> {
  const answer = await fetch(`${sandboxUrl}/received?service=alarms`);
  const all: Received[] = await answer.json();
  return all.filter(({ path, body }) => path.endsWith("/order") && body.name === name);
}

/** Fills in an IBAN with valid check digits, for non-clients. */
export async function fillAccount(page: Page, iban = "ES91 2100 0418 4502 0005 1332") {
  await page.getByLabel("Titular de la cuenta").fill("Ane López");
  await page.getByLabel("IBAN").fill(iban);
}

/** Makes the sandbox fail by a rule; without a rule it stops failing. */
export async function failBy(sandboxUrl: string, rule?: object) {
  await fetch(`${sandboxUrl}/failures`, { method: "DELETE" });
  if (!rule) return;
  const headers = { "Content-Type": "application/json" };
  await fetch(`${sandboxUrl}/failures`, { method: "PUT", headers, body: JSON.stringify(rule) });
}

/** No accessibility violation and no horizontal scrolling. */
export async function expectWellMade(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(width);
}
