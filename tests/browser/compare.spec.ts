import { expectAccessible } from "./page-checks.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the comparison shows only the differences, on request all, and each kit can be ordered from it", async ({
    page,
  }) => {
    await page.goto("/alarmas-para-casa");
    const table = page.getByRole("table").filter({ hasText: "Panel de control" });
    const rows = table.getByRole("rowheader");
    const differences = page.getByRole("checkbox", { name: "Solo las diferencias" });
    await expect(differences).toBeChecked();
    await differences.uncheck();
    await expect(rows.filter({ hasText: "Panel de control" })).toBeVisible();
    if (javaScriptEnabled) await expectAccessible(page);
    await differences.check();
    await expect(rows.filter({ hasText: "Panel de control" })).toBeHidden();
    await expect(rows.filter({ visible: true })).toContainText([
      /Para/,
      /Sensor de movimiento/,
      /Sirena/,
      /Si eres de Yoigo/,
      /24 meses.*Con el descuento de móvil/,
      /Si no eres de Yoigo.*24 meses, incluye un pago único de 19,90\s€/,
      /Diferencia en 24 meses si eres de Yoigo/,
    ]);
    const sums = (name: RegExp) => table.getByRole("row").filter({ hasText: name }).getByRole("cell");
    await expect(sums(/descuento de móvil/).first()).toHaveText("861,60 €789,60 €");
    await expect(sums(/Si no eres de Yoigo/).first()).toHaveText("946,50 €Desde el mes 5: 42,35 €/mes");
    const difference = table.getByRole("row").filter({ hasText: "Diferencia en 24 meses" });
    await expect(difference.getByRole("cell")).toHaveText([
      "84,90 € menos",
      "37,30 € menos",
      /^10,10\s€ más\s*Desde el mes 5, 3,50\s€ menos al mes$/,
    ]);
    await expect(page.getByText(/^20\s% de descuento en tu factura de móvil\. Con/)).toContainText(
      "−72,00 € en 12 meses",
    );
    const columns = await table
      .getByRole("columnheader")
      .evaluateAll((cells) => cells.slice(1).map((cell) => cell.clientWidth));
    expect(new Set(columns).size).toBe(1);
    await table.getByRole("link", { name: "Lo quiero Kit Bajo/Ático" }).click();
    await expect(page).toHaveURL(/\/checkout\?kit=bajo-atico$/);
  });

  test("the box of a kit says what the mobile discount leaves of a client's total", async ({ page }) => {
    await page.goto("/alarmas-para-casa/chalets");
    const offer = page.getByRole("main").locator("form").filter({ hasText: "Total de 24 meses" });
    await expect(offer).toContainText(/Total de 24 meses de permanencia\s*1077,60\s€/);
    await expect(offer).toContainText(/Total con el descuento de móvil\s*1005,60\s€/);
    await expect(offer).toContainText("Con una factura de móvil de 30,00 €: −72,00 € en 12 meses");
    await expect(offer).toContainText(/En 24 meses, 10,10\s€ más .*; desde el mes 5, 3,50\s€ menos al mes/);
    await page.goto("/alarmas-para-casa/chalets?client=false");
    await expect(offer).toContainText(/Total de 24 meses de permanencia\s*1067,50\s€/);
    await expect(offer).not.toContainText("descuento de móvil");
    await expect(offer).toContainText(
      "En 24 meses, 10,10 € menos que si eres de Yoigo; desde el mes 5, 3,50 € más al mes.",
    );
    await page.goto("/alarmas-para-casa/pisos?client=true");
    await expect(offer).toContainText("En 24 meses, 84,90 € menos que si no eres de Yoigo.");
  });
});
