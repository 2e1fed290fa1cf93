import { describe, expect, test } from "vitest";
import { arrangePrices } from "#app/promos/promo-prices.ts";

/** '52×3' is 52 euros a month for 3 months, '64' is 64 euros a month without an end. */
const line = (text: string) => {
  const [amount, months] = text.split("×");
  return { amount, months: months ? Number(months) : undefined };
};
const amounts = (lines: { amount?: string | undefined }[]) => lines.map(({ amount }) => amount).join(" ");

describe("the order of a promo's prices", () => {
  test.each([
    ["one price without an end", ["51.90"], "51.90", "", ""],
    ["one price for some months", ["10×3"], "10", "", ""],
    ["first less, then more", ["52×3", "64"], "52", "64", ""],
    ["in three steps", ["10×3", "20×3", "30"], "10", "20 30", ""],
    ["steps that end", ["10×3", "20×3"], "10", "20", ""],
    ["prices of several things", ["52", "24.71"], "52", "", "24.71"],
    ["then a price for each kit", ["19.90×4", "42.35", "44.77", "48.40"], "19.90", "", "42.35 44.77 48.40"],
    ["steps, then a price for each kit", ["10×3", "20×3", "30", "40"], "10", "20", "30 40"],
  ])("%s", (_name, lines, first, then, others) => {
    const prices = arrangePrices(lines.map(line));
    expect(prices?.first.amount).toBe(first);
    expect(amounts(prices?.then ?? [])).toBe(then);
    expect(amounts(prices?.others ?? [])).toBe(others);
  });

  test("undefined without lines", () => expect(arrangePrices([])).toBeUndefined());
});
