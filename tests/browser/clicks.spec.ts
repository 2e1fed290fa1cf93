import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

interface Told {
  event: string;
}

/** What a tag manager would find of what was told since it was last asked; undefined where nothing ever was. */
const told = (page: Page): Promise<Told[] | undefined> => page.evaluate(() => Object(window).dataLayer?.splice(0));

/** Opens a page and waits for its code, which keeps the campaign of the address. */
async function open(page: Page, path: string) {
  await page.goto(`${path}?utm_id=${Date.now()}`);
  await page.waitForFunction(() => location.search.endsWith(JSON.parse(sessionStorage.getItem("utm") ?? "{}").utm_id));
}

/** Clicks its way through what is counted, and gives what each click told. */
async function clickThrough(page: Page, phone: string) {
  const after: Record<string, Told[] | undefined> = {};
  await open(page, "/");
  await page.getByRole("link", { name: "Saber Más 20 % de descuento" }).click();
  await expect(page).toHaveURL(/\/ayuda\/precio-y-factura\?utm_id=\d+#/);
  after.promo = await told(page);
  await page.goBack();
  await page.getByRole("link", { name: "Me interesa Kit Piso" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Alarma para Piso" })).toBeVisible();
  after.kit = await told(page);
  await page.getByRole("link", { name: "Contrata como quieras" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Seguir online" }).click();
  await expect(page).toHaveURL(/\/checkout\?kit=piso/);
  after.online = await told(page);

  await open(page, "/eu/accesorios-alarma");
  const card = page.getByRole("article").filter({ hasText: "Alarmas Yoigo aplikazioa" });
  await card.locator("summary").click();
  await card.locator("summary").click();
  await expect(card.locator("details")).not.toHaveAttribute("open");
  after.card = await told(page);
  await page.getByRole("banner").getByRole("link", { name: "Deituko dizugu" }).click();
  await expect(page).toHaveURL(/\/eu\/te-llamamos/);
  after.asked = await told(page);
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("Izena").fill("Ane López");
  await form.getByLabel("Telefonoa").fill(phone);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Deitu iezadazue doan" }).click();
  await expect(page.getByText(/^Deia .* jasoko duzu/)).toBeVisible();
  after.sent = await told(page);
  return after;
}

test("with consent each click is told once, in the same words in both languages, and nothing personal", async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem("consent", JSON.stringify({ analytics: true, calls: false })));
  const after = await clickThrough(page, "600333001");
  const item = { item_id: "piso", item_name: "Kit Piso", item_category: "home", item_variant: "CLIENT", quantity: 1 };
  expect(after).toEqual({
    promo: [
      {
        event: "select_promotion",
        promotion: {
          offerType: "descuento",
          offeredProductName: "descuento-factura-movil",
          offeredService: "alarma-y-movil",
          ppalImageAltText: "Factura sobre una carpeta, un sello con el signo de porcentaje y monedas",
          position: 1,
        },
      },
    ],
    kit: [
      {
        event: "select_item",
        ecommerce: { items: [{ ...item, price: 35.9, item_list_id: "/", item_list_name: "/" }] },
      },
    ],
    online: [
      { event: "add_to_cart", ecommerce: { currency: "EUR", value: 35.9, items: [{ ...item, price: 35.9 }] } },
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
  expect(JSON.stringify(after)).not.toMatch(/Ane|600333001/);
});

test("without consent nothing is told", async ({ page }) => {
  const after = await clickThrough(page, "600333002");
  expect(Object.values(after)).toEqual(Array(6).fill(undefined));
});
