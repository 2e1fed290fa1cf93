import { describe, expect, test } from "vitest";
import { groupPromos, toTrackedPromotion } from "#app/promos/promo.ts";
import { arrangePrices, savingOf } from "#app/promos/promo-prices.ts";
import { CONDITIONS, KITS } from "#tests/support/price-list.ts";

const promo = (id: string, audience: "all" | "client" | "notClient" | undefined, isForBusiness = false) => ({
  id,
  audience,
  isForBusiness,
});

const PROMOS = [
  promo("others", "notClient"),
  promo("clients", "client"),
  promo("all", "all"),
  promo("shops", undefined, true),
  promo("nobody in particular", undefined),
];

describe("promos by whom they are for", () => {
  test.each([
    ["CLIENT", ["promos:forClients", "promos:forEveryone", "promos:forNotClients", "promos:forBusiness"]],
    ["NOT_CLIENT", ["promos:forNotClients", "promos:forEveryone", "promos:forClients", "promos:forBusiness"]],
  ] as const)("for %s: %j", (status, order) => {
    const groups = groupPromos(PROMOS, status);
    expect(groups.map(({ title }) => title)).toEqual(order);
    expect(groups[1]?.promos.map(({ id }) => id)).toEqual(["all", "nobody in particular"]);
    expect(groups.flatMap(({ promos }) => promos)).toHaveLength(PROMOS.length);
  });

  test("a promo for one client status is for that one, for businesses too", () => {
    expect(groupPromos([promo("shops of clients", "client", true)], "NOT_CLIENT")).toMatchObject([
      { title: "promos:forClients" },
    ]);
  });
});

describe("what a promo saves, in cents", () => {
  const { promoPrice: amount, promoMonths: months } = CONDITIONS;
  const line = (euros: number) => ({ amount: euros });

  test.each([
    // 4 × (42,35 − 19,90) and 4 × (48,40 − 19,90)
    [
      "a kit's price later",
      [{ amount, months }, line(KITS.piso.price.notClient), line(KITS.chalet.price.notClient)],
      8980,
      11400,
    ],
    ["one price later", [{ amount: 52, months: 3 }, line(64)], 3600, 3600],
    ["a price struck through", [{ amount: 52, months: 3, struck: 60 }, line(64)], 2400, 2400],
  ])("%s", (_, priceLines, least, most) => {
    expect(savingOf({ priceLines }, CONDITIONS)).toEqual({ least, most });
  });

  test.each([
    ["without an end", [line(51.9)]],
    ["without a later price", [{ amount: 52, months: 3 }]],
    ["dearer at first", [{ amount: 64, months: 3 }, line(52)]],
    ["without prices", undefined],
  ])("nothing: %s", (_, priceLines) => {
    expect(savingOf({ priceLines }, CONDITIONS)).toBeUndefined();
  });

  test("the normal prices of what it makes free", () => {
    expect(savingOf({ free: ["installation", "signUp"] }, CONDITIONS)).toEqual({ least: 40000, most: 40000 });
    expect(savingOf({ free: ["signUp"] }, CONDITIONS)).toEqual({ least: 10000, most: 10000 });
    expect(savingOf({ free: [] }, CONDITIONS)).toBeUndefined();
  });
});

/** '52×3' is 52 euros a month for 3 months, '64' is 64 euros a month without an end. */
const priceLine = (text: string) => {
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
    const prices = arrangePrices(lines.map(priceLine));
    expect(prices?.first.amount).toBe(first);
    expect(amounts(prices?.then ?? [])).toBe(then);
    expect(amounts(prices?.others ?? [])).toBe(others);
  });

  test("undefined without lines", () => expect(arrangePrices([])).toBeUndefined());
});

test("a promo is tracked with the fields of the CMS and its position", () => {
  const named = {
    offerType: "gratis",
    offeredProductName: "instalacion-y-alta",
    offeredService: "instalacion",
    ppalImageAltText: "Una visita",
  };
  expect(toTrackedPromotion(Object.assign({ _id: "promo-x" }, named), 2)).toEqual({ ...named, position: 2 });
});
