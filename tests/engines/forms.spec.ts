import { waitForHydration } from "#tests/browser/page-state.ts";
import { expect, expectText, test } from "./test.ts";

test.beforeEach(({ sandbox }) => sandbox.clearReceived());

test("a visitor asks for a call", async ({ tab, sandbox }) => {
  await tab.goto("/te-llamamos");
  await waitForHydration(tab);
  const form = tab.locator("main form:has([name=consent])");
  await form.getByLabel("Nombre").fill("Ane López");
  await form.getByLabel("Teléfono").fill("12345");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Llamadme gratis" }).click();
  await form.getByText("Este campo debe ser un número movil").waitFor();
  await form.getByLabel("Teléfono").fill("600222030");
  await form.getByRole("button", { name: "Llamadme gratis" }).click();
  await tab.getByText("¡Hecho! Te llamamos nosotros").waitFor();
  const numbers = (await sandbox.received("node")).map(({ body }) => body.msisdn);
  expect(numbers).toEqual(["600222030"]);
});

test("a customer withdraws from a contract, and gets a receipt", async ({ tab, sandbox }) => {
  await tab.goto("/");
  await waitForHydration(tab);
  await tab.getByRole("contentinfo").getByRole("link", { name: "Desistir del contrato aquí" }).click();
  const form = tab.locator("main form");
  await form.getByLabel("Nombre y apellidos").fill("Ane López");
  await form.getByLabel("Número de pedido o de contrato").fill("ord-engines");
  await form.getByLabel("Email para el justificante").fill("ane@example.com");
  await form.getByRole("button", { name: "Continuar" }).click();
  await tab.getByRole("heading", { name: "Comprueba y confirma" }).waitFor();
  await expectText(form, "ord-engines");
  await form.getByRole("button", { name: "Confirmar desistimiento" }).click();
  await tab.getByRole("heading", { level: 1, name: "Hemos recibido tu desistimiento" }).waitFor();
  await expect
    .poll(async () => (await sandbox.received("node")).map(({ body }) => body.contract))
    .toContain("ord-engines");
});
