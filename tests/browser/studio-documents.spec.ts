import { expect, PUBLISH_TIMEOUT } from "./studio-content.ts";
import { test } from "./test.ts";

test("a device that is dragged in the plan stands there on the site", async ({ studio, running, page }) => {
  await studio.open("catalogo;house;house-adosado");
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
    // The middle of the light around it, in a plan of 2400 × 1800.
    expect(html).toContain('<circle cx="972" cy="1440"');
  }).toPass({ intervals: [20], timeout: PUBLISH_TIMEOUT });
  console.info(`      on the site ${Date.now() - published} ms after the publish`);
});
