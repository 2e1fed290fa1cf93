import { describe, expect, test } from "vitest";
import { firstIncompleteStep, stepState } from "#app/checkout/steps.ts";
import { localeOf, localePath, otherLocales, pathWithoutLocale } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { parseKitId } from "#app/kits/kit-id.ts";
import { kitHref, kitPath } from "#app/paths.ts";
import { isLinkToPage } from "#app/site/current-page.ts";

describe("steps", () => {
  test.each([
    [null, null, "personal"],
    [null, "a", "personal"],
    ["c", null, "address"],
    ["c", "a", "confirmation"],
  ])("customer %s, address %s: the visitor goes on at %s", (customer_id, address_id, expected) => {
    expect(firstIncompleteStep({ customer_id, address_id })).toBe(expected);
  });

  test.each([
    ["personal", "address", "checked"],
    ["address", "address", "active"],
    ["confirmation", "address", "disabled"],
    ["address", "personal", "disabled"],
  ] as const)("%s while %s is current is %s", (step, current, expected) => {
    expect(stepState(step, current)).toBe(expected);
  });
});

describe("languages", () => {
  test.each([
    ["/", "es", "/"],
    ["/eu", "eu", "/"],
    ["/eu/checkout", "eu", "/checkout"],
    ["/europa", "es", "/europa"],
    ["/alarmas-para-casa/pisos", "es", "/alarmas-para-casa/pisos"],
  ] as const)("%s is %s, without language %s", (path, locale, plain) => {
    expect(localeOf(path)).toBe(locale);
    expect(pathWithoutLocale(path)).toBe(plain);
    expect(localePath(locale, plain)).toBe(path);
  });

  test.each(["tel:900622550", "#kits", "https://example.com/a"])("%s has no language", (href) => {
    expect(localePath("eu", href)).toBe(href);
  });

  test("the other languages of each", () => {
    expect([otherLocales("es"), otherLocales("eu")]).toEqual([["eu"], ["es"]]);
  });

  test.each([
    ["eu", { es: "Casa", eu: "Etxea" }, { text: "Etxea", lang: "eu" }],
    ["es", { es: "Casa", eu: "Etxea" }, { text: "Casa", lang: "es" }],
    ["eu", { es: "Casa" }, { text: "Casa", lang: "es" }],
    ["eu", { es: ["Casa"], eu: [] }, { text: ["Casa"], lang: "es" }],
    ["eu", { es: "Casa", eu: "" }, { text: "Casa", lang: "es" }],
    ["eu", [{ a: { es: "1", eu: "2" }, b: 3, c: null }], [{ a: { text: "2", lang: "eu" }, b: 3, c: null }]],
  ] as const)("in %s, %j is %j", (locale, value, expected) => {
    expect(localize(value, locale)).toEqual(expected);
  });
});

describe("kits", () => {
  test.each([
    ["piso", "piso"],
    ["atico-bajo", "bajo-atico"],
    ["unifamiliar", "chalet"],
    ["toString", undefined],
    ["", undefined],
  ])("id %j is %s", (id, expected) => {
    expect(parseKitId(id)).toBe(expected);
  });

  test.each([
    [false, "pisos", "/alarmas-para-casa/pisos"],
    [true, "oficina", "/alarmas-para-negocios/oficina"],
    [true, "alarmas-para-negocios", "/alarmas-para-negocios"],
  ])("business %s, %s stands at %s", (isBusiness, slug, expected) => {
    expect(kitPath({ isBusiness, slug })).toBe(expected);
  });

  test.each([
    [true, "oficina", "", "/alarmas-para-negocios/oficina"],
    [false, "pisos", "?client=false", "/alarmas-para-casa/pisos?client=false"],
    [true, "alarmas-para-negocios", "", "/alarmas-para-negocios#kit-negocios"],
    [true, "alarmas-para-negocios", "?client=false", "/alarmas-para-negocios?client=false#kit-negocios"],
  ])("a link to business %s, %s with query %j leads to %s", (isBusiness, slug, query, expected) => {
    expect(kitHref({ isBusiness, slug }, query)).toBe(expected);
  });
});

describe("a link to the current page", () => {
  test.each([
    ["/segunda-residencia", "/segunda-residencia", true],
    ["/segunda-residencia", "/eu/segunda-residencia", true],
    ["/alarmas-para-casa?client=false", "/alarmas-para-casa", true],
    ["/alarmas-para-casa#kits", "/alarmas-para-casa", false],
    ["/#kits", "/", false],
    ["/", "/eu", true],
    ["/tarifas-negocios", "/promociones", false],
    ["tel:900622550", "/", false],
    ["https://example.com/ayuda", "/ayuda", false],
  ])("%s on %s: %j", (href, pathname, expected) => {
    expect(isLinkToPage(href, pathname)).toBe(expected);
  });
});
