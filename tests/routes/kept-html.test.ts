import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { afterEach, describe, expect, vi } from "vitest";
import { localePath } from "#app/i18n/locale.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { SOON } from "#tests/support/page-cache-test.ts";
import { servePages } from "#tests/support/pages.ts";
import { KITS } from "#tests/support/price-list.ts";
import { PATHS_BY_LAYOUT } from "#tests/support/public-paths.ts";
import type { Site } from "#tests/support/site.ts";
import { test as siteTest } from "#tests/support/site-test.ts";

/** Serves pages that are put together from kept HTML, or rendered as a whole. */
const serveWith = (site: Site, keptHtml: Map<string, string> | undefined) =>
  servePages({ ...site, services: { ...site.services, keptHtml } });

const test = siteTest
  // No page fits, so that each request renders its page.
  .extend("env", { scope: "file" }, { PAGE_CACHE_MB: String(1 / 1024) })
  .extend("kept", { scope: "file" }, () => new Map<string, string>())
  .extend("open", { scope: "file" }, async ({ site, kept }, { onCleanup }) => {
    const pages = await serveWith(site, kept);
    onCleanup(pages.close);
    return (path: string, cookie = "") => fetch(pages.url + path, { headers: { cookie }, redirect: "manual" });
  })
  .extend("openWhole", { scope: "file" }, async ({ site }, { onCleanup }) => {
    const pages = await serveWith(site, undefined);
    onCleanup(pages.close);
    return (path: string, cookie = "") => fetch(pages.url + path, { headers: { cookie } });
  });

/** Of many accessories, this one. */
const ACCESSORY = "/accesorios-alarma/mando-alarma";
const PATHS = Object.values(PATHS_BY_LAYOUT)
  .flat()
  .filter((path) => path === ACCESSORY || !path.startsWith("/accesorios-alarma/"));

/** One of most kinds of pages. */
const FEW = PATHS.slice(0, 10);

describe("a page that is put together from kept HTML is the same as one that is rendered as a whole", () => {
  test.for([
    ["es", "CLIENT", PATHS],
    ["es", "NOT_CLIENT", FEW],
    ["eu", "CLIENT", FEW],
  ] as const)("in %s, for status %s", async ([locale, status, paths], { open, openWhole }) => {
    for (const path of paths) {
      const visit = async (ask: typeof open) =>
        await (await ask(localePath(locale, path), `client_status=${status}`)).text();
      const whole = await visit(openWhole);
      expect(await visit(open), path).toBe(whole);
      expect(await visit(open), `${path} again`).toBe(whole);
    }
  });

  test("for other territories, searches and links that set the client status", async ({ open, openWhole }) => {
    for (const path of [
      "/alarmas-para-casa/pisos?territorio=canarias",
      "/alarmas-para-casa?client=false",
      "/ayuda?q=alarma",
      "/calcula-tu-alarma?lugar=casa",
    ]) {
      expect(await (await open(path)).text(), path).toBe(await (await openWhole(path)).text());
    }
  });
});

describe("kept HTML", () => {
  const lake = (site: Site) => lakeClient(site.sandbox.url);

  afterEach<{ site: Site }>(async ({ site }) => {
    await lake(site).patch("kit-piso").set({ "price.client": KITS.piso.price.client }).commit();
  });

  test("outlives a publish that does not change it", async ({ site, open, kept }) => {
    kept.clear();
    await (await open("/")).text();
    const before = new Set(kept.keys());
    await lake(site).patch("kit-piso").set({ "price.client": 36.11 }).commit();
    await vi.waitFor(async () => expect(await (await open("/")).text()).toContain("36,11 €"), SOON);
    const added = [...kept].filter(([key]) => !before.has(key));
    expect(added.length).toBeGreaterThan(0);
    expect(added.length).toBeLessThan(before.size / 2);
    expect(added.filter(([, html]) => html.startsWith("<footer"))).toEqual([]);
  });

  test("holds nothing of a query string, which visitors type", async ({ open, kept }) => {
    await (await open("/ayuda?q=palabratecleada")).text();
    expect([...kept.values()].filter((html) => html.includes("palabratecleada"))).toEqual([]);
  });

  test("is neither made nor used by a preview", async ({ site, open, kept }) => {
    const path = "/alarmas-para-casa/pisos";
    const published = await (await open(path)).text();
    const whole = await lake(site).getDocument("kit-piso");
    const kitName = { _type: "localeString", es: "Kit en borrador" };
    await lake(site).createOrReplace({ ...whole, _id: "drafts.kit-piso", _type: "kit", kitName });
    const { secret } = await createPreviewSecret(lake(site), "test", "https://studio.alarmas.example/", "marketing");
    const query = new URLSearchParams({ "sanity-preview-secret": secret, "sanity-preview-pathname": path });
    const enabled = await open(`/preview/enable?${query}`);
    const cookie = enabled.headers.getSetCookie()[0]?.split(";")[0];
    const before = kept.size;
    expect(await (await open(path, cookie)).text()).toContain("en borrador");
    expect(kept.size).toBe(before);
    expect(await (await open(path)).text()).toBe(published);
  });
});
