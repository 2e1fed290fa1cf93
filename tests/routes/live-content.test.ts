import { describe, expect, vi } from "vitest";
import { loader as root } from "#app/root.tsx";
import { loader as kit } from "#app/routes/kit.tsx";
import { loader as page } from "#app/routes/page.tsx";
import { lakeClient } from "#tests/support/lake-client.ts";
import { KITS } from "#tests/support/price-list.ts";
import { type Site, SOON, startSite } from "#tests/support/site.ts";
import { test } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

/** How late Sanity's queries may see a publish, in milliseconds. */
const LATE_MS = 2_000;
test.beforeAll(({ site }) => site.untilLive());

const lake = (site: Site) => lakeClient(site.sandbox.url);
const messages = (site: Site, level: string) =>
  site.log.lines.filter((line) => line.level === level).map(({ message }) => message);
const priceOf = async (site: Site, slug: string) =>
  (await new Visitor(site.context).get(kit, `/alarmas-para-casa/${slug}`, { slug })).data?.kit?.price.client;
const kitsOfHome = async (site: Site) =>
  (await new Visitor(site.context).get(page, "/")).data?.page.sections.flatMap((section) =>
    section._type === "kitsSection" ? section.kits.map(({ productId }) => productId) : [],
  );

test("while queries see a publish two seconds late a visitor waits for it", async () => {
  const late = await startSite({ SANDBOX_LAKE_DELAY_MS: String(LATE_MS) });
  await late.untilLive();
  expect(await priceOf(late, "pisos")).toBe(KITS.piso.price.client);
  const announced = new Promise<void>((invalidate) => {
    late.services.content.addDependent({ invalidate: () => invalidate(), clear: () => {}, setEnabled: () => {} });
  });
  await lake(late).patch("kit-piso").set({ "price.client": 36.7 }).commit({ visibility: "async" });
  await announced;
  const asked = performance.now();
  expect(await priceOf(late, "pisos")).toBe(36.7);
  expect(performance.now() - asked).toBeLessThan(2 * LATE_MS);
  expect(messages(late, "warn")).toEqual([]);
  await late.close();
});

describe("invalid content", () => {
  const broken = { _id: "kit-roto", _type: "kit", productId: "piso", isBusiness: false, orderRank: "0|000000:" };

  test("is removed and logged once, with its document and field; the rest of the page is served", async ({ site }) => {
    expect(await kitsOfHome(site)).toEqual(["piso", "bajo-atico", "chalet"]);
    const whole = await lake(site).getDocument("kit-piso");
    await lake(site).create({ ...whole, ...broken, route: { current: "roto" }, price: undefined });
    const logged = () => site.log.lines.filter(({ facts }) => "document" in facts && facts.document === "kit-roto");
    await vi.waitFor(async () => {
      expect(await kitsOfHome(site)).toEqual(["piso", "bajo-atico", "chalet"]);
      expect(logged()).toHaveLength(1);
    }, SOON);
    await kitsOfHome(site);
    site.services.content.clearCache();
    await kitsOfHome(site);
    expect(logged()).toMatchObject([
      {
        level: "error",
        message: expect.stringMatching(
          /^Removed invalid content: document 'kit-roto', sections\[\d+\]\.kits\[0\]\.\w+ /,
        ),
      },
    ]);
    site.log.lines.length = 0;
    await lake(site).delete("kit-roto");
  });

  test("a kit without a price has no page", async ({ site, visitor }) => {
    const { _id, _rev, ...whole } = (await lake(site).getDocument("kit-chalet")) ?? { _id: "", _rev: "", _type: "kit" };
    await lake(site).create({ ...whole, _id: "kit-nuevo", route: { current: "nuevo" }, price: { notClient: 1 } });
    await vi.waitFor(async () => {
      const { status } = await visitor.get(kit, "/alarmas-para-casa/nuevo", { slug: "nuevo" });
      expect(status).toBe(404);
      expect(site.log.lines.some(({ facts }) => "path" in facts && facts.path === "price.client")).toBe(true);
    }, SOON);
    site.log.lines.length = 0;
    await lake(site).delete("kit-nuevo");
  });
});

test("a required document that becomes invalid is logged, and its copy is served", async ({ site, visitor }) => {
  const brand = async () => (await visitor.get(root, "/")).data?.settings.brand;
  expect(await brand()).toBe("Yoigo");
  await lake(site).patch("settings").unset(["brand"]).commit();
  await vi.waitFor(async () => {
    expect(await brand()).toBe("Yoigo");
    expect(messages(site, "error")).toEqual([expect.stringContaining("settings.brand should be string")]);
  }, SOON);
  site.log.lines.length = 0;
  await lake(site).patch("settings").set({ brand: "Otra" }).commit();
  await vi.waitFor(async () => expect(await brand()).toBe("Otra"), SOON);
  await lake(site).patch("settings").set({ brand: "Yoigo" }).commit();
  await vi.waitFor(async () => expect(await brand()).toBe("Yoigo"), SOON);
});

describe("while Sanity is down", () => {
  test("yesterday's copy of a page that depends on the date is served", async ({ site }) => {
    expect(await kitsOfHome(site)).toEqual(["piso", "bajo-atico", "chalet"]);
    await site.fail({ service: "lake", status: 503 });
    vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000, toFake: ["Date"] });
    expect(await kitsOfHome(site)).toEqual(["piso", "bajo-atico", "chalet"]);
    vi.useRealTimers();
  });
});
