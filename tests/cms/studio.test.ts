import { describe, expect, test } from "vitest";
import { missingTranslations } from "../../cms/studio/missing-translations.ts";
import { sitePathOf } from "../../cms/studio/site-path.ts";

const block = (text: string) => ({ _type: "block", children: [{ _type: "span", text }] });

describe("texts without Basque", () => {
  test.each<[string, unknown, string[]]>([
    ["none", { title: { es: "Hola", eu: "Kaixo" } }, []],
    ["a missing one", { title: { es: "Hola" } }, ["title"]],
    ["an empty one", { title: { es: "Hola", eu: " " } }, ["title"]],
    ["null", { title: { es: "Hola", eu: null } }, ["title"]],
    ["one that has no Spanish either", { title: { _type: "localeString", es: "" } }, []],
    ["one in a list, by its key", { steps: [{ _key: "a", title: { es: "Uno" } }] }, ['steps[_key=="a"].title']],
    ["a list's own entries", { entries: [{ _key: "b", key: "save", es: "Guardar" }] }, ['entries[_key=="b"]']],
    ["formatted text", { body: { es: [block("Hola")], eu: [] } }, ["body"]],
    ["formatted text that is there", { body: { es: [block("Hola")], eu: [block("Kaixo")] } }, []],
    ["nothing to read", { price: { client: 1 }, image: { asset: { _ref: "image-a" } } }, []],
  ])("%s", (_name, document, paths) => {
    expect(missingTranslations(document, "eu").map(({ path }) => path)).toEqual(paths);
  });

  test("are shown with their Spanish", () => {
    expect(missingTranslations({ body: { es: [block("Hola"), block("mundo")] } }, "eu")).toEqual([
      { path: "body", original: "Hola mundo" },
    ]);
  });
});

describe("where a document is seen on the site", () => {
  test.each([
    [{ _type: "kit", slug: "pisos" }, "/alarmas-para-casa/pisos"],
    [{ _type: "kit", slug: "tienda", isBusiness: true }, "/alarmas-para-negocios/tienda"],
    [{ _type: "kit", slug: "alarmas-para-negocios", isBusiness: true }, "/alarmas-para-negocios"],
    [{ _type: "kit" }, undefined],
    [{ _type: "page", slug: "portada" }, "/"],
    [{ _type: "page", slug: "ofertas/verano" }, "/ofertas/verano"],
    [{ _type: "page" }, undefined],
    [{ _type: "accessory", slug: "extensor-rf" }, "/accesorios-alarma/extensor-rf"],
    [{ _type: "bundle" }, "/accesorios-alarma"],
    [{ _type: "faq", slug: "que-incluye" }, "/ayuda#que-incluye"],
    [{ _type: "faqCategory", slug: "servicio" }, "/ayuda/servicio"],
    [{ _type: "promo" }, "/promociones"],
    [{ _type: "questionnaire", kind: "funnel" }, "/encuesta"],
    [{ _type: "redirect", from: "/antigua" }, "/antigua"],
    [{ _type: "settings" }, "/"],
  ])("%j: %s", (document, path) => {
    expect(sitePathOf(document)).toBe(path);
  });
});
