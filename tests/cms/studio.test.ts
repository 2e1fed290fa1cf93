import { describe, expect, test } from "vitest";
import { missingTranslations } from "../../cms/studio/missing-translations.ts";
import { ownPathOf, sitePathOf } from "../../cms/studio/site-path.ts";

const block = (text: string) => ({ _type: "block", children: [{ _type: "span", text }] });
const table = (text: string) => ({ _type: "table", rows: [{ cells: [{ value: [block(text)] }] }] });

describe("texts without a Basque translation", () => {
  test.each<[string, unknown, string[]]>([
    ["no missing text", { title: { es: "Hola", eu: "Kaixo" } }, []],
    ["a missing translation", { title: { es: "Hola" } }, ["title"]],
    ["an empty translation", { title: { es: "Hola", eu: " " } }, ["title"]],
    ["a translation that is null", { title: { es: "Hola", eu: null } }, ["title"]],
    ["a text without Spanish", { title: { _type: "localeString", es: "" } }, []],
    ["a text in a list, by its key", { steps: [{ _key: "a", title: { es: "Uno" } }] }, ['steps[_key=="a"].title']],
    [
      "an entry of a list that is itself a text",
      { entries: [{ _key: "b", key: "save", es: "Guardar" }] },
      ['entries[_key=="b"]'],
    ],
    ["formatted text", { body: { es: [block("Hola")], eu: [] } }, ["body"]],
    ["a table", { body: { es: [table("Hola")], eu: [table(" ")] } }, ["body"]],
    ["translated formatted text", { body: { es: [block("Hola")], eu: [block("Kaixo")] } }, []],
    ["fields without text", { price: { client: 1 }, image: { asset: { _ref: "image-a" } } }, []],
  ])("%s", (_name, document, paths) => {
    expect(missingTranslations(document, "eu").map(({ path }) => path)).toEqual(paths);
  });

  test("have their Spanish text", () => {
    expect(missingTranslations({ body: { es: [block("Hola"), block("mundo")] } }, "eu")).toEqual([
      { path: "body", original: "Hola mundo" },
    ]);
  });
});

test.each([
  [{ _type: "kit", slug: "pisos" }, "/alarmas-para-casa/pisos"],
  [{ _type: "kit", slug: "tienda", isBusiness: true }, "/alarmas-para-negocios/tienda"],
  [{ _type: "kit", slug: "alarmas-para-negocios", isBusiness: true }, "/alarmas-para-negocios#kit-negocios"],
  [{ _type: "kit" }, undefined],
  [{ _type: "page", slug: "portada" }, "/"],
  [{ _type: "page", slug: "ofertas/verano" }, "/ofertas/verano"],
  [{ _type: "page" }, undefined],
  [{ _type: "accessory", slug: "extensor-rf" }, "/accesorios-alarma/extensor-rf"],
  [{ _type: "bundle" }, "/accesorios-alarma"],
  [{ _type: "house" }, "/calcula-tu-alarma"],
  [{ _type: "faq", slug: "que-incluye" }, "/ayuda#que-incluye"],
  [{ _type: "faq", slug: "averias", tab: "servicio" }, "/ayuda/servicio#averias"],
  [{ _type: "faqCategory", slug: "servicio" }, "/ayuda/servicio"],
  [{ _type: "promo" }, "/promociones"],
  [{ _type: "questionnaire", kind: "funnel" }, "/encuesta"],
  [{ _type: "redirect", from: "/antigua" }, "/antigua"],
  [{ _type: "settings" }, "/"],
])("the path of a document on the site: %j: %s", (document, path) => {
  expect(sitePathOf(document)).toBe(path);
});

test.each([
  ["kit", { route: { current: "pisos" } }, "/alarmas-para-casa/pisos"],
  // Its page stays: a new route of this kit asks nothing and changes no links.
  ["kit", { route: { current: "alarmas-para-negocios" }, isBusiness: true }, undefined],
  ["page", { path: { current: "apn" } }, "/apn"],
  ["faq", { slug: { current: "averias" } }, undefined],
  ["promo", {}, undefined],
])("the path that answers only with a %s, %j: %s", (type, document, path) => {
  expect(ownPathOf(document, type)).toBe(path);
});
