import type { Page } from "@playwright/test";
import {
  confirm,
  fillAccount,
  fillAddress,
  fillPersonal,
  openAddressStep,
  openCheckout,
  waitForStep,
} from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

/** What the summary of the contract and the thank-you page both say. */
const AMOUNTS = [
  monthlyPrice("chalet", { status: "notClient", camera: true }),
  "Pago único por no ser de Yoigo, en la primera factura",
  "Total en los 24 meses de permanencia",
  "Permanencia de 24 meses. Si te vas antes",
  "Tienes 14 días naturales para desistir",
];

/** In print there is no header, and the cost of leaving after each month is unfolded. */
async function expectWholePrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  const lastMonth = page.getByRole("main").locator("details tbody tr").last();
  expect((await lastMonth.boundingBox())?.height).toBeGreaterThan(8);
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the contract's summary opens beside the order button, has every amount, and prints whole, as 'Gracias' does", async ({
    page,
    context,
    sandbox,
  }) => {
    await openAddressStep(page, { phone: "910111092", status: "No soy de Yoigo" }, "/checkout?kit=chalet&camara=true");
    await fillAddress(page);
    const order = { name: "Confirmar el pedido con obligación de pago" };
    await expect(page.getByRole("button", order)).toBeVisible();
    const [summary] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "Resumen del contrato" }).click(),
    ]);
    await expect(summary.getByRole("heading", { level: 1, name: "Resumen del contrato" })).toBeVisible();
    for (const text of [
      ...AMOUNTS,
      "sin dar motivos: con «Desistir del contrato aquí»",
      "48001",
      "hojas de reclamaciones",
    ]) {
      await expect(summary.getByRole("main")).toContainText(text);
    }
    if (javaScriptEnabled) await expectAccessible(summary);
    await expectWholePrint(summary);
    await summary.emulateMedia({ media: "screen" });
    await summary.getByRole("link", { name: "Volver al pedido" }).click();
    await expect(summary.getByRole("button", order)).toBeVisible();

    await fillAccount(page);
    await confirm(page);
    await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
    const number = (await page.getByText(/Número de pedido: \S+/).textContent()) ?? "";
    const kept = "encuentras este resumen aquí durante 30 días";
    for (const text of [...AMOUNTS, "Total, desde el mes 5", "La instala un técnico", kept]) {
      await expect(page.getByRole("main")).toContainText(text);
    }
    await expect(page.getByText("Al confirmar, te enviamos el contrato")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Imprimir o guardar" })).toHaveCount(javaScriptEnabled ? 1 : 0);
    if (javaScriptEnabled) {
      await expectAccessible(page);
      const vote = page.getByRole("group", { name: "¿Te ha resultado fácil hacer el pedido?" });
      await vote.getByRole("button", { name: "Sí" }).click();
      await expect(page.getByText("Gracias por contárnoslo.")).toBeVisible();
      await expect(page.getByText(number)).toBeVisible();
      expect((await sandbox.received("node")).at(-1)?.body).toMatchObject({
        questionId: "pedido-facilidad:gracias",
        answer: "YES",
      });
    }
    const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(2);
    await expectWholePrint(page);
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByText(number)).toBeVisible();

    const later = await context.newPage();
    await later.goto("/gracias");
    await expect(later.getByText(number)).toBeVisible();
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
