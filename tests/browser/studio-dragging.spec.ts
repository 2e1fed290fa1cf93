import type { Locator, Page } from "@playwright/test";
import { expect, PUBLISH_TIMEOUT } from "./studio.ts";
import { test } from "./test.ts";

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown`);
  return box;
}

/** Drags from one point to another, in steps as a hand does. */
async function drag(page: Page, from: [x: number, y: number], to: [x: number, y: number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0], from[1] - 12, { steps: 4 });
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
}

test("a kit that is dragged in its list moves on the site", async ({ studio, running, page }) => {
  await studio.open("catalogo;kits-para-casa");
  const row = (kit: string) => page.locator(`[data-rfd-draggable-id="${kit}"]`);
  await expect(row("kit-piso")).toContainText("Kit Piso");
  const [from, to] = [await boxOf(row("kit-chalet")), await boxOf(row("kit-bajo-atico"))];
  await drag(page, [from.x + 20, from.y + from.height / 2], [to.x + 20, to.y + 12]);
  await expect(page.getByText("Orden cambiado")).toBeVisible();
  await expect(async () => {
    const html = await (await fetch(`${running.url}/alarmas-para-casa`)).text();
    const names = [...html.matchAll(/<h3[^>]*>(Kit [^<]+)/g)].map(([, name]) => name);
    expect(names.slice(0, 3)).toEqual(["Kit Piso", "Kit Chalet", "Kit Bajo/Ático"]);
  }).toPass({ intervals: [50], timeout: PUBLISH_TIMEOUT });
});

test("a device that is dragged in the plan stands there on the site", async ({ studio, running, page }) => {
  await studio.open("catalogo;house;house-adosado");
  const device = page.getByTestId("plan").getByRole("button", { name: /^Placa/ });
  await device.scrollIntoViewIfNeeded();
  const [box, plan] = [await boxOf(device), await boxOf(page.getByTestId("plan"))];
  await drag(
    page,
    [box.x + box.width / 2, box.y + box.height / 2],
    [plan.x + plan.width * 0.4, plan.y + plan.height * 0.8],
  );
  await device.press("ArrowRight");
  await expect(device).toHaveAccessibleName(/^Placa.*: a 40,5 % de la izquierda y a 80 % de arriba/);
  await studio.publish();
  await expect(async () => {
    const html = await (await fetch(`${running.url}/alarmas-para-casa/chalets`)).text();
    // The middle of the light around it, in a plan of 2400 × 1800.
    expect(html).toContain('<circle cx="972" cy="1440"');
  }).toPass({ intervals: [20], timeout: PUBLISH_TIMEOUT });
});
