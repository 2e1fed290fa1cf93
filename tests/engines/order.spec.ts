import { confirm, fillAddress, fillPersonal } from "#tests/browser/checkout-journey.ts";
import { waitForHydration } from "#tests/browser/page-state.ts";
import { monthlyPrice, monthlyTotal } from "#tests/browser/prices.ts";
import { expect, expectText, expectTop, test } from "./test.ts";

test.beforeEach(({ sandbox }) => sandbox.clearReceived());

test("a client orders a kit with the camera, from its page to the thank-you page", async ({ tab, sandbox }) => {
  await tab.goto("/alarmas-para-casa/chalets");
  await waitForHydration(tab);
  await tab.getByRole("checkbox", { name: /Cámara HD/ }).check();
  const offer = tab.getByRole("main");
  await expectText(offer, monthlyPrice("chalet", { camera: true }));
  await offer.getByRole("button", { name: "Lo quiero" }).first().click();
  await expectText(
    tab.getByRole("complementary", { name: "Resumen del pedido" }),
    monthlyPrice("chalet", { camera: true }),
  );
  await expectTop(tab);
  await fillPersonal(tab, "Soy de Yoigo", "600 111 001");
  await fillAddress(tab);
  await confirm(tab);
  await tab.getByRole("heading", { level: 1, name: /Gracias/ }).waitFor();
  await tab.getByText(/Número de pedido: \S+/).waitFor();
  await expectTop(tab);
  const prices = (await sandbox.orders("Alarma para Chalet")).map(({ price }) => price);
  expect(prices).toEqual([monthlyTotal("chalet", { camera: true }).toFixed(2)]);
});
