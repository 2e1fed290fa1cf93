import type { Page } from "@playwright/test";
import {
  confirm,
  fillAccount,
  fillAddress,
  fillPersonal,
  openCheckout,
  placeOrder,
  waitForStep,
} from "./checkout-journey.ts";
import { allowAnalytics, readDataLayer, waitForHydration } from "./page-state.ts";
import { monthlyTotal } from "./prices.ts";
import type { Sandbox } from "./sandbox.ts";
import { expect, test } from "./test.ts";

test.use({ expectedConsoleError: /status of (400|503)/ });

/**
 * Orders a kit with the browser's Back at each step, a form that is sent empty, and a backend that fails once. This loads one document only,
 * so its data layer holds all events.
 */
async function orderWithDetours(page: Page, sandbox: Sandbox) {
  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Saber Más 20 % de descuento" }).click();
  await expect(page).toHaveURL(/\/ayuda\/precio-y-factura/);
  await page.goBack();
  await page
    .getByRole("link", { name: /^(Más info|Me interesa) Kit Piso/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Alarma para Piso" })).toBeVisible();
  const others = page.getByRole("banner").getByRole("link", { name: "No soy de Yoigo" });
  await others.click();
  await expect(others).toHaveAttribute("aria-current", "true");
  await page.getByRole("banner").getByRole("link", { name: "Te llamamos" }).first().click();
  await expect(page).toHaveURL(/\/te-llamamos/);
  await page.goBack();
  await page.getByRole("checkbox", { name: /Cámara HD/ }).check();
  await page.getByRole("button", { name: "Lo quiero" }).first().click();
  await waitForStep(page, "personal");
  const toAddress = page.getByRole("button", { name: "Confirmar e ir a la dirección" });
  await toAddress.click();
  await expect(page.getByLabel("Nombre")).toBeFocused();
  await sandbox.fail({ service: "alarms", path: "/customer", status: 503 });
  await fillPersonal(page, "No soy de Yoigo", "600111061");
  await expect(page.getByRole("alert")).toBeVisible();
  await sandbox.recover();
  await toAddress.click();
  await waitForStep(page, "address");
  await page.goBack();
  await waitForStep(page, "personal");
  await toAddress.click();
  await waitForStep(page, "address");
  await fillAddress(page);
  await waitForStep(page, "confirmation");
  await page.goBack();
  await waitForStep(page, "address");
  await page.getByRole("button", { name: "Continuar" }).click();
  await waitForStep(page, "confirmation");
  await fillAccount(page);
  await confirm(page);
  const thanks = page.getByRole("heading", { level: 1, name: /Gracias/ });
  await expect(thanks).toBeVisible();
  await page.goBack();
  await expect(thanks).toBeVisible();
}

test("a purchase reports each event once, also with Back at each step, without personal data", async ({
  page,
  context,
  sandbox,
}) => {
  await allowAnalytics(page);
  await orderWithDetours(page, sandbox);
  const price = monthlyTotal("piso", { status: "notClient", camera: true });
  const item = { item_id: "piso", item_category: "home", item_variant: "NOT_CLIENT", price, quantity: 1 };
  const ecommerce = { currency: "EUR", value: price, items: [item] };
  await expect
    .poll(() => readDataLayer(page))
    .toMatchObject([
      { event: "select_promotion", promotion: { offerType: "descuento", position: 1 } },
      { event: "select_item", ecommerce: { items: [{ item_id: "piso", item_list_id: "/" }] } },
      { event: "call_request", action: "asked" },
      { event: "add_to_cart", ecommerce },
      { event: "checkout_step", step: 0, step_name: "personal" },
      { event: "form_errors", form_name: "checkout" },
      { event: "transaction_error", code: 503, product_route: "pisos" },
      { event: "checkout_step", step: 1, step_name: "address" },
      { event: "funnel_step", step: 1 },
      { event: "checkout_step", step: 2, step_name: "confirmation" },
      { event: "add_shipping_info", ecommerce },
      { event: "funnel_step", step: 2 },
      { event: "add_payment_info", ecommerce },
      { event: "funnel_step", step: 3 },
      { event: "purchase", ecommerce: { ...ecommerce, transaction_id: expect.stringMatching(/\S/) } },
    ]);
  expect(JSON.stringify(await readDataLayer(page))).not.toMatch(
    /Ane|600111061|example\.com|12345678Z|Gran Vía|48001|ES91/,
  );

  const kept = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
  const orderId = (await page.getByText(/Número de pedido:/).textContent())?.replace(/.*: /, "");
  expect(kept.local).toEqual({
    orderId,
    customer: JSON.stringify({ clientName: "Ane López", email: "ane@example.com", phone: "600111061" }),
    product: "piso",
  });
  expect(JSON.parse(kept.session.purchase ?? "")).toMatchObject({ ...ecommerce, transaction_id: orderId });
  expect(JSON.stringify(kept)).not.toMatch(/12345678Z|ES91/);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Euskara" })).toBeVisible();
  expect(await readDataLayer(page)).toBeUndefined();

  const another = await context.newPage();
  await allowAnalytics(another);
  await another.goto("/gracias");
  await expect(another.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
  await expect.poll(() => another.evaluate(() => sessionStorage.getItem("purchase"))).toContain(orderId);
  expect(await readDataLayer(another)).toBeUndefined();
});

test("without consent nothing is reported", async ({ page }) => {
  await openCheckout(page, "/checkout?kit=piso&camara=true");
  await placeOrder(page, { status: "No soy de Yoigo", phone: "600111061" });
  expect(await readDataLayer(page)).toBeUndefined();
});

test("errors of fields are reported with their messages, those of the backend with the status and the product", async ({
  page,
  context,
  sandbox,
}) => {
  await allowAnalytics(page);
  const lastEvent = async () => (await readDataLayer(page))?.at(-1);
  await openCheckout(page, "/checkout?kit=chalet");
  await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click();
  await expect(page.getByLabel("Nombre")).toBeFocused();
  await expect.poll(lastEvent).toEqual({
    event: "form_errors",
    form_name: "checkout",
    errors: [
      { field: "name", message: "Este campo es obligatorio" },
      { field: "phone", message: "Este campo es obligatorio" },
      { field: "email", message: "Este campo debe ser un email" },
      { field: "consent", message: "Acepta la política de privacidad para continuar" },
    ],
  });
  await sandbox.fail({ service: "alarms", path: "/customer", status: 503 });
  await fillPersonal(page, "Soy de Yoigo", "600111062");
  await expect(page.getByRole("alert")).toBeVisible();
  await sandbox.recover();
  await expect.poll(lastEvent).toEqual({
    event: "transaction_error",
    code: 503,
    product_route: "chalets",
  });
  await fillPersonal(page, "No soy de Yoigo", "600000001");
  await expect(page.getByRole("alert")).toHaveText("El número introducido pertenece a un cliente de Yoigo");
  await expect.poll(lastEvent).toEqual({
    event: "transaction_error",
    code: 400,
    product_route: "chalets",
  });

  await fillPersonal(page, "Soy de Yoigo", "600111062");
  await expect(page.getByLabel("Número de documento")).toBeVisible();
  // The code that the question offers is on a button, not in the message.
  await fillAddress(page, "8001");
  const question = [{ field: "postalCode", message: "¿Falta un 0 delante?" }];
  await expect.poll(lastEvent).toEqual({ event: "form_errors", form_name: "checkout", errors: question });
  const another = await context.newPage();
  await another.goto("/checkout?kit=piso");
  await sandbox.fail({ service: "alarms", path: "/customer", status: 503 });
  await fillAddress(page);
  await expect(page.getByRole("complementary")).toContainText("Kit Piso");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect.poll(lastEvent).toEqual({ event: "transaction_error", code: 503, product_route: "pisos" });
});

test("a step is reported once an order, also in two tabs, and errors once a submit", async ({ page, context }) => {
  const names = async () =>
    ((await readDataLayer(page)) ?? []).map((entry) =>
      "step" in entry ? `${entry.event} ${entry.step}` : entry.event,
    );
  const errorEvents = async () => (await names()).filter((name) => name === "form_errors").length;
  await allowAnalytics(page);
  await page.goto("/checkout?kit=piso");
  await waitForHydration(page);
  const submit = page.getByRole("button", { name: "Confirmar e ir a la dirección" });
  await submit.click();
  await expect.poll(errorEvents).toBe(1);
  await page.getByLabel("Nombre").fill("Ane");
  await expect(page.getByText("Este campo es obligatorio")).toHaveCount(1);
  expect(await errorEvents()).toBe(1);
  await submit.click();
  await expect.poll(errorEvents).toBe(2);

  await fillPersonal(page, "Soy de Yoigo", "600111063");
  await page.getByRole("button", { name: /^Editar/ }).click();
  await fillPersonal(page, "Soy de Yoigo", "600111063");
  await expect(page.getByLabel("Calle", { exact: true })).toBeVisible();
  const steps = ["checkout_step 0", "form_errors", "form_errors", "checkout_step 1", "funnel_step 1"];
  expect(await names()).toEqual(steps);
  await page.reload();
  await waitForHydration(page);
  expect(await readDataLayer(page)).toBeUndefined();

  const another = await context.newPage();
  await allowAnalytics(another);
  await another.goto("/checkout");
  await waitForHydration(another);
  await expect(another.getByLabel("Calle", { exact: true })).toBeVisible();
  expect(await readDataLayer(another)).toBeUndefined();
});
