import { confirm, fillAccount, fillAddress, fillPersonal, openCheckout } from "./checkout-journey.ts";
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

  test.describe("an invalid form", () => {
    test.use({ expectedConsoleError: /status of 400/ });

    test("shows every message, keeps the typed values and focuses the first invalid field", async ({ page }) => {
      await openCheckout(page);
      await page.getByLabel("Nombre").fill("Ane 2");
      await page.getByLabel("Email").fill("ane");
      await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click();
      await expect(page.getByLabel("Nombre")).toHaveAccessibleDescription("Este campo solo debe contener texto");
      await expect(page.getByLabel("Teléfono")).toHaveAccessibleDescription("Este campo es obligatorio");
      await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Este campo debe ser un email");
      await expect(page.getByText("Acepta la política de privacidad para continuar")).toBeVisible();
      await expect(page.getByLabel("Nombre")).toBeFocused();
      await expect(page.getByLabel("Nombre")).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByLabel("Nombre")).toHaveValue("Ane 2");
      await expect(page.getByLabel("Email")).toHaveValue("ane");
    });

    test("shows the message of the backend in the step's header", async ({ page }) => {
      await openCheckout(page);
      await fillPersonal(page, "No soy de Yoigo", "600000001");
      const alert = page.getByRole("alert");
      await expect(alert).toHaveText("El número introducido pertenece a un cliente de Yoigo");
      const phone = page.getByLabel("Teléfono");
      await expect(phone).toBeFocused();
      await expect(phone).toBeInViewport();
      await expect(phone).toHaveAccessibleDescription(/pertenece a un cliente de Yoigo/);
      await expect(page.getByText("Si es tu número, elige «Soy de Yoigo»")).toBeVisible();
      await expect(page.getByLabel("Nombre")).toHaveValue("Ane López");
      await expect(page.getByRole("radio", { name: "No soy de Yoigo" })).toBeChecked();
    });
  });

  test("'Editar' goes back and keeps the values", async ({ page }) => {
    await openCheckout(page);
    await fillPersonal(page, "Soy de Yoigo", "600 111 003");
    await page.getByRole("button", { name: "Editar Tus datos personales" }).click();
    await expect(page.getByLabel("Nombre")).toHaveValue("Ane López");
    await expect(page.getByLabel("Teléfono")).toHaveValue("600111003");
  });
});
