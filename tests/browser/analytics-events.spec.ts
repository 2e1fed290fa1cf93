import type { Page } from "@playwright/test";
import { waitForStep } from "./checkout-journey.ts";
import { allowAnalytics, readDataLayer, takeDataLayer, waitForHydration } from "./page-state.ts";
import { monthlyPrice, monthlyTotal } from "./prices.ts";
import { answer, answerAll, CHALET, main, start } from "./quiz-journey.ts";
import { expect, test } from "./test.ts";

/** Clicks on elements that send events, and returns the events after each. */
async function clickTrackedElements(page: Page, phone: string) {
  const events: Record<string, Awaited<ReturnType<typeof takeDataLayer>>> = {};
  await page.goto("/?utm_id=7");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Saber Más 20 % de descuento" }).click();
  await expect(page).toHaveURL(/\/ayuda\/precio-y-factura\?utm_id=\d+#/);
  events.promo = await takeDataLayer(page);
  await page.goBack();
  await page.getByRole("link", { name: "Me interesa Kit Piso" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Alarma para Piso" })).toBeVisible();
  events.kit = await takeDataLayer(page);
  await page.getByRole("link", { name: "Contrata como quieras" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Seguir online" }).click();
  await expect(page).toHaveURL(/\/checkout\?kit=piso/);
  // The URL changes before the page is rendered, and the page sends an event of its own.
  await waitForStep(page, "personal");
  events.online = await takeDataLayer(page);

  await page.goto("/eu/accesorios-alarma");
  await waitForHydration(page);
  const card = page.getByRole("article").filter({ hasText: "Alarmas Yoigo aplikazioa" });
  await card.locator("summary").click();
  await card.locator("summary").click();
  await expect(card.locator("details")).not.toHaveAttribute("open");
  events.card = await takeDataLayer(page);
  await page.getByRole("banner").getByRole("link", { name: "Deituko dizugu" }).click();
  await expect(page).toHaveURL(/\/eu\/te-llamamos/);
  events.asked = await takeDataLayer(page);
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("Izena").fill("Ane López");
  await form.getByLabel("Telefonoa").fill(phone);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Dei iezadazue doan" }).click();
  // The confirmation takes the focus and sends its event at the same time.
  await expect(page.locator("main section:focus")).toContainText(/Deia .* jasoko duzu/);
  events.sent = await takeDataLayer(page);
  return events;
}

test("with consent each click sends one event, without personal data and the same in both languages", async ({
  page,
}) => {
  await allowAnalytics(page);
  const events = await clickTrackedElements(page, "600333001");
  const price = monthlyTotal("piso");
  const item = { item_id: "piso", item_name: "Kit Piso", item_category: "home", item_variant: "CLIENT", quantity: 1 };
  expect(events).toEqual({
    promo: [
      {
        event: "select_promotion",
        promotion: {
          offerType: "descuento",
          offeredProductName: "descuento-factura-movil",
          offeredService: "alarma-y-movil",
          ppalImageAltText:
            "Un móvil de pie con el signo de un descuento y una factura en la pantalla, que baja de 30\u00a0€ a 24\u00a0€, junto al panel de control de la alarma",
          position: 1,
        },
      },
    ],
    kit: [
      {
        event: "select_item",
        ecommerce: { items: [{ ...item, price, item_list_id: "/", item_list_name: "/" }] },
      },
    ],
    online: [
      { event: "add_to_cart", ecommerce: { currency: "EUR", value: price, items: [{ ...item, price }] } },
      { event: "checkout_step", step: 0, step_name: "personal" },
    ],
    card: [
      {
        event: "select_item",
        ecommerce: {
          items: [
            {
              item_id: "accessory-app-alarma-yoigo",
              item_name: "service_app_alarmas_yoigo",
              item_list_id: "complements",
              item_list_name: "complements",
            },
          ],
        },
      },
    ],
    asked: [{ event: "call_request", action: "asked", place: "/accesorios-alarma" }],
    sent: [{ event: "call_request", action: "sent", place: "/accesorios-alarma" }],
  });
  expect(JSON.stringify(events)).not.toMatch(/Ane|600333001/);
});

test("without consent no event is sent", async ({ page }) => {
  const events = await clickTrackedElements(page, "600333002");
  expect(Object.values(events)).toEqual(Array(6).fill(undefined));
});

test("with consent each answer of the quiz and 'Lo quiero' send an event, without it none is sent", async ({
  page,
}) => {
  await page.goto("/calcula-tu-alarma");
  await start(page);
  await answer(page, "Chalet");
  expect(await readDataLayer(page)).toBeUndefined();
  await allowAnalytics(page);
  await page.goto("/calcula-tu-alarma");
  await waitForHydration(page);
  await start(page);
  await answerAll(page, CHALET);
  await expect(
    page.getByText(`${monthlyPrice("chalet", { status: "notClient", camera: true })} Desde el mes 5`),
  ).toBeVisible();
  await main(page).getByRole("button", { name: "Lo quiero" }).click();
  await expect(page).toHaveURL(/\/checkout\?kit=chalet&camara=true$/);
  const events = (await readDataLayer(page)) ?? [];
  expect(events.slice(0, 2)).toEqual([
    { event: "quiz_answer", choice: "casa", place: "calculadora-lugar" },
    { event: "quiz_answer", choice: "chalet", place: "calculadora-vivienda" },
  ]);
  expect(events).toContainEqual({
    event: "quiz_answer",
    choice: "cliente-casa-no",
    place: "calculadora-pregunta-casa-7",
  });
  expect(events.find(({ event }) => event === "add_to_cart")).toMatchObject({
    ecommerce: {
      value: monthlyTotal("chalet", { status: "notClient", camera: true }),
      items: [{ item_id: "chalet", item_variant: "NOT_CLIENT" }],
    },
  });
});

test("an event names the visitor's variants of experiments", async ({ page, context, running }) => {
  await allowAnalytics(page);
  await context.addCookies([{ name: "experiments", value: "portada-otono:b|precios:a", url: running.url }]);
  await page.goto("/accesorios-alarma");
  await waitForHydration(page);
  await page.getByRole("article").filter({ hasText: "App Alarmas Yoigo" }).locator("summary").click();
  await expect
    .poll(() => takeDataLayer(page))
    .toEqual([expect.objectContaining({ event: "select_item", experiments: "portada-otono:b|precios:a" })]);
});
