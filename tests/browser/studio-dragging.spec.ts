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

test("a promo of the list of those that run takes its draft and its versions along when it is dragged", async ({
  studio,
  lake,
  page,
}) => {
  const promo = await lake.getDocument("promo-hogar-no-clientes");
  if (!promo) throw new Error("There is no promo");
  const { _rev, ...fields } = promo;
  await lake.create({ ...fields, _id: "promo-b", orderRank: "0|500000:" });
  for (const releaseId of ["ropen", "rlocked"])
    await lake.releases.create({ releaseId, metadata: { title: releaseId, releaseType: "scheduled" } });
  const ids = ["promo-c", "drafts.promo-c", "versions.ropen.promo-c"];
  for (const _id of ids) await lake.create({ ...fields, _id, orderRank: "0|900000:" });
  await lake.create({ ...fields, _id: "versions.rlocked.promo-c", orderRank: "0|900000:" });
  await lake.releases.schedule({ releaseId: "rlocked", publishAt: "2099-01-01T00:00:00Z" });
  await studio.open("promociones;en-marcha");
  const row = (id: string) => page.locator(`[data-rfd-draggable-id$="${id}"]`);
  await expect(row("promo-c")).toHaveCount(1);
  await expect(row("promo-hogar-no-clientes-2027"), "a promo that has not begun").toHaveCount(0);
  const [from, to] = [await boxOf(row("promo-c")), await boxOf(row("promo-b"))];
  await drag(page, [from.x + 20, from.y + from.height / 2], [to.x + 20, to.y + 12]);
  await expect.poll(() => lake.fetch('*[_id == "promo-c"][0].orderRank < "0|500000:"')).toBe(true);
  const ranks = () => lake.fetch<string[]>("array::unique(*[_id in $ids].orderRank)", { ids }, { perspective: "raw" });
  await expect.poll(ranks, "what is published, the draft and the open release have one place").toHaveLength(1);
  await expect(page.getByText("Está programado con el orden de antes")).toBeVisible();
  await lake.releases.unschedule({ releaseId: "rlocked" });
  await lake.delete("versions.rlocked.promo-c");
});

test("a copy stands right after what it was copied from", async ({ studio, lake }) => {
  await studio.open("catalogo;kits-para-casa;kit-piso");
  await expect(studio.field("price.client")).toBeVisible();
  await studio.choose(/^Duplicar/);
  const kits = () => lake.fetch<string[]>('*[_type == "kit"] | order(orderRank)._id', {}, { perspective: "raw" });
  const before = await lake.fetch<string[]>('*[_type == "kit"] | order(orderRank)._id');
  await expect.poll(async () => (await kits()).length).toBe(before.length + 1);
  const after = await kits();
  expect(after[after.indexOf("kit-piso") + 1]).toMatch(/^drafts\./);
  const ranks = await lake.fetch<string[]>('*[_type == "kit"].orderRank', {}, { perspective: "raw" });
  expect(new Set(ranks).size).toBe(ranks.length);
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
