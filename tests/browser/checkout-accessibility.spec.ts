import { confirm, fillAccount, fillAddress, fillPersonal, openCheckout } from "./checkout-journey.ts";
import { expectAccessible } from "./page-checks.ts";
import { expect, test } from "./test.ts";

test.use({ expectedConsoleError: /status of (400|503)/ });

const SCREENS = [
  { width: 360, status: "Soy de Yoigo" },
  { width: 768, status: "No soy de Yoigo" },
  { width: 1280, status: "No soy de Yoigo" },
] as const;

for (const { width, status } of SCREENS) {
  test(`every state at ${width} px as '${status}' is accessible and fits`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height: 800 });
    await openCheckout(page, "/checkout?kit=tienda&camara=true&boton_panico=true");
    await expectAccessible(page);
    if (width === 360) await expect(page.locator("summary")).toContainText("€/mes IVA No Incl.");

    await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click();
    await expect(page.getByLabel("Nombre")).toBeFocused();
    await expectAccessible(page);

    await fillPersonal(page, status, status === "Soy de Yoigo" ? "600000002" : "600000001");
    await expect(page.getByLabel("Teléfono")).toBeFocused();
    await expectAccessible(page);

    await fillPersonal(page, status, "600111071");
    await page.getByLabel("Tipo de documento").selectOption("CIF");
    await expect(page.getByLabel("Nombre de la empresa")).toBeVisible();
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByLabel("Número de documento")).toBeFocused();
    await expectAccessible(page);

    await page.getByLabel("Tipo de documento").selectOption("DNI");
    await fillAddress(page, "38001");
    await page.getByText("Ver desglose").click();
    await expect(page.getByRole("heading", { name: "Resumen del pago" })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: /^Confirmar el pedido/ }).click();
    await expect(page.getByText("Este campo es obligatorio").first()).toBeVisible();
    await expectAccessible(page);

    if (status === "No soy de Yoigo") await fillAccount(page);
    await sandbox.fail({ service: "alarms", path: "/address/", status: 503 });
    await confirm(page);
    await expect(page.getByText("No hemos podido comprobar si tu pedido llegó.")).toBeVisible();
    await expectAccessible(page);

    await sandbox.recover();
    await confirm(page);
    await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
    await expectAccessible(page);
  });
}

test("at 400 % zoom the list of errors does not push the field with the focus off the screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openCheckout(page);
  await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click();
  await expect(page.getByText("Revisa estos campos:")).toBeAttached();
  await expect(page.getByLabel("Nombre")).toBeFocused();
  await expect(page.getByLabel("Nombre")).toBeInViewport({ ratio: 1 });
});
