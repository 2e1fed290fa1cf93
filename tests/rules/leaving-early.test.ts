import { describe, expect, test } from "vitest";
import { leavingCost, toLeavingTerms } from "#app/kits/pricing/leaving-early.ts";
import { CONDITIONS, EXIT_TERMS } from "#tests/support/price-list.ts";

const TERMS = toLeavingTerms({ ...EXIT_TERMS, commitmentMonths: CONDITIONS.commitmentMonths });

describe("the cost of leaving after some months", () => {
  test.each([
    // months, installation, 155 × (24 − months) / 24, 660 × (72 − months) / 72, rounded half up by hand
    [0, 30000, 15500, 66000],
    [1, 30000, 14854, 65083],
    [2, 30000, 14208, 64167],
    [3, 30000, 13563, 63250],
    [6, 30000, 11625, 60500],
    [11, 30000, 8396, 55917],
    [12, 30000, 7750, 55000],
    [18, 30000, 3875, 49500],
    [21, 30000, 1938, 46750],
    [23, 30000, 646, 44917],
    [24, 0, 0, 44000],
    [25, 0, 0, 43083],
    [36, 0, 0, 33000],
    [71, 0, 0, 917],
    [72, 0, 0, 0],
    [100, 0, 0, 0],
  ])("%i: installation %i, discounts %i, equipment %i", (months, installation, discounts, equipment) => {
    expect(leavingCost(TERMS, months)).toEqual({
      installation,
      discounts,
      returned: installation + discounts,
      equipment,
      kept: installation + discounts + equipment,
    });
  });

  test("never rises with the months", () => {
    const kept = Array.from({ length: 80 }, (_, months) => leavingCost(TERMS, months).kept);
    expect(kept).toEqual(kept.toSorted((one, other) => other - one));
  });

  test.each([-1, 1.5, Number.NaN])("%s months are refused", (months) => {
    expect(() => leavingCost(TERMS, months)).toThrow(RangeError);
  });

  test("without a commitment and without equipment months, costs nothing", () => {
    const terms = { ...TERMS, commitmentMonths: 0, equipmentMonths: 0 };
    expect(leavingCost(terms, 0)).toMatchObject({ returned: 0, equipment: 0 });
  });
});
