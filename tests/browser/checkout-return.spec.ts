import { fillPersonal, openCheckout } from "./checkout-journey.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

const step = (name: string) => ({ name, exact: true });

withAndWithoutJavaScript(() => {
  test("a returning visitor finds the kit and the completed steps, and can start again", async ({ page, context }) => {
    await openCheckout(page, "/checkout?kit=oficina&camara=true");
    await expect(page.getByRole("button", { name: "Empezar de nuevo" })).toHaveCount(0);
    await fillPersonal(page, "Soy de Yoigo", "600111051");
    await expect(page.getByLabel("Número de documento")).toBeVisible();
    await page.close();

    const [cookie] = (await context.cookies()).filter(({ name }) => name === "checkout");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(30);

    const later = await context.newPage();
    await later.goto("/checkout");
    await expect(later.getByText("Guardamos tu pedido 30 días en este navegador.")).toBeVisible();
    await expect(later.getByRole("complementary")).toContainText("Kit Oficina");
    await expect(later.getByRole("complementary")).toContainText(monthlyPrice("oficina", { camera: true }));
    await expect(later.getByText("Ane López · 600111051 · ane@example.com")).toBeVisible();
    await expect(later.getByLabel("Número de documento")).toBeVisible();

    await later.getByRole("button", { name: "Empezar de nuevo" }).click();
    await expect(later).toHaveURL(/\/alarmas-para-negocios#kits$/);
    await later.goto("/checkout?kit=piso");
    await expect(later.getByRole("heading", step("Tus datos personales"))).toBeVisible();
    await expect(later.getByLabel("Nombre")).toHaveValue("");
    await expect(later.getByText("Ane López")).toHaveCount(0);
  });
});
