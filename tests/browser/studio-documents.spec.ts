import { contentOf, expect, PUBLISH_TIMEOUT } from "./studio-content.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 120_000 });

/** A date in Spain in the format of the Studio: '22/11/2026'. */
function dayFromToday(days: number): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Madrid" }).format(Date.now() + days * 86_400_000);
}

test("a device that is dragged in the plan stands there on the site", async ({ studio, running, page }) => {
  await studio.open("catalogo;house;house-chalet");
  const device = page.getByTestId("plan").getByRole("button", { name: /^Placa/ });
  await device.scrollIntoViewIfNeeded();
  const box = await device.boundingBox();
  const plan = await page.getByTestId("plan").boundingBox();
  if (!box || !plan) throw new Error("The plan is not shown");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(plan.x + plan.width * 0.4, plan.y + plan.height * 0.8, { steps: 4 });
  await page.mouse.up();
  await device.press("ArrowRight");
  await expect(device).toHaveAccessibleName(/^Placa.*: a 40,5 % de la izquierda y a 80 % de arriba/);
  await studio.publish();
  const published = Date.now();
  await expect(async () => {
    const html = await (await fetch(`${running.url}/alarmas-para-casa/chalets`)).text();
    // The middle of the light around it, in a plan of 1600 × 1200.
    expect(html).toContain('<circle cx="648" cy="960"');
  }).toPass({ intervals: [20], timeout: PUBLISH_TIMEOUT });
  console.info(`      on the site ${Date.now() - published} ms after the publish`);
});

test("a new page with a hero and kits is published and opens", async ({ studio, running, page }) => {
  await studio.create("page");
  await studio.field("title.es").locator("input").fill("Oferta de otoño");
  await studio.field("path").locator("input").fill("oferta-otono");
  await studio.addSection("Cabecera de página", { "title.es": "Otoño tranquilo en casa" });
  await studio.addSection("Tarjetas de kits", { "title.es": "Elige tu kit" });
  await studio.page.getByTestId("group-tab-search").click();
  await studio.field("search.title.es").locator("input").fill("Oferta de otoño | Alarmas Yoigo");
  await studio
    .field("search.description.es")
    .locator("textarea")
    .fill("Las alarmas de este otoño, con instalación gratis.");
  await studio.publish();

  await expect(async () => {
    const response = await page.request.get(`${running.url}/oferta-otono`, { failOnStatusCode: false });
    expect(response.status()).toBe(200);
  }).toPass({ intervals: [50], timeout: PUBLISH_TIMEOUT });
  const site = await page.context().newPage();
  await site.goto(`${running.url}/oferta-otono`);
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Otoño tranquilo en casa");
  await expect(site.getByText("Kit Chalet").first()).toBeVisible();
  await expect(site).toHaveTitle("Oferta de otoño | Alarmas Yoigo");
});

test("a promotion is shown between its dates", async ({ studio, running }) => {
  const id = "promo-instalacion-gratis";
  const title = await contentOf(running).fetch<string>("*[_id == $id][0].title.es", { id });
  const expectShown = (isShown: boolean) =>
    expect(async () => {
      const page = await (await fetch(`${running.url}/promociones`)).text();
      expect(page.includes(`${title}</h2>`)).toBe(isShown);
    }).toPass({ intervals: [50], timeout: PUBLISH_TIMEOUT });
  await expectShown(true);

  await studio.open(`promociones;promo;${id}`);
  await studio.page.getByTestId("group-tab-when").click();
  for (const [from, isShown] of [
    [dayFromToday(1), false],
    [dayFromToday(0), true],
  ] as const) {
    await expect(async () => {
      await studio.field("from").locator("input").fill(from);
      await studio.page.keyboard.press("Enter");
      await expect(studio.publishButton).toBeEnabled({ timeout: 4_000 });
    }).toPass({ timeout: 30_000 });
    await studio.publish();
    await expectShown(isShown);
  }
});
