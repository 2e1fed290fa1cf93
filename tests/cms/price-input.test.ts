import { describe, expect, test } from "vitest";
import { isLargeChange, parseEuros } from "../../cms/schemaTypes/fields/prices.ts";

describe("an amount of euros", () => {
  test.for([
    ["3,20", 3.2],
    ["3.2", 3.2],
    ["35,90 €", 35.9],
    [" 300 ", 300],
    ["0,00", 0],
    ["", undefined],
    ["3,205", undefined],
    ["1.234,50", undefined],
    ["-3", undefined],
    ["gratis", undefined],
  ] as const)("'%s' is %s", ([text, amount]) => {
    expect(parseEuros(text)).toBe(amount);
  });

  test.for([
    [30, 40, false],
    [30, 40.01, true],
    [30, 20, false],
    [30, 19.99, true],
    [0, 1, true],
    [0, 0, false],
  ] as const)("from %d to %d is a large change: %s", ([before, after, isLarge]) => {
    expect(isLargeChange(before, after)).toBe(isLarge);
  });
});
