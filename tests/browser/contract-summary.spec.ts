import { fillAddress, fillPersonal, openAddressStep, openCheckout, waitForStep } from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the contract's summary opens beside the order button, has every amount, and prints whole", async ({ page }) => {
    await openAddressStep(page, { phone: "910111092", status: "No soy de Yoigo" }, "/checkout?kit=chalet&camara=true");
    await fillAddress(page);
    const order = { name: "Confirmar el pedido con obligación de pago" };
    await expect(page.getByRole("button", order)).toBeVisible();
    const [summary] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "Resumen del contrato" }).click(),
    ]);
    await expect(summary.getByRole("heading", { level: 1, name: "Resumen del contrato" })).toBeVisible();
    const main = summary.getByRole("main");
    for (const text of [
      monthlyPrice("chalet", { status: "notClient", camera: true }),
      "Pago único por no ser de Yoigo, en la primera factura",
      "Total en los 24 meses de permanencia",
      "Permanencia de 24 meses. Si te vas antes",
      "Tienes 14 días naturales para desistir, sin dar motivos: con «Desistir del contrato aquí»",
      "48001",
      "hojas de reclamaciones",
    ]) {
      await expect(main).toContainText(text);
    }
    if (javaScriptEnabled) await expectAccessible(summary);
    await summary.emulateMedia({ media: "print" });
    await expect(summary.getByRole("banner")).toBeHidden();
    const lastMonth = main.locator("details tbody tr").last();
    expect((await lastMonth.boundingBox())?.height).toBeGreaterThan(8);
    await summary.emulateMedia({ media: "screen" });
    await summary.getByRole("link", { name: "Volver al pedido" }).click();
    await expect(summary.getByRole("button", order)).toBeVisible();
  });
});

test("a business sees no withdrawal; in Basque no text is Spanish; before step 1 there is nothing to sum up", async ({
  page,
}) => {
  await openCheckout(page, "/eu/checkout?kit=negocios");
  await page.goto("/eu/checkout/resumen");
  await expect(page).toHaveURL(/\/eu\/checkout$/);
  await openCheckout(page, "/checkout?kit=negocios");
  await fillPersonal(page, "Soy de Yoigo", "600123456");
  await waitForStep(page, "address");
  await page.goto("/eu/checkout/resumen");
  await expect(page.getByRole("heading", { level: 1, name: "Kontratuaren laburpena" })).toBeVisible();
  await expect(page.getByRole("main").locator("[lang=es]")).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText("14 egun");
});
