import { describe, expect, test } from "vitest";
import { type Finding, linksTo, publishFindings } from "../../cms/studio/publish-checks.ts";
import type { ContentDocument } from "../../cms/studio/watched-documents.ts";

const TODAY = "2026-11-23";
const SELLER = { legalName: "Alarmas, S.A.", taxNumber: "A1", address: "Madrid", registry: "T 1", email: "a@b.es" };
const SETTINGS = { _id: "settings", _type: "settings", seller: SELLER, oneOff: 19.9 };
const both = (text: string) => ({ es: text, eu: text });
const KIT = {
  ...{ _id: "kit-piso", _type: "kit", kitName: both("Kit Piso"), route: { current: "pisos" } },
  ...{ price: { client: 35.9, notClient: 42.35 }, search: { description: both("Para pisos") } },
};
const PAGE = {
  ...{ _id: "page", _type: "page", title: both("Precios"), path: { current: "precios" } },
  search: { description: both("Precios") },
};

/** What is found in these documents, without what the other fields repeat. */
const found = (...documents: ContentDocument[]) =>
  publishFindings(documents, documents, TODAY).map(({ check, path, problem }) => [check, path, problem] as const);

test("content without a gap has no finding", () => {
  expect(found(SETTINGS, KIT, PAGE)).toEqual([]);
});

const text = (_key: string, es: string) => ({ _key, _type: "iconText", text: { es, eu: es } });
const link = (href: string) => ({ ...PAGE, sections: [{ _key: "a", _type: "link", href }] });
const promo = (to: string) => ({ _id: "promo", _type: "promo", title: both("Promo"), to });

