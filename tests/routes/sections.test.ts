import { describe, expect } from "vitest";
import { textOf } from "#app/i18n/localize.ts";
import { loader as accessory } from "#app/routes/accessory.tsx";
import { loader as catalogue } from "#app/routes/catalogue.tsx";
import { loader as kit } from "#app/routes/kit.tsx";
import { loader as page } from "#app/routes/page.tsx";
import { OPENING_HOURS } from "#tests/support/opening-hours.ts";
import { EXIT_TERMS } from "#tests/support/price-list.ts";
import type { Site } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { pageSections } from "../../cms/schemaTypes/fields/pageSections.ts";
import { PAGES } from "./sections-seed-pages.ts";
import { test } from "./sections-test.ts";

/** Number of sections on the pages of the seed. */
const SEEDED = PAGES.flatMap((page) => page.sections).length;
let sections: Awaited<ReturnType<typeof sectionsOf>>;
const sectionsOf = async (site: Site, path: string) =>
  (await new Visitor(site.context).get(page, path)).data?.page.sections ?? [];

test.beforeAll(async ({ site }) => {
  sections = [...(await sectionsOf(site, "/todas-las-secciones")), ...(await sectionsOf(site, "/sin-cabecera"))];
});

function listedIn(key: string): string[] {
  const section = sections.find(({ _key }) => _key === key);
  switch (section?._type) {
    case "accessoriesSection":
      return (section.tiles ?? section.cards ?? []).map(({ _id }) => _id);
    case "faqSection":
      return section.questions?.map(({ _id }) => _id) ?? [];
    case "selectorSection":
    case "costSection":
    case "compareSection":
    case "territorySection":
    case "pricesSection":
      return section.kits.map(({ _id }) => _id);
    case "offersSection":
      return section.offers.map(({ _id }) => _id);
    case "promoBannerSection":
      return section.promos.map(({ _id }) => _id);
    default:
      throw new Error(`The section ${key} lists nothing`);
  }
}

test("a page shows every type of section, without removing any", ({ site }) => {
  expect(new Set<string>(sections.map(({ _type }) => _type))).toEqual(new Set(pageSections.map(({ type }) => type)));
  expect(sections).toHaveLength(SEEDED);
  expect(site.log.lines.filter(({ message }) => message.startsWith("Removed invalid content"))).toEqual([]);
});

describe("what a section lists", () => {
  test.each([
    ["accessoriesSection", ["accessory-sirena", "accessory-camara", "accessory-humo", "accessory-app", "bundle-dos"]],
    ["base", ["accessory-sirena", "accessory-camara", "accessory-app"]],
    ["extra", ["accessory-humo", "bundle-dos"]],
    ["cards", ["bundle-dos", "accessory-sirena", "accessory-humo"]],
    ["faqSection", ["faq-averias", "faq-sin-luz"]],
    ["category", ["faq-cuanto-cuesta", "faq-primera-factura"]],
    ["pricesSection", ["kit-piso", "kit-bajo-atico", "kit-chalet"]],
    ["selectorSection", ["kit-piso", "kit-bajo-atico", "kit-chalet"]],
    ["all-selector", ["kit-piso", "kit-bajo-atico", "kit-chalet", "kit-tienda", "kit-local", "kit-oficina"]],
    ["costSection", ["kit-piso", "kit-bajo-atico", "kit-chalet"]],
    ["business-cost", ["kit-negocios", "kit-tienda", "kit-local", "kit-oficina"]],
    [
      "territorySection",
      ["kit-piso", "kit-bajo-atico", "kit-chalet", "kit-negocios", "kit-tienda", "kit-local", "kit-oficina"],
    ],
    ["compareSection", ["kit-negocios", "kit-tienda", "kit-local", "kit-oficina"]],
    ["home-compare", ["kit-piso", "kit-bajo-atico", "kit-chalet"]],
    // The running promos for clients, in the order of the CMS.
    ["offersSection", ["promo-tariff", "promo-no-end"]],
    ["offers", ["promo-for-clients"]],
    ["no-offers", []],
    ["promoBannerSection", ["promo-no-end"]],
    ["no-promos", []],
  ])("%s: %j", (key, expected) => {
    expect(listedIn(key)).toEqual(expected);
  });

  test("the business prices have every business kit", () => {
    expect(listedIn("business").toSorted()).toEqual(["kit-local", "kit-negocios", "kit-oficina", "kit-tienda"]);
  });
});

test("sections with a phone number have its opening hours", () => {
  const hours = sections.flatMap((section) => ("hours" in section ? [section.hours?.saturdayHours] : []));
  expect(hours).toHaveLength(3);
  for (const saturday of hours) expect(saturday).toMatchObject(OPENING_HOURS.saturdayHours);
});

