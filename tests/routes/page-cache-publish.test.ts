import { afterEach, describe, expect, vi } from "vitest";
import { todayInSpain } from "#app/i18n/today.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { metric, renders, test } from "#tests/support/page-cache-test.ts";
import { servePages } from "#tests/support/pages.ts";
import { KITS } from "#tests/support/price-list.ts";
import { type Site, SOON, startSite } from "#tests/support/site.ts";

/** Longer than a visitor waits for Sanity where there is a copy, in milliseconds. */
const SLOW_MS = 700;

describe("a publish", () => {
  const lake = (site: Site) => lakeClient(site.sandbox.url);
  const setPrice = (site: Site, kit: string, client: number) =>
    lake(site).patch(kit).set({ "price.client": client }).commit();
  const priced = (price: string) => new RegExp(`${price.replace(",", ",(<[^>]*>|<!-- -->)*")}`);

  afterEach<{ site: Site }>(async ({ site }) => {
    await setPrice(site, "kit-piso", KITS.piso.price.client);
    await setPrice(site, "kit-chalet", KITS.chalet.price.client);
  });

  test("drops the pages that show it, and no others", async ({ site, open }) => {
    await (await open("/alarmas-para-casa/pisos")).text();
    await (await open("/apn")).text();
    await setPrice(site, "kit-piso", 36.11);
    await vi.waitFor(
      async () => expect(await (await open("/alarmas-para-casa/pisos")).text()).toMatch(priced("36,11")),
      SOON,
    );
    const before = await renders(site);
    await (await open("/apn")).text();
    expect(await renders(site)).toBe(before);
  });

  test.for([
    ["while Sanity is quick", 0, [10, 20, 30, 40, 50]],
    ["while Sanity is slow", SLOW_MS, [61, 62]],
  ] as const)("is in every answer after it was announced, %s", async ([_when, delayMs, prices], { site, open }) => {
    const path = "/alarmas-para-casa/pisos";
    await (await open(path)).text();
    if (delayMs) await site.fail({ service: "lake", path: "/v2025-11-01/data/query", delayMs });
    for (const cents of prices) {
      let isAnnounced = false;
      const invalidate = () => {
        isAnnounced = true;
      };
      site.services.content.addDependent({ invalidate, clear: () => {}, setEnabled: () => {} });
      await setPrice(site, "kit-piso", 36 + cents / 100);
      // Visitors come while the change is announced, and at once after it.
      while (!isAnnounced) await (await open(path)).text();
      const answers = await Promise.all([1, 2, 3].map(async () => (await open(path)).text()));
      for (const html of answers) expect(html).toMatch(priced(`36,${cents}`));
    }
  });

  test("is told to the tabs that have its page open, and to no others", async ({ site, open }) => {
    const wait = async (page: string, shown = "0") =>
      await (await open(`/live?${new URLSearchParams({ page, shown })}`)).text();
    await (await open("/alarmas-para-casa/pisos")).text();
    const kit = wait("/alarmas-para-casa/pisos?utm_source=x");
    const kitInBasque = wait("/eu/alarmas-para-casa/pisos");
    const apn = wait("/apn");
    const waiting = vi.fn();
    apn.then(waiting);
    await vi.waitFor(async () => expect(await metric(site, "shop_open_tabs")).toBe(3), SOON);
    const published = performance.now();
    await setPrice(site, "kit-piso", 36.22);
    expect(await Promise.all([kit, kitInBasque])).toEqual(["changed", "changed"]);
    expect(performance.now() - published).toBeLessThan(1_000);
    expect(waiting).not.toHaveBeenCalled();
    expect(await wait("/alarmas-para-casa/pisos", "60000"), "a page that was shown before the change").toBe("changed");
    expect(await wait("/checkout?kit=piso")).toBe("unwatched");
    expect(await wait("https://example.com/")).toBe("unwatched");
    site.services.content.clearCache();
    expect(await apn).toBe("changed");
  });

  test("of two documents at once is never half on a page", async ({ site, open }) => {
    const cents = (html: string, euros: string) => priced(`${euros},(\\d\\d)(?!\\d)`).exec(html)?.[0].slice(-2);
    let isOver = false;
    const seen: (string | undefined)[][] = [];
    const visits = (async () => {
      while (!isOver) {
        const html = await (await open("/alarmas-para-casa")).text();
        seen.push([cents(html, "71"), cents(html, "72")]);
      }
    })();
    for (let publish = 10; publish < 30; publish += 1) {
      const price = (euros: number) => ({ set: { "price.client": euros + publish / 100 } });
      await lake(site).transaction().patch("kit-piso", price(71)).patch("kit-chalet", price(72)).commit();
      await vi.waitFor(() => expect(seen.at(-1)).toContain(String(publish)), SOON);
    }
    isOver = true;
    await visits;
    expect(seen.filter(([piso, chalet]) => piso !== chalet)).toEqual([]);
  });

  test("is visible at once while live events are down, because nothing is stored", async () => {
    const offline = await startSite();
    await offline.fail({ service: "lake", path: "/v2025-11-01/data/live", status: 503 });
    await offline.restart();
    const pages = await servePages(offline);
    const open = () => fetch(`${pages.url}/alarmas-para-casa/pisos`);
    expect((await open()).headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    await setPrice(offline, "kit-piso", 36.77);
    expect(await (await open()).text()).toMatch(priced("36,77"));
    expect(await metric(offline, "shop_page_cache_pages")).toBe(0);
    const { status } = await fetch(`${pages.url}/live?page=/alarmas-para-casa/pisos&shown=0`);
    expect(status, "an open tab asks again").toBe(503);
    await pages.close();
    await offline.close();
  });
});

describe("at midnight in Spain", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("a promo that ended is no longer on a stored page", async ({ site, open }) => {
    const lake = lakeClient(site.sandbox.url);
    const promo = await lake.fetch<{ _id: string; title: string }>(
      '*[_type == "promo" && "promotions" in place][0]{ _id, "title": title.es }',
    );
    await lake.patch(promo._id).set({ to: todayInSpain() }).commit();
    expect(await (await open("/promociones")).text()).toContain(promo.title);
    expect(await (await open("/promociones")).text()).toContain(promo.title);
    vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000, toFake: ["Date"] });
    await vi.waitFor(async () => expect(await (await open("/promociones")).text()).not.toContain(promo.title), SOON);
  });
});
