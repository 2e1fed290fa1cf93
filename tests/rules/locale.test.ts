import { describe, expect, test } from "vitest";
import { localeOf, localePath, otherLocales, pathWithoutLocale } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";

describe("languages", () => {
  test.each([
    ["/", "es", "/"],
    ["/eu", "eu", "/"],
    ["/eu/checkout", "eu", "/checkout"],
    ["/europa", "es", "/europa"],
    ["/alarmas-para-casa/pisos", "es", "/alarmas-para-casa/pisos"],
  ] as const)("%s is %s, and %s without the language", (path, locale, plain) => {
    expect(localeOf(path)).toBe(locale);
    expect(pathWithoutLocale(path)).toBe(plain);
    expect(localePath(locale, plain)).toBe(path);
  });

  test.each(["tel:900622550", "#kits", "https://example.com/a"])("%s has no language", (href) => {
    expect(localePath("eu", href)).toBe(href);
  });

  test("each language has the others", () => {
    expect([otherLocales("es"), otherLocales("eu")]).toEqual([["eu"], ["es"]]);
  });

  test.each([
    ["eu", { es: "Casa", eu: "Etxea" }, "Etxea"],
    ["es", { es: "Casa", eu: "Etxea" }, "Casa"],
    ["es", { es: "Casa" }, "Casa"],
    ["eu", { es: "Casa" }, { text: "Casa", lang: "es" }],
    ["eu", { es: ["Casa"], eu: [] }, { text: ["Casa"], lang: "es" }],
    ["eu", { es: "Casa", eu: "" }, { text: "Casa", lang: "es" }],
    ["eu", [{ a: { es: "1", eu: "2" }, b: 3, c: null }], [{ a: "2", b: 3 }]],
  ] as const)("in %s, %j is %j", (locale, value, expected) => {
    expect(localize(value, locale)).toEqual(expected);
  });
});
