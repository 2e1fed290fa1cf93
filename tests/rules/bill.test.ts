import { describe, expect, test } from "vitest";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { createQuote } from "#app/kits/pricing/quote.ts";
import { formatAmount, toCents, toWire } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { CONDITIONS, KITS, panicButtonPrice } from "#tests/support/price-list.ts";

const bill = (kit: keyof typeof KITS, status: ClientStatus, camera: boolean, panicButton: boolean) => {
  const content = KITS[kit];
  const choice = { camera, panicButton, panicButtonPrice: panicButtonPrice(content) };
  return calculateBill(createQuote(content, CONDITIONS, choice), status);
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

describe("the one-off payment and the introductory price", () => {
  test.each([
    ["piso", "CLIENT", false, 0, undefined],
    ["piso", "NOT_CLIENT", false, 1990, { months: 4, kit: 1990, monthly: 1990 }],
    ["chalet", "NOT_CLIENT", true, 1990, { months: 4, kit: 1990, monthly: 2310 }],
    ["oficina", "CLIENT", false, 0, undefined],
    ["oficina", "NOT_CLIENT", false, 1990, undefined],
  ] as const)("%s as %s, camera %s", (kit, status, camera, oneOff, introPrice) => {
    const result = bill(kit, status, camera, false);
    expect(result.oneOff).toBe(oneOff);
    expect(result.introPrice).toEqual(introPrice);
  });

  test("an introductory price above the kit's own price does not apply", () => {
    const content = {
      isBusiness: false,
      ivaIncluded: true,
      price: { client: 10, notClient: 15 },
      camera: { surcharge: 0 },
    };
    expect(calculateBill(createQuote(content, CONDITIONS), "NOT_CLIENT").introPrice).toBeUndefined();
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
