import { describe, expect } from "vitest";
import { hrefsOf, readPage } from "#tests/support/html.ts";
import { test } from "#tests/support/pages-test.ts";
import { problemsOf } from "#tests/support/schema-org.ts";
import { type CrawledPage, crawl, type Entry, entriesOf, fetchPage, pathOf } from "./crawl.ts";

let siteUrl: string;
let entries: Entry[];
/** The pages of the sitemap, in its order. */
let listed: CrawledPage[];
/** Every page that a crawler finds from the sitemap, by path. */
let crawled: Map<string, CrawledPage>;

test.beforeAll(async ({ site, pages }) => {
  siteUrl = site.settings.siteUrl;
  entries = entriesOf(await (await fetch(`${pages.url}/sitemap.xml`)).text(), siteUrl);
  crawled = await crawl(
    pages.url,
    entries.map(({ path }) => path),
  );
  listed = entries.flatMap(({ path }) => crawled.get(path) ?? []);
}, 600_000);

const isHidden = ({ head }: CrawledPage) => head.meta.robots?.includes("noindex") ?? false;

describe("the sitemap", () => {
  test("lists pages that answer 200 without noindex, under their canonical URL", () => {
    expect(listed.length).toBeGreaterThan(80);
    const found = listed.map((page) => [page.path, page.status, page.head.canonical, isHidden(page)]);
    expect(found).toEqual(listed.map(({ path }) => [path, 200, [`${siteUrl}${path === "/" ? "/" : path}`], false]));
  });

  test("lists every page without noindex that a crawler finds, once", () => {
    const paths = entries.map(({ path }) => path);
    const toList = [...crawled.values()].filter((page) => page.status === 200 && !isHidden(page));
    const own = toList.map(({ head }) => pathOf(head.canonical[0] ?? "", siteUrl));
    expect([...new Set(own)].filter((path) => !paths.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("has the date of the last change of each CMS page", () => {
    const undated = entries.filter(({ changed }) => !(Date.parse(changed ?? "") <= Date.now())).map(({ path }) => path);
    expect(undated).toEqual(["/desistimiento", "/eu/desistimiento", "/te-llamamos", "/eu/te-llamamos"]);
  });

  test("has the same alternate URLs as each page, in both languages", () => {
    const byPath = new Map(entries.map((entry) => [entry.path, entry]));
    for (const [at, { path, alternates }] of entries.entries()) {
      expect(Object.keys(alternates), path).toEqual(["es", "eu", "x-default"]);
      expect(listed[at]?.head.alternates, path).toEqual(alternates);
      for (const address of Object.values(alternates)) {
        expect(byPath.get(pathOf(address, siteUrl))?.alternates, path).toEqual(alternates);
      }
    }
  });
});

test("no link leads to a missing page", () => {
  const missing = [...crawled.values()].filter(({ status }) => status >= 400);
  const from = (to: string) => [...crawled.values()].filter(({ links }) => links.includes(to));
  expect(missing.map(({ path }) => [path, from(path).map((page) => page.path)])).toEqual([]);
  expect(crawled.size).toBeGreaterThan(listed.length);
});

test("no link leads to a missing part of a page", () => {
  const parts = new Set([...crawled.values()].flatMap(({ fragmentLinks }) => fragmentLinks));
  const missing = [...parts].filter((part) => {
    const [path = "", id = ""] = part.split("#");
    return !crawled.get(path)?.ids.has(id);
  });
  expect(missing).toEqual([]);
  expect(parts.size).toBeGreaterThan(5);
});

describe.each(["es", "eu"])("in %s", (language) => {
  const pages = () => listed.filter(({ path }) => /^\/eu(\/|$)/.test(path) === (language === "eu"));

  test.each([
    ["title", ({ head }: CrawledPage) => head.title],
    ["description", ({ head }: CrawledPage) => head.meta.description?.[0] ?? ""],
  ])("no two pages have the same %s, and none lacks it", (_what, of) => {
    const byText = Map.groupBy(pages(), of);
    const shared = [...byText].filter(([text, { length }]) => text === "" || length > 1);
    expect(shared.map(([text, sharing]) => [text, sharing.map(({ path }) => path)])).toEqual([]);
  });
});

describe("a shared link", () => {
  test("has Open Graph data in the language of the page, and an image", () => {
    for (const { path, head } of listed) {
      const isBasque = /^\/eu(\/|$)/.test(path);
      const { alt, ...fixed } = { alt: head.meta["og:image:alt"]?.[0], ...head.meta };
      expect(fixed, path).toMatchObject({
        "og:type": ["website"],
        "og:site_name": ["Alarmas Yoigo"],
        "og:title": [head.title],
        "og:description": head.meta.description,
        "og:url": head.canonical,
        "og:locale": [isBasque ? "eu_ES" : "es_ES"],
        "og:locale:alternate": [isBasque ? "es_ES" : "eu_ES"],
        "og:image:width": ["1200"],
        "og:image:height": ["630"],
        "twitter:card": ["summary_large_image"],
      });
      expect(alt, path).toMatch(/\S{3}/);
      expect(head.meta["og:image"], path).toHaveLength(1);
    }
  });
});

describe("JSON-LD", () => {
  test("of every page has only known properties of schema.org, and all required ones", () => {
    for (const { path, head } of listed) expect([path, problemsOf(head.jsonLd)]).toEqual([path, []]);
  });

  test.each([
    ["/", ["Organization", "WebSite"]],
    ["/eu", ["Organization", "WebSite"]],
    ["/alarmas-para-casa", ["BreadcrumbList"]],
    ["/alarmas-para-casa/pisos", ["BreadcrumbList", "Product"]],
    ["/eu/alarmas-para-negocios/tienda", ["BreadcrumbList", "Product"]],
    ["/alarmas-para-negocios", ["BreadcrumbList", "Product"]],
    ["/accesorios-alarma", ["BreadcrumbList"]],
    ["/accesorios-alarma/sirena-alarma", ["BreadcrumbList", "Product"]],
    ["/ayuda", ["BreadcrumbList", "FAQPage"]],
    ["/eu/ayuda/servicio", ["BreadcrumbList", "FAQPage"]],
    ["/promociones", ["BreadcrumbList"]],
    ["/privacidad", ["BreadcrumbList"]],
    ["/te-llamamos", ["BreadcrumbList"]],
  ])("of %s: %j", (path, types) => {
    const page = listed.find((candidate) => candidate.path === path);
    expect(page?.head.jsonLd.map((node) => node["@type"])).toEqual(types);
  });

  test("breadcrumbs lead from home to the page itself over existing pages", () => {
    const paths = entries.map(({ path }) => path);
    for (const { path, head } of listed) {
      const list = head.jsonLd.find((node) => node["@type"] === "BreadcrumbList");
      if (path === "/" || path === "/eu") {
        expect(list).toBeUndefined();
        continue;
      }
      const items: { position: number; item: string }[] = JSON.parse(JSON.stringify(list?.itemListElement));
      const trail = items.map(({ item }) => pathOf(item, siteUrl));
      expect(trail.at(0), path).toBe(path.startsWith("/eu/") ? "/eu" : "/");
      expect(trail.at(-1), path).toBe(path);
      expect(
        trail.filter((step) => !paths.includes(step)),
        path,
      ).toEqual([]);
      expect(items.map(({ position }) => position)).toEqual(items.map((_item, at) => at + 1));
    }
  });

  test("a page below another shows its breadcrumbs", () => {
    const page = listed.find(({ path }) => path === "/eu/alarmas-para-casa/pisos");
    const breadcrumbs = readPage(page?.html ?? "").querySelector('nav[aria-label="Hemen zaude"]');
    expect(hrefsOf(breadcrumbs)).toEqual(["/eu", "/eu/alarmas-para-casa"]);
    expect(breadcrumbs?.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  });
});

describe("outside the index", () => {
  test.for(["/no-existe", "/checkout?kit=piso"])("%s has noindex and no canonical URL", async (path, { pages }) => {
    const { head } = await fetchPage(pages.url, path);
    expect(head.meta.robots).toEqual(["noindex"]);
    expect(head.canonical).toEqual([]);
  });

  test("a query string does not change the canonical URL", async ({ pages }) => {
    const { head } = await fetchPage(pages.url, "/alarmas-para-casa/pisos?client=false&utm_id=7&territorio=ceuta");
    expect(head.canonical).toEqual([`${siteUrl}/alarmas-para-casa/pisos`]);
    expect(head.meta["og:url"]).toEqual(head.canonical);
  });
});
