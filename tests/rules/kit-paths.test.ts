import { describe, expect, test } from "vitest";
import { parseKitId } from "#app/kits/kit-id.ts";
import { kitHref, kitPath } from "#app/paths.ts";

describe("ids and paths of kits", () => {
  test.each([
    ["piso", "piso"],
    ["atico-bajo", "bajo-atico"],
    ["unifamiliar", "chalet"],
    ["nave-2", "nave-2"],
    ["toString", undefined],
    ["Piso", undefined],
    ["-piso", undefined],
    ["piso%00", undefined],
    ["a".repeat(41), undefined],
    ["", undefined],
  ])("id %j is %s", (id, expected) => {
    expect(parseKitId(id)).toBe(expected);
  });

  test.each([
    [false, "pisos", "/alarmas-para-casa/pisos"],
    [true, "oficina", "/alarmas-para-negocios/oficina"],
    [true, "alarmas-para-negocios", "/alarmas-para-negocios"],
  ])("the path of business %s, slug %s is %s", (isBusiness, slug, expected) => {
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
