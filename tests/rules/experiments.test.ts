import { describe, expect, test } from "vitest";
import { cookieText, parseAssignments, variantsText } from "#app/experiments/variants.ts";
import { controlOf, drawVariant } from "#server/experiments/draw-variant.ts";

const variants = (...shares: number[]) => shares.map((share, index) => ({ variantId: "abcd"[index] ?? "", share }));

describe("a variant is drawn by its share", () => {
  test.each([
    [[50, 50], 0, "a"],
    [[50, 50], 0.4999, "a"],
    [[50, 50], 0.5, "b"],
    [[50, 50], 0.9999, "b"],
    [[90, 10], 0.89, "a"],
    [[90, 10], 0.9, "b"],
    [[34, 33, 33], 0.67, "c"],
    [[0, 100], 0, "b"],
    [[100, 0], 0.9999, "a"],
    // Shares that leave a rest, which the Studio refuses.
    [[20, 20], 0.5, "a"],
    [[], 0.5, undefined],
  ])("of %j at %d: %s", (shares, chance, expected) => expect(drawVariant(variants(...shares), chance)).toBe(expected));

  test("as often as it says", () => {
    const draws = Array.from({ length: 1_000 }, (_, index) => drawVariant(variants(70, 20, 10), index / 1_000));
    expect(["a", "b", "c"].map((id) => draws.filter((drawn) => drawn === id).length)).toEqual([700, 200, 100]);
  });

  test("the control is the first", () => expect(controlOf(variants(10, 90))).toBe("a"));
});

describe("the cookie of the variants", () => {
  test("is read as it was written", () => {
    const assignments = [
      { experimentId: "precios-2", variantId: "control", isSeen: false },
      { experimentId: "hero-otono", variantId: "b", isSeen: true },
    ];
    expect(cookieText(assignments)).toBe("precios-2:control!|hero-otono:b");
    expect(parseAssignments(cookieText(assignments))).toEqual(assignments);
    expect(variantsText(assignments)).toBe("hero-otono:b|precios-2:control");
  });

  test.each([
    undefined,
    "",
    "|",
    "hero",
    "hero:",
    ":b",
    "hero:b!!",
    "Hero:b",
    "hero:b:c",
    "hero:b; Path=/",
    "<script>:b",
    "hero:%62",
  ])("of %j is nobody's variant", (value) => expect(parseAssignments(value)).toEqual([]));

  test("is read to its twentieth entry", () => {
    expect(parseAssignments(Array.from({ length: 5_000 }, (_, index) => `e${index}:b`).join("|"))).toHaveLength(20);
  });
});
