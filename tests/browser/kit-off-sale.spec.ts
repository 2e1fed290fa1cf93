import { lakeClient } from "#tests/support/lake-client.ts";
import { confirm, fillAddress, openAddressStep } from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { test as base, expect, withAndWithoutJavaScript } from "./test.ts";

const NOTE = "El kit que habías elegido ya no está a la venta y no se ha pedido nada.";

const test = base.extend<{ takeOffSale: () => Promise<void> }>({
  /** Takes Kit Tienda off sale until the end of the test. */
  takeOffSale: async ({ running }, use) => {
    const lake = lakeClient(running.sandboxUrl);
    const setOnSale = async (isOnSale: boolean) => {
      await lake
        .patch("kit-tienda")
        .set({ productId: isOnSale ? "tienda" : "almacen" })
        .commit();
      const openKit = () => fetch(`${running.url}/checkout?kit=tienda`, { redirect: "manual" });
      await expect.poll(async () => (await openKit()).status).toBe(isOnSale ? 200 : 404);
    };
    await use(() => setOnSale(false));
    await setOnSale(true);
  },
});

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a kit that goes off sale during the checkout leads to the other kits, with a notice", async ({
    page,
    sandbox,
    takeOffSale,
  }) => {
    await openAddressStep(page, { phone: "600111071" }, "/checkout?kit=tienda&business_kit=true");
    await fillAddress(page);
    await expect(page.getByRole("button", { name: /obligación de pago/ })).toBeVisible();
    await takeOffSale();
    await confirm(page);
    await expect(page).toHaveURL(/\/alarmas-para-negocios#kit-retirado$/);
    await expect(page.getByText(NOTE)).toBeInViewport();
    if (javaScriptEnabled) await expectAccessible(page);
    expect(await sandbox.orders("Alarma para Tienda_NEGOCIOS")).toEqual([]);

    await page.goto("/alarmas-para-casa#kits");
    await expect(page.getByText(NOTE)).toBeHidden();
  });
});
