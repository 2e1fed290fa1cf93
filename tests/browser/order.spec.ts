import { confirm, fillAccount, fillAddress, fillPersonal } from "./checkout-journey.ts";
import { monthlyPrice, monthlyTotal } from "./prices.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

withAndWithoutJavaScript(() => {
  test.use({ viewport: { width: 375, height: 800 } });

  test("a client orders the chalet kit with the camera", async ({ page, sandbox }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Me interesa Kit Chalet" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Alarma para Chalet" })).toBeVisible();
    await page.getByRole("checkbox", { name: /Cámara HD/ }).check();
    await page.getByRole("button", { name: "Lo quiero" }).first().click();
    await expect(page.getByRole("complementary", { name: "Resumen del pedido" })).toContainText(
      monthlyPrice("chalet", { camera: true }),
    );
    await fillPersonal(page, "Soy de Yoigo", "600 111 001");
    await fillAddress(page);
    await expect(page.getByText("la cuenta bancaria principal que tienes con Yoigo")).toBeVisible();
    const before = (await sandbox.orders("Alarma para Chalet")).length;
    await confirm(page);
    await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeInViewport();
    await expect(page.getByText(/Número de pedido: \S+/)).toBeVisible();
    const orders = await sandbox.orders("Alarma para Chalet");
    expect(orders).toHaveLength(before + 1);
    expect(orders.at(-1)?.price).toBe(monthlyTotal("chalet", { camera: true }).toFixed(2));
  });

  test("a non-client orders the office kit with an IBAN", async ({ page, sandbox }) => {
    await page.goto("/alarmas-para-negocios/oficina?client=false");
    await expect(page.getByText(monthlyPrice("oficina", { status: "notClient" })).first()).toBeAttached();
    await page.getByRole("button", { name: "Lo quiero" }).first().click();
    await fillPersonal(page, "No soy de Yoigo", "600 111 002");
    await fillAddress(page);
    await fillAccount(page);
    const before = (await sandbox.orders("Alarma para Oficina")).length;
    await confirm(page);
    await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
    const orders = await sandbox.orders("Alarma para Oficina");
    expect(orders).toHaveLength(before + 1);
    expect(orders.at(-1)).toMatchObject({
      price: monthlyTotal("oficina", { status: "notClient" }).toFixed(2),
      iban: "ES9121000418450200051332",
      owner: "Ane López",
    });
  });
});
