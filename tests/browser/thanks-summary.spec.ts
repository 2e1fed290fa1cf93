import { openCheckout, placeOrder } from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("'Gracias' shows number, amounts and terms, prints on two sheets, and is found again", async ({
    page,
    context,
  }) => {
    await openCheckout(page, "/checkout?kit=chalet&camara=true");
    await placeOrder(page, { phone: "910111091", status: "No soy de Yoigo" });
    const number = (await page.getByText(/Número de pedido: \S+/).textContent()) ?? "";
    const main = page.getByRole("main");
    for (const text of [
      monthlyPrice("chalet", { status: "notClient", camera: true }),
      "Total, desde el mes 5",
      "Pago único por no ser de Yoigo, en la primera factura",
      "Total en los 24 meses de permanencia",
      "Permanencia de 24 meses. Si te vas antes",
      "Tienes 14 días naturales para desistir",
      "La instala un técnico",
      "encuentras este resumen aquí durante 30 días",
    ]) {
      await expect(main).toContainText(text);
    }
    await expect(page.getByText("Al confirmar, te enviamos el contrato")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Imprimir o guardar" })).toHaveCount(javaScriptEnabled ? 1 : 0);
    if (javaScriptEnabled) await expectAccessible(page);

    const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(2);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByText(number)).toBeVisible();
    // The cost of leaving after each month, which is folded on screen.
    const lastMonth = main.locator("details tbody tr").last();
    expect((await lastMonth.boundingBox())?.height).toBeGreaterThan(8);

    const later = await context.newPage();
    await later.goto("/gracias");
    await expect(later.getByText(number)).toBeVisible();
  });
});