test("the selector has the data of its panels, and the extras that can be ordered", () => {
  const [selector] = sections.flatMap((section) => (section._type === "selectorSection" ? [section] : []));
  const [piso] = selector?.kits ?? [];
  expect(piso?.complements.map(({ group }) => group)).toEqual(["system", "sensors", "sensors", "system", "system"]);
  expect([piso?.system, piso?.sensors, piso?.extra]).toEqual([
    expect.any(String),
    expect.any(String),
    expect.any(String),
  ]);
  expect(selector?.extras.map(({ _id }) => _id)).toEqual(["extra-camara", "extra-boton-panico"]);
});

test("the cost section has the terms for leaving early", () => {
  const [cost] = sections.flatMap((section) => (section._type === "costSection" ? [section] : []));
  expect(cost?.leaving).toMatchObject(EXIT_TERMS);
});

test("a kit's page has the sections below its offer", async ({ visitor }) => {
  const { data } = await visitor.get(kit, "/alarmas-para-casa/pisos", { slug: "pisos" });
  expect(data?.sections).toHaveLength(SEEDED + 1);
  const [banner] = data?.sections ?? [];
  expect(banner?._type === "promoBannerSection" && banner.promos.map(({ _id }) => _id)).toEqual(["promo-no-end"]);
});

describe("devices", () => {
  test("the catalogue has the devices of kits, and the extra devices", async ({ visitor }) => {
    const { data } = await visitor.get(catalogue, "/accesorios-alarma");
    const ids = (devices?: { _id: string }[]) => devices?.map(({ _id }) => _id);
    expect(ids(data?.catalogue.base)).toEqual(["accessory-sirena", "accessory-camara", "accessory-app"]);
    expect(ids(data?.catalogue.extra)).toEqual(["accessory-humo", "bundle-dos"]);
    expect(data?.catalogue.extra.find(({ _id }) => _id === "bundle-dos")?.slug).toBe("camara-con-sensor-de-movimiento");
  });

  test.for([
    ["/accesorios-alarma/sirena-alarma", "Sirena interior", ["kit-chalet"]],
    ["/eu/accesorios-alarma/sirena-alarma", "Sirena interior (eu)", ["kit-chalet"]],
    ["/accesorios-alarma/detector-de-humo", "Detector de humo", []],
  ] as const)("%s is %s", async ([path, title, kits], { visitor }) => {
    const { status, data } = await visitor.get(accessory, path, { slug: path.split("/").at(-1) ?? "" });
    expect(status).toBe(200);
    expect(data && textOf(data.accessory.title)).toBe(title);
    expect(data?.accessory.kits.map(({ _id }) => _id)).toEqual(kits);
  });

  test.for([
    ["/accesorios-alarma/nada", 404, null],
    ["/accesorios-alarma/dos-sensores", 404, null],
    ["/accesorios-alarma/app", 302, "/app-alarma-yoigo"],
    ["/eu/accesorios-alarma/app", 302, "/eu/app-alarma-yoigo"],
  ] as const)("%s: %i %s", async ([path, status, location], { visitor }) => {
    const outcome = await visitor.get(accessory, path, { slug: path.split("/").at(-1) ?? "" });
    expect(outcome).toMatchObject({ status, location });
  });
});

describe("a removed path", () => {
  const ROUTES = { page, accessory, kit };

  test.for([
    ["page", "/antigua", 301, "/todas-las-secciones"],
    ["page", "/eu/antigua", 301, "/eu/todas-las-secciones"],
    ["page", "/antigua?client=false&utm_id=7", 301, "/todas-las-secciones?client=false&utm_id=7"],
    ["page", "/de-momento", 302, "/todas-las-secciones"],
    ["page", "/con-consulta?utm_id=7", 301, "/ayuda?tema=precio&utm_id=7#cuanto-cuesta"],
    ["page", "/con-consulta?tema=otro", 301, "/ayuda?tema=precio#cuanto-cuesta"],
    ["page", "/fuera", 301, "https://example.com/alarmas"],
    ["page", "/eu/fuera?a=1", 301, "https://example.com/alarmas?a=1"],
    ["page", "/a%C3%B1o-nuevo", 301, "/promociones"],
    ["page", "/con-barra", 301, "/promociones"],
    ["accessory", "/accesorios-alarma/extensor-senal", 301, "/accesorios-alarma/sirena-alarma"],
    ["accessory", "/eu/accesorios-alarma/extensor-senal", 301, "/eu/accesorios-alarma/sirena-alarma"],
    ["kit", "/alarmas-para-casa/villas", 301, "/alarmas-para-casa/chalets"],
    ["page", "/todas-las-secciones", 200, null],
    ["page", "/%E0%A4%A", 404, null],
    ["page", "/Antigua", 404, null],
  ] as const)("%s %s: %i %s", async ([route, path, status, location], { visitor }) => {
    const slug = path.split("?")[0]?.split("/").at(-1) ?? "";
    const answer = await visitor.get<unknown>(ROUTES[route], path, { slug });
    expect(answer).toMatchObject({ status, location });
    const kept = { 301: "max-age=3600", 302: "no-cache" }[String(status)];
    if (location) expect(answer.headers.get("Cache-Control")).toBe(kept);
  });
});
