import { expect, test } from "vitest";
import { isLinkToPage } from "#app/site/current-page.ts";

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
])("a link to the current page: %s on %s: %j", (href, pathname, expected) => {
  expect(isLinkToPage(href, pathname)).toBe(expected);
});
