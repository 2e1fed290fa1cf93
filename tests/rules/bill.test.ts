import { describe, expect, test } from "vitest";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { createQuote } from "#app/kits/pricing/quote.ts";
import { formatAmount, toCents, toWire } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { CONDITIONS, KITS } from "#tests/support/price-list.ts";

/* The monthly totals are in `territory.test.ts`. */

const bill = (kit: keyof typeof KITS, status: ClientStatus, camera: boolean) =>
  calculateBill(createQuote(KITS[kit], CONDITIONS, { camera }), status);

describe("the one-off payment and the introductory price", () => {
  test.each([
    ["piso", "CLIENT", false, 0, undefined],
    ["piso", "NOT_CLIENT", false, 1990, { months: 4, kit: 1990, monthly: 1990 }],
    ["chalet", "NOT_CLIENT", true, 1990, { months: 4, kit: 1990, monthly: 2310 }],
    ["oficina", "CLIENT", false, 0, undefined],
    ["oficina", "NOT_CLIENT", false, 1990, undefined],
  ] as const)("%s as %s, camera %s", (kit, status, camera, oneOff, introPrice) => {
    const result = bill(kit, status, camera);
    expect([result.oneOff, result.introPrice]).toEqual([oneOff, introPrice]);
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

test.each([
  [35.9, 3590, "35.90", "35,90"],
  [0, 0, "0.00", "0,00"],
  [0.07, 7, "0.07", "0,07"],
  [1.005, 100, "1.00", "1,00"],
  [64, 6400, "64.00", "64,00"],
  [1234.5, 123450, "1234.50", "1234,50"],
])("money: %s euros", (euros, cents, wire, shown) => {
  expect(toCents(euros)).toBe(cents);
  expect(toWire(cents)).toBe(wire);
  expect(formatAmount(cents)).toBe(shown);
});
