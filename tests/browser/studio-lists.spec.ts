import { expect, PUBLISH_TIMEOUT } from "./studio-content.ts";
import { test } from "./test.ts";

test("a kit that is dragged in its list moves on the site", async ({ studio, running, page }) => {
  await studio.open("catalogo;kits-para-casa");
  const row = (kit: string) => page.locator(`[data-rfd-draggable-id="${kit}"]`);
  await expect(row("kit-piso")).toContainText("Kit Piso");
  const [from, to] = [await row("kit-chalet").boundingBox(), await row("kit-bajo-atico").boundingBox()];
  if (!from || !to) throw new Error("The list is not shown");
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + from.height / 2 - 12, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 12, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText("Orden cambiado")).toBeVisible();
  await expect(async () => {
    const html = await (await fetch(`${running.url}/alarmas-para-casa`)).text();
    expect([...html.matchAll(/<h3[^>]*>(Kit [^<]+)/g)].map(([, name]) => name).slice(0, 3)).toEqual([
      "Kit Piso",
      "Kit Chalet",
      "Kit Bajo/Ático",
    ]);
  }).toPass({ intervals: [50], timeout: PUBLISH_TIMEOUT });
});
