import { describe, expect, test } from "vitest";
import { firstIncompleteStep, stepState } from "#app/checkout/steps.ts";

describe("the steps of the checkout", () => {
  test.each([
    [null, null, "personal"],
    [null, "a", "personal"],
    ["c", null, "address"],
    ["c", "a", "confirmation"],
  ])("with customer %s and address %s the open step is %s", (customer_id, address_id, expected) => {
    expect(firstIncompleteStep({ customer_id, address_id })).toBe(expected);
  });

  test.each([
    ["personal", "address", "checked"],
    ["address", "address", "active"],
    ["confirmation", "address", "disabled"],
    ["address", "personal", "disabled"],
  ] as const)("%s while %s is current is %s", (step, current, expected) => {
    expect(stepState(step, current)).toBe(expected);
  });
});