describe("is found", () => {
  const path = 'sections[_key=="a"].href';
  const cases: [string, ContentDocument[], Finding["check"], string, RegExp][] = [
    ["a part of the seller", [{ ...SETTINGS, seller: { ...SELLER, email: "" } }], "seller", "seller.email", /Correo/],
    ["a path without a page", [link("/no-existe")], "links", path, /«\/no-existe» no lleva/],
    ["a Basque path without a page", [link("/eu/no-existe#a")], "links", path, /«\/eu\/no-existe#a»/],
    ["a search for the app", [link("https://apps.apple.com/es/search?term=alarmas")], "links", path, /búsqueda/],
    ["a search for the app", [link("https://play.google.com/store/search?q=alarmas")], "links", path, /búsqueda/],
    [
      "an amount that is no price of the kit",
      [SETTINGS, { ...KIT, mainSpec: [text("b", "Desde 36,90 € al mes")] }],
      ...(["prices", 'mainSpec[_key=="b"].text.es', /36,90 €/] as const),
    ],
    ["a promo that ends today", [promo(TODAY)], "promos", "to", /hoy/],
    ["a promo that ends tomorrow", [promo("2026-11-24")], "promos", "to", /mañana/],
    ["a promo that ends in 30 days", [promo("2026-12-23")], "promos", "to", /en 30 días/],
    [
      "a picture without an alternative text",
      [{ ...PAGE, sections: [{ _key: "a", image: { _type: "picture", asset: { _ref: "image-1" } } }] }],
      ...(["pictures", 'sections[_key=="a"].image.alt', /no sabe qué muestra/] as const),
    ],
    ["a page without a description", [{ ...PAGE, search: {} }], "descriptions", "search.description", /inventan/],
    [
      "two texts without Basque, as one",
      [{ ...PAGE, title: { es: "Precios" }, sections: [{ _key: "a", title: { es: "Kits" } }] }],
      ...(["translations", "title.eu", /^2 textos sin euskera: «Precios» y 1 más\.$/] as const),
    ],
    [
      "a long text without Basque",
      [{ ...PAGE, title: { es: `Precios ${"a".repeat(99)}` } }],
      ...(["translations", "title.eu", /^Sin euskera: «Precios a{52}…»\.$/] as const),
    ],
  ];
  test.each(cases)("%s", (_name, documents, check, path, problem) => {
    const findings = found(...documents);
    if (check === "prices" || check === "links" || check === "seller" || check === "descriptions")
      expect(findings.every(([of]) => of === check)).toBe(true);
    expect(findings).toContainEqual([check, path, expect.stringMatching(problem)]);
  });
});

const paragraph = (...children: object[]) => ({
  body: { es: [{ _key: "b", _type: "block", children: children.map((child) => ({ _key: "c", ...child })) }] },
});
const typed = (text: string) => ({ ...PAGE, sections: [{ _key: "a", ...paragraph({ _type: "span", text }) }] });
const inTable = (text: string) => {
  const value = paragraph({ _type: "span", text }).body.es;
  const rows = [{ _key: "r", _type: "row", cells: [{ _key: "c", _type: "cell", value }] }];
  return { ...PAGE, sections: [{ _key: "a", body: { es: [{ _key: "t", _type: "table", rows }] } }] };
};
const inserted = {
  ...PAGE,
  sections: [{ _key: "a", ...paragraph({ _type: "textPrice", amount: "client", of: { _ref: "kit-piso" } }) }],
};
const problemsWith = (documents: ContentDocument[], published?: ContentDocument[]) =>
  publishFindings(documents, published, TODAY)
    .filter(({ check }) => check === "prices" || check === "links")
    .map(({ problem }) => problem);

describe("a price in a text", () => {
  test.each([
    ["that is typed", typed("Desde 35,90 € al mes"), [/35,90 € escrito a mano/]],
    ["that is no longer one", typed("Desde 34,90 € al mes"), [/34,90 €, y ningún precio es ese/]],
    ["that is typed in a table", inTable("35,90 €"), [/35,90 € escrito a mano/]],
    ["that is inserted", inserted, []],
    ["that is no kit's", typed("Desde 0,99 € al mes"), [/0,99 €/]],
    ["that a title names", { ...PAGE, title: both("Pago único de 19,90 €") }, []],
    ["that a title names and is no longer one", { ...PAGE, title: both("Pago único de 18,90 €") }, [/18,90/, /18,90/]],
  ])("%s", (_name, document, problems) => {
    expect(problemsWith([SETTINGS, KIT, document])).toEqual(problems.map((problem) => expect.stringMatching(problem)));
  });

  test("of a kit that is not published", () => {
    expect(problemsWith([SETTINGS, KIT, inserted], [SETTINGS, inserted])).toEqual([
      "El texto dice el precio de algo que no está publicado.",
    ]);
  });
});

test("a link to a draft leads to no page", () => {
  const linking = link("/precios");
  const draft = { ...PAGE, _id: "draft" };
  expect(
    problemsWith([{ ...linking, path: { current: "otra" } }, draft], [{ ...linking, path: { current: "otra" } }]),
  ).toEqual(["«/precios» lleva a una página sin publicar."]);
});

test("an experiment of a page that is a draft is found", () => {
  const place = { _key: "a", _type: "experimentSectionList", experimentId: "titular" };
  const page = { ...PAGE, sections: [place] };
  const experiment = { _id: "e", _type: "experiment", experimentId: "titular", title: "El titular" };
  const problems = (published: ContentDocument[], documents = [page, experiment]) =>
    publishFindings(documents, published, TODAY)
      .filter(({ check }) => check === "experiments")
      .map(({ path, problem }) => [path, problem]);
  const path = 'sections[_key=="a"].experimentId';
  expect(problems([page])).toEqual([[path, "«El titular» no está publicado: todos ven «La de siempre»."]]);
  expect(problems([page], [page])).toEqual([[path, "«titular» no está publicado: todos ven «La de siempre»."]]);
  expect(problems([page, experiment])).toEqual([]);
});

const QUESTION = { _id: "faq", _type: "faq", slug: { current: "otra" } };
test.each([
  ["/ayuda/servicio#averias", "/ayuda/servicio#averias", PAGE, true],
  ["/eu/ayuda/servicio#averias", "/ayuda/servicio#averias", PAGE, true],
  ["/ayuda#averias", "/ayuda/servicio#averias", PAGE, true],
  ["#averias", "/ayuda/servicio#averias", QUESTION, true],
  ["#averias", "/ayuda/servicio#averias", PAGE, false],
  ["/ayuda/servicio", "/ayuda/servicio#averias", PAGE, false],
  ["/precios#averias", "/ayuda/servicio#averias", PAGE, false],
  ["/precios?a=1#b", "/precios", PAGE, true],
  ["#precios", "/precios", PAGE, false],
  ["/alarmas-para-negocios", "/alarmas-para-negocios#kit-negocios", PAGE, false],
  ["/alarmas-para-negocios#kit-negocios", "/alarmas-para-negocios#kit-negocios", PAGE, true],
])("a link to %s as one to %s, in %o: %s", (href, address, document, isLink) => {
  expect(linksTo({ ...document, link: { href } }, address)).toEqual(isLink ? [{ path: "link.href", href }] : []);
});

describe("is not found", () => {
  const cases: [string, ContentDocument[]][] = [
    ["a link to the site's own path, with query and anchor", [link("/checkout?kit=piso#datos")]],
    ["a link to a Basque page", [link("/eu/precios"), PAGE]],
    ["a link to the Basque home page", [link("/eu")]],
    ["a link to a kit", [link("/alarmas-para-casa/pisos"), KIT]],
    ["a link to a redirect", [link("/kit-alarma"), { _id: "r", _type: "redirect", from: "/kit-alarma", to: "/" }]],
    ["a link to another site", [link("https://example.com/no-existe")]],
    ["a promo that has ended", [promo("2026-11-22")]],
    ["a promo that ends in 31 days", [promo("2026-12-24")]],
    ["the kit's price without IVA", [KIT, { ...KIT, _id: "b", mainSpec: [text("b", "35,00 € sin IVA")] }]],
    ["the one-off payment", [SETTINGS, { ...KIT, mainSpec: [text("b", "Pago único de 19,90 €")] }]],
    ["a device that only links elsewhere", [{ _id: "app", _type: "accessory", title: both("App"), url: "/" }]],
  ];
  test.each(cases)("%s", (_name, documents) => {
    expect(found(...documents)).toEqual([]);
  });
});
