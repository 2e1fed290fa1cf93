import { confirm, fillAccount, fillAddress, fillPersonal, openCheckout } from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("an address in the Canaries changes the price, says so, and is charged at that price", async ({
    page,
    sandbox,
  }) => {
    await openCheckout(page, "/checkout?kit=bajo-atico&client=false");
    const summary = page.getByRole("complementary", { name: "Resumen del pedido" });
    await expect(summary).toContainText("Precio para Península y Baleares.");
    await fillPersonal(page, "No soy de Yoigo", "600111021");
    await fillAddress(page, "35001");
    const step = page.getByRole("region", { name: "Confirmar el pedido" });
    await expect(step).toContainText("La instalación es en Canarias: el impuesto es IGIC y tu precio cambia.");
    for (const [before, after] of [
      ["19,90", "21,29"],
      ["44,77", "47,90"],
    ]) {
      await expect(step).toContainText(`antes ${before} € ahora ${after} €`);
    }
    await expect(summary).toContainText("IGIC Incl.");
    if (javaScriptEnabled) await expectAccessible(page);
    await fillAccount(page);
    const before = (await sandbox.orders("Alarma para Bajo/Ático")).length;
    await confirm(page);
    await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("IGIC Incl.");
    const orders = await sandbox.orders("Alarma para Bajo/Ático");
    expect(orders).toHaveLength(before + 1);
    expect(orders.at(-1)?.price).toBe("47.90");
  });

  test("a visitor who chose the Canaries sees its price, and a notice when the address is elsewhere", async ({
    page,
  }) => {
    await page.goto("/alarmas-para-casa/chalets?territorio=canarias");
    await page.getByRole("button", { name: "Lo quiero" }).first().click();
    const summary = page.getByRole("complementary", { name: "Resumen del pedido" });
    await expect(summary).toContainText("48,04 €/mes");
    await expect(summary).toContainText("Precio para Canarias.");
    await fillPersonal(page, "Soy de Yoigo", "600111022");
    await fillAddress(page, "48001");
    await expect(page.getByRole("region", { name: "Confirmar el pedido" })).toContainText(
      "La instalación es en Península y Baleares: el impuesto es IVA y tu precio cambia.",
    );
    await expect(summary).toContainText(monthlyPrice("chalet"));
  });
});
