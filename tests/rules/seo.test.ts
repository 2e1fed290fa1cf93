import { describe, expect, test } from "vitest";
import { localeOf } from "#app/i18n/locale.ts";
import { RESOURCE_PATHS } from "#app/paths.ts";
import routes from "#app/routes.ts";
import { organization, pathsAbove } from "#app/seo/json-ld.ts";
import { firstImage, shareImageUrl } from "#app/seo/sharing-meta.ts";
import { PRIVATE_PATHS, robotsTxt, sitemapEntries } from "#app/seo/sitemap.ts";

const SITE = "https://alarmas.example";

const picture = (name: string, more: object = {}) => ({
  url: `https://pictures.example/${name}-1000x800.png`,
  alt: name,
  ...more,
});

test.each([
  ["/", []],
  ["/ayuda", []],
  ["/ayuda/servicio", ["/ayuda"]],
  ["/a/b/c", ["/a", "/a/b"]],
])("the pages above a path: %s: %j", (path, expected) => {
  expect(pathsAbove(path)).toEqual(expected);
});

test.each<[string, unknown, string | undefined]>([
  ["of nothing", null, undefined],
  ["of texts", [{ title: { text: "a", lang: "es" } }], undefined],
  ["of a list", [{ title: "a" }, { image: picture("one") }, { image: picture("two") }], "one"],
  ["deep inside", [{ kits: [{ price: 1, image: picture("deep") }] }, { image: picture("later") }], "deep"],
  ["has an alternative text", [{ image: { url: "https://a.example/b.png", alt: null } }], undefined],
])("the first image: %s", (_name, shown, expected) => {
  expect(firstImage(shown)?.alt).toBe(expected);
});

describe("the URL of a shared image", () => {
  const SIZE = "w=1200&h=630&fit=fill&bg=e3eeea&fm=jpg&q=80";

  test.each([
    ["as it is", picture("a"), `?${SIZE}`],
    [
      "without what marketing cut off",
      picture("a", { crop: { top: 0.1, bottom: 0.25, left: 0.2 } }),
      `?rect=200,80,800,520&${SIZE}`,
    ],
  ])("%s", (_name, shared, query) => {
    expect(shareImageUrl(shared)).toBe(`https://pictures.example/a-1000x800.png${query}`);
  });
});

describe("the sitemap", () => {
  const MOMENT = "2026-11-21T10:00:00Z";
  const found = {
    pages: [
      { _id: "1", path: "portada", _updatedAt: MOMENT },
      { _id: "2", path: "contacto", _updatedAt: MOMENT },
      { _id: "3", path: "alarmas-para-casa/pisos", _updatedAt: "2020-01-01T00:00:00Z" },
    ],
    kits: [
      { _id: "4", slug: "pisos", isBusiness: false, _updatedAt: MOMENT },
      { _id: "5", slug: "alarmas-para-negocios", isBusiness: true, _updatedAt: MOMENT },
    ],
    accessories: [{ _id: "6", slug: "sirena", url: null, _updatedAt: MOMENT }],
    tabs: [
      { _id: "7", slug: "alarma", changed: { _id: "9", _updatedAt: MOMENT } },
      { _id: "8", slug: "servicio", changed: null },
    ],
    device: null,
    promo: { _id: "10", _updatedAt: MOMENT },
  };

  test("has each path once: of two documents with the same path, the one that the site shows", () => {
    expect(sitemapEntries(found)).toEqual([
      { path: "/", changed: MOMENT },
      { path: "/accesorios-alarma", changed: undefined },
      { path: "/accesorios-alarma/sirena", changed: MOMENT },
      { path: "/alarmas-para-casa/pisos", changed: MOMENT },
      { path: "/alarmas-para-negocios", changed: MOMENT },
      { path: "/ayuda", changed: MOMENT },
      { path: "/ayuda/servicio", changed: undefined },
      { path: "/contacto", changed: MOMENT },
      { path: "/desistimiento", changed: undefined },
      { path: "/promociones", changed: MOMENT },
      { path: "/te-llamamos", changed: undefined },
    ]);
  });

  test("lists every static route, except those kept from search engines on purpose", () => {
    const listed = sitemapEntries({ ...found, pages: [] }).map(({ path }) => path);
    const excluded: string[] = [...PRIVATE_PATHS, ...Object.values(RESOURCE_PATHS), ...NOINDEX, ...WITH_DOCUMENT];
    const own = routes
      .flatMap(({ children = [], ...route }) => [route, ...children])
      .flatMap(({ path }) => (path ? [`/${path.replace(/\/:\w+\?$/, "")}`] : []))
      .filter((path) => localeOf(path) === "es" && !/[:*]/.test(path));
    expect(own.filter((path) => !listed.includes(path) && !excluded.includes(path))).toEqual([]);
  });
});

/** Routes of pages with a `page` document, which the sitemap lists. */
const WITH_DOCUMENT = ["/calcula-tu-alarma", "/encuesta", "/configurador"];

/** Pages with `noindex`: those after a form, and the gallery of components. */
const NOINDEX = ["/te-llamamos/enviado", "/valoracion", "/checkout/resumen", "/desistimiento/recibido", "/_ui"];

test("robots.txt allows everything but orders and previews", () => {
  expect(robotsTxt(SITE)).toBe(`User-agent: *
Disallow: /checkout
Disallow: /gracias
Disallow: /eu/checkout
Disallow: /eu/gracias
Disallow: /preview

Sitemap: ${SITE}/sitemap.xml
`);
});

describe("the shop", () => {
  const settings = {
    shopName: "Alarmas",
    brand: "Yoigo",
    salesPhone: "900 622 550",
    customerPhone: "900 622 996",
    socialLinks: [],
  };

  test("has phone numbers in international format", () => {
    expect(organization({ siteUrl: SITE, settings }).contactPoint).toEqual([
      { "@type": "ContactPoint", contactType: "sales", telephone: "+34900622550", areaServed: "ES" },
      { "@type": "ContactPoint", contactType: "customer support", telephone: "+34900622996", areaServed: "ES" },
    ]);
  });

  test("has its social profiles, if there are any", () => {
    expect(organization({ siteUrl: SITE, settings })).not.toHaveProperty("sameAs");
    const known = { ...settings, socialLinks: [{ href: "https://social.example/alarmas" }] };
    expect(organization({ siteUrl: SITE, settings: known }).sameAs).toEqual(["https://social.example/alarmas"]);
  });
});
