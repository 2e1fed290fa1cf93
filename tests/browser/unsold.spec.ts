import { lakeClient } from "#tests/support/lake.ts";
import { confirm, expectWellMade, fillAddress, fillPersonal, ordersAt } from "./checkout-journey.ts";
import { test as base, expect } from "./test.ts";

const NOTE = "El kit que habías elegido ya no está a la venta y no se ha pedido nada.";

const test = base.extend<{ takeOffSale: () => Promise<void> }>({
  /** Takes Kit Tienda off sale until the end of the test. */
  takeOffSale: async ({ running }, use) => {
    const lake = lakeClient(running.sandboxUrl);
    const sell = async (isSold: boolean) => {
      await lake
        .patch("kit-tienda")
        .set({ productId: isSold ? "tienda" : "almacen" })
        .commit();
      const ask = () => fetch(`${running.url}/checkout?kit=tienda`, { redirect: "manual" });
      await expect.poll(async () => (await ask()).status).toBe(isSold ? 200 : 404);
    };
    await use(() => sell(false));
    await sell(true);
  },
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a kit that goes off sale during the checkout leads to the other kits, with a notice", async ({
      page,
      running,
      takeOffSale,
    }) => {
      await page.goto("/checkout?kit=tienda&business_kit=true");
      await fillPersonal(page, "Soy de Yoigo", "600111071");
      await fillAddress(page);
      await expect(page.getByRole("button", { name: /obligación de pago/ })).toBeVisible();
      await takeOffSale();
      await confirm(page);
      await expect(page).toHaveURL(/\/alarmas-para-negocios#kit-retirado$/);
      await expect(page.getByText(NOTE)).toBeInViewport();
      if (javaScriptEnabled) await expectWellMade(page);
      expect(await ordersAt(running.sandboxUrl, "Alarma para Tienda_NEGOCIOS")).toEqual([]);

      await page.goto("/alarmas-para-casa#kits");
      await expect(page.getByText(NOTE)).toBeHidden();
    });
  });
}
