import { confirm, fillAddress, openAddressStep } from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

const NOTE = "El kit que habías elegido ya no está a la venta y no se ha pedido nada.";

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a kit that goes off sale during the checkout leads to the other kits, with a notice", async ({
    page,
    running,
    sandbox,
    lake,
  }) => {
    const answered = async () => (await fetch(`${running.url}/checkout?kit=tienda`, { redirect: "manual" })).status;
    // The test before put it back on sale.
    await expect.poll(answered).toBe(200);
    const before = await sandbox.orders("Alarma para Tienda");
    await openAddressStep(page, { phone: "600111071" }, "/checkout?kit=tienda&business_kit=true");
    await fillAddress(page);
    await expect(page.getByRole("button", { name: /obligación de pago/ })).toBeVisible();
    await lake.patch("kit-tienda").set({ productId: "almacen" }).commit();
    await expect.poll(answered).toBe(404);
    await confirm(page);
    await expect(page).toHaveURL(/\/alarmas-para-negocios#kit-retirado$/);
    await expect(page.getByText(NOTE)).toBeInViewport();
    if (javaScriptEnabled) await expectAccessible(page);
    expect(await sandbox.orders("Alarma para Tienda")).toEqual(before);

    await page.goto("/alarmas-para-casa#kits");
    await expect(page.getByText(NOTE)).toBeHidden();
  });
});
