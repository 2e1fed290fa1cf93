import { describe, expect, test } from "vitest";
import { billOf } from "#app/kits/pricing/bill.ts";
import { quoteOf } from "#app/kits/pricing/quote.ts";
import { formatAmount, toCents, toWire } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";

/** Section 9, typed in by hand. */
const CONDITIONS = {
  promoPrice: 19.9,
  promoMonths: 4,
  oneOff: 19.9,
  installation: 300,
  signUp: 100,
  commitmentMonths: 24,
};
const PRICES = {
  piso: [35.9, 42.35],
  "bajo-atico": [39.9, 44.77],
  chalet: [44.9, 48.4],
  negocios: [29.67, 35],
  tienda: [29.67, 35],
  local: [32.98, 37],
  oficina: [36.28, 40],
} as const;

const bill = (kit: keyof typeof PRICES, status: ClientStatus, camera: boolean, panicButton: boolean) => {
  const isBusiness = !["piso", "bajo-atico", "chalet"].includes(kit);
  const [client, notClient] = PRICES[kit];
  const content = {
    isBusiness,
    ivaIncluded: !isBusiness,
    price: { client, notClient },
    camera: { surcharge: isBusiness ? 2.64 : 3.2 },
  };
  return billOf(quoteOf(content, CONDITIONS, { camera, panicButton, panicButtonPrice: isBusiness ? 1 : 1.21 }), status);
};

describe("the monthly total", () => {
  test.each([
    ["piso", "CLIENT", false, false, "35.90"],
    ["piso", "CLIENT", true, false, "39.10"],
    ["piso", "CLIENT", false, true, "37.11"],
    ["piso", "CLIENT", true, true, "40.31"],
    ["piso", "NOT_CLIENT", false, false, "42.35"],
    ["piso", "NOT_CLIENT", true, true, "46.76"],
    ["bajo-atico", "CLIENT", false, false, "39.90"],
    ["bajo-atico", "CLIENT", true, false, "43.10"],
    ["bajo-atico", "NOT_CLIENT", false, false, "44.77"],
    ["bajo-atico", "NOT_CLIENT", true, false, "47.97"],
    ["chalet", "CLIENT", false, false, "44.90"],
    ["chalet", "CLIENT", true, false, "48.10"],
    ["chalet", "CLIENT", true, true, "49.31"],
    ["chalet", "NOT_CLIENT", false, false, "48.40"],
    ["chalet", "NOT_CLIENT", true, false, "51.60"],
    ["negocios", "CLIENT", false, false, "29.67"],
    ["negocios", "NOT_CLIENT", true, true, "38.64"],
    ["tienda", "CLIENT", true, false, "32.31"],
    ["tienda", "NOT_CLIENT", false, false, "35.00"],
    ["local", "CLIENT", false, true, "33.98"],
    ["local", "NOT_CLIENT", true, false, "39.64"],
    ["oficina", "CLIENT", false, false, "36.28"],
    ["oficina", "CLIENT", true, false, "38.92"],
    ["oficina", "NOT_CLIENT", false, false, "40.00"],
    ["oficina", "NOT_CLIENT", true, true, "43.64"],
  ] as const)("%s as %s, camera %s, panic button %s: %s", (kit, status, camera, panicButton, expected) => {
    expect(toWire(bill(kit, status, camera, panicButton).monthly)).toBe(expected);
  });
});

describe("the one-off and the promo", () => {
  test.each([
    ["piso", "CLIENT", false, 0, undefined],
    ["piso", "NOT_CLIENT", false, 1990, { months: 4, kit: 1990, monthly: 1990 }],
    ["chalet", "NOT_CLIENT", true, 1990, { months: 4, kit: 1990, monthly: 2310 }],
    ["oficina", "CLIENT", false, 0, undefined],
    ["oficina", "NOT_CLIENT", false, 1990, undefined],
  ] as const)("%s as %s, camera %s", (kit, status, camera, oneOff, promo) => {
    const result = bill(kit, status, camera, false);
    expect(result.oneOff).toBe(oneOff);
    expect(result.introPrice).toEqual(promo);
  });

  test("a promo that is dearer than the kit is none", () => {
    const content = {
      isBusiness: false,
      ivaIncluded: true,
      price: { client: 10, notClient: 15 },
      camera: { surcharge: 0 },
    };
    expect(billOf(quoteOf(content, CONDITIONS), "NOT_CLIENT").introPrice).toBeUndefined();
  });
});

describe("money", () => {
  test.each([
    [35.9, 3590, "35.90", "35,90"],
    [0, 0, "0.00", "0,00"],
    [0.07, 7, "0.07", "0,07"],
    [1.005, 100, "1.00", "1,00"],
    [64, 6400, "64.00", "64,00"],
    [1234.5, 123450, "1234.50", "1234,50"],
  ])("%s euros", (euros, cents, wire, shown) => {
    expect(toCents(euros)).toBe(cents);
    expect(toWire(cents)).toBe(wire);
    expect(formatAmount(cents)).toBe(shown);
  });
});
