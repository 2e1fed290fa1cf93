import { confirm, fillAccount, fillAddress, openAddressStep } from "#tests/browser/checkout-journey.ts";
import type { Tab } from "#tests/support/tab.ts";
import { expect, expectPath, expectText, expectValue, test } from "./test.ts";

test.beforeEach(({ sandbox }) => sandbox.clearReceived());

const street = (tab: Tab) => tab.getByRole("combobox", { name: "Calle", exact: true });
const field = (tab: Tab, label: string) => tab.getByLabel(label, { exact: true });

/** A field of each step. */
const FIELDS = { personal: "Nombre", address: "Ciudad", confirmation: "IBAN" };

/** Waits until a step is open, at its address. */
async function expectStep(tab: Tab, step: keyof typeof FIELDS) {
  await tab.getByLabel(FIELDS[step]).waitFor();
  await expectPath(tab, `/checkout#${step}`);
}

test("a non-client finds the street, and orders with an IBAN", async ({ tab, sandbox }) => {
  await openAddressStep(tab, { status: "No soy de Yoigo", phone: "600111002" }, "/checkout?kit=oficina");
  await street(tab).pressSequentially("somera bilbao 12");
  await tab.getByRole("option", { name: "Calle Somera, 12, Bilbao, España" }).click();
  await tab.getByText("Dirección rellenada: revísala.").waitFor();
  await expectValue(street(tab), "Somera");
  await expectValue(field(tab, "Número"), "12");
  await expectValue(field(tab, "Código postal"), "48005");
  await expectValue(field(tab, "Provincia"), "Bizkaia");
  await field(tab, "Tipo de documento").selectOption("DNI");
  await field(tab, "Número de documento").fill("12345678Z");
  await tab.getByRole("button", { name: "Continuar" }).click();
  await tab.getByText("Calle Somera 12, 48005 Bilbao").waitFor();
  await fillAccount(tab);
  await confirm(tab);
  await tab.getByRole("heading", { level: 1, name: /Gracias/ }).waitFor();
  expect(await sandbox.orders("Alarma para Oficina")).toMatchObject([{ iban: "ES9121000418450200051332" }]);
});

test("the street is picked by keyboard", async ({ tab }) => {
  await openAddressStep(tab, { phone: "600111003" });
  await street(tab).pressSequentially("somera bilbao 12");
  await tab.getByRole("option", { name: "Calle Somera, 12, Bilbao, España" }).waitFor();
  await tab.keyboard.press("ArrowDown");
  await tab.keyboard.press("Enter");
  await expectValue(field(tab, "Ciudad"), "Bilbao");
  await expectValue(street(tab), "Somera");
});

test("Back and Forward lead through the steps, and what was typed stays", async ({ tab }) => {
  await openAddressStep(tab, { status: "No soy de Yoigo", phone: "600111004" });
  await fillAddress(tab);
  await expectStep(tab, "confirmation");
  await fillAccount(tab);
  await tab.goBack();
  await expectStep(tab, "address");
  await expectValue(field(tab, "Ciudad"), "Bilbao");
  await tab.goBack();
  await expectValue(tab.getByLabel("Nombre"), "Ane López");
  await tab.goForward();
  await expectStep(tab, "address");
  await expectText(tab.getByRole("main"), "Ane López · 600111004 · ane@example.com");
  await tab.goForward();
  await expectStep(tab, "confirmation");
  await expectValue(tab.getByLabel("IBAN"), "ES91 2100 0418 4502 0005 1332");
});

test("a refused field has its message, and takes the focus", async ({ tab }) => {
  await openAddressStep(tab, { phone: "600111005" });
  await fillAddress(tab, "8001");
  await tab.getByText(/¿Falta un 0 delante\?/).waitFor();
  expect(await tab.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("postalCode");
});
