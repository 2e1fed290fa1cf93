import { describe, expect, vi } from "vitest";
import { loader as root } from "#app/root.tsx";
import { loader as kit } from "#app/routes/kit.tsx";
import { loader as page } from "#app/routes/page.tsx";
import { createContent } from "#app/sanity/content.server.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { KITS } from "#tests/support/price-list.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { test } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

const LIVE = "Live updates of the content are connected";
const NOT_LIVE = "Live updates of the content are down; every page queries Sanity";
const NO_EVENTS = {
  onOutage: () => {},
  onOutageEnd: () => {},
  onInvalidValue: () => {},
  onCopiesFailed: () => {},
  onLive: () => {},
};
const SOON = { interval: 5, timeout: 5_000 };
/** How late Sanity's queries may see a publish, in milliseconds. */
const LATE_MS = 2_000;
test.beforeAll(async ({ site }) => {
  await vi.waitFor(() => expect(messages(site, "info")).toContain(LIVE), SOON);
});

const lake = (site: Site) => lakeClient(site.sandbox.url);
const messages = (site: Site, level: string) =>
  site.log.lines.filter((line) => line.level === level).map(({ message }) => message);
const priceOf = async (site: Site, slug: string) =>
  (await new Visitor(site.context).get(kit, `/alarmas-para-casa/${slug}`, { slug })).data?.kit?.price.client;
const kitsOfHome = async (site: Site) =>
  (await new Visitor(site.context).get(page, "/")).data?.page.sections.flatMap((section) =>
    section._type === "kitsSection" ? section.kits.map(({ productId }) => productId) : [],
  );

describe("a publish", () => {
  test("is on the next load, within a second", async ({ site }) => {
    expect(await priceOf(site, "pisos")).toBe(KITS.piso.price.client);
    await lake(site).patch("kit-piso").set({ "price.client": 36.9 }).commit();
    const published = performance.now();
    await vi.waitFor(async () => expect(await priceOf(site, "pisos")).toBe(36.9), SOON);
    const took = performance.now() - published;
    console.info(`      a publish was on the next load after ${took.toFixed(1)} ms`);
    expect(took).toBeLessThan(1_000);
    await lake(site).patch("kit-piso").set({ "price.client": KITS.piso.price.client }).commit();
    await vi.waitFor(async () => expect(await priceOf(site, "pisos")).toBe(KITS.piso.price.client), SOON);
  });

  test("that queries see only after its event is on the next load, and no older copy is kept", async ({ site }) => {
    await priceOf(site, "pisos");
    await lake(site).patch("kit-piso").set({ "price.client": 36.8 }).commit({ visibility: "async" });
    // Each load is asked for as soon as the last one is done, so that one follows the event at once.
    await vi.waitFor(async () => expect(await priceOf(site, "pisos")).toBe(36.8), SOON);
    await lake(site).patch("kit-piso").set({ "price.client": KITS.piso.price.client }).commit();
    await vi.waitFor(async () => expect(await priceOf(site, "pisos")).toBe(KITS.piso.price.client), SOON);
  });

  test("of a draft changes nothing", async ({ site }) => {
    const draft = { _id: "drafts.kit-piso", _type: "kit", price: { client: 1, notClient: 2 } };
    await lake(site).createOrReplace(draft);
    // A later publish is visible, so a change by the draft would be visible too.
    await lake(site).patch("kit-chalet").set({ "price.client": 45.9 }).commit();
    await vi.waitFor(async () => expect(await priceOf(site, "chalets")).toBe(45.9), SOON);
    expect(await priceOf(site, "pisos")).toBe(KITS.piso.price.client);
    await lake(site).delete("drafts.kit-piso");
    await lake(site).patch("kit-chalet").set({ "price.client": KITS.chalet.price.client }).commit();
    await vi.waitFor(async () => expect(await priceOf(site, "chalets")).toBe(KITS.chalet.price.client), SOON);
  });

  test("leaves other results cached", async ({ site }) => {
    await priceOf(site, "chalets");
    await lake(site).patch("redirect-alarmas").set({ to: "/alarmas-para-negocios" }).commit();
    await site.fail({ service: "lake", status: 500 });
    expect(await priceOf(site, "chalets")).toBe(KITS.chalet.price.client);
    expect(messages(site, "warn")).toEqual([]);
  });
});

describe("while queries see a publish two seconds late", () => {
  test("a visitor waits for it: the price before it is not shown, and no outage is reported", async () => {
    const late = await startSite({ SANDBOX_LAKE_DELAY_MS: String(LATE_MS) });
    await vi.waitFor(() => expect(messages(late, "info")).toContain(LIVE), SOON);
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

describe("a required document", () => {
  test("that becomes invalid is logged, and its stale copy is served", async ({ site, visitor }) => {
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
});

describe("while Sanity is down", () => {
  test("yesterday's copy of a page that depends on the date is served", async ({ site }) => {
    expect(await kitsOfHome(site)).toEqual(["piso", "bajo-atico", "chalet"]);
    await site.fail({ service: "lake", status: 503 });
    vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000, toFake: ["Date"] });
    expect(await kitsOfHome(site)).toEqual(["piso", "bajo-atico", "chalet"]);
    vi.useRealTimers();
  });

  test("a page that was served before is served, also after a restart", async ({ site }) => {
    await priceOf(site, "chalets");
    await site.fail({ service: "lake", status: 503 });
    site.services.content.clearCache();
    expect(await priceOf(site, "chalets")).toBe(KITS.chalet.price.client);
    const outages: unknown[] = [];
    const restarted = createContent(site.settings.content, `${site.folder}/content`, {
      ...NO_EVENTS,
      onOutage: (error) => outages.push(error),
    });
    const context = { ...site.context, content: restarted };
    const { data } = await new Visitor(context).get(kit, "/alarmas-para-casa/chalets", { slug: "chalets" });
    expect(data?.kit?.price.client).toBe(KITS.chalet.price.client);
    expect(outages).toHaveLength(1);
    restarted.close();
  });

  test("a page that was never served fails", async ({ site, visitor }) => {
    await site.fail({ service: "lake", status: 503 });
    await expect(visitor.get(page, "/nunca-vista")).rejects.toThrow();
  });
});

describe("while live events are down", () => {
  test("every page queries Sanity, so that a publish is visible", async () => {
    const offline = await startSite();
    const kitPrice = async () =>
      (await new Visitor(offline.context).get(kit, "/alarmas-para-casa/pisos", { slug: "pisos" })).data?.kit?.price
        .client;
    await offline.fail({ service: "lake", path: "/v2025-11-01/data/live", status: 503 });
    offline.services.content.close();
    const content = createContent(offline.settings.content, `${offline.folder}/content-2`, {
      ...NO_EVENTS,
      onLive: (isLive, error) => offline.log.warn({ err: error }, isLive ? LIVE : NOT_LIVE),
    });
    offline.context.content = content;
    await vi.waitFor(() => expect(offline.log.lines.at(-1)?.message).toBe(NOT_LIVE), SOON);
    expect(await kitPrice()).toBe(KITS.piso.price.client);
    await lakeClient(offline.sandbox.url).patch("kit-piso").set({ "price.client": 30 }).commit();
    expect(await kitPrice()).toBe(30);
    offline.services.content = content;
    await offline.close();
  });
});
