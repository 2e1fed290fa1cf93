import { describe, expect, test } from "vitest";
import { groupPromos } from "#app/promos/promo.ts";
import { savingOf } from "#app/promos/promo-prices.ts";
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
