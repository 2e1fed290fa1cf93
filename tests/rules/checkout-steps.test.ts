import { describe, expect, test } from "vitest";
import { openStep, type StepRejection } from "#app/checkout/step-rejection.ts";
import { firstIncompleteStep, type Step, stepState } from "#app/checkout/steps.ts";

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
    ["personal", "address", "done"],
    ["address", "address", "active"],
    ["confirmation", "address", "idle"],
    ["address", "personal", "idle"],
  ] as const)("%s while %s is current is %s", (step, current, expected) => {
    expect(stepState(step, current)).toBe(expected);
  });
});

const refusedAt = (step: Step, error: Record<string, string[]>): StepRejection => ({
  step,
  reply: { status: "error", initialValue: { city: "Bilbao" }, error },
});
const WHY = { "": ["errors:changed"] };
const CHANGED = refusedAt("address", WHY);
const WRONG = refusedAt("address", { city: ["errors:text"] });
const messageAt = (step: Step): StepRejection => ({ step, reply: { status: "error", error: WHY } });

test.each<[string, Step, boolean, StepRejection | undefined, Step, StepRejection | undefined]>([
  ["no step", "address", false, undefined, "address", undefined],
  ["the current step", "address", false, CHANGED, "address", CHANGED],
  ["an earlier step, which opens again", "confirmation", false, WRONG, "address", WRONG],
  [
    "an earlier step that can no longer change",
    "confirmation",
    true,
    CHANGED,
    "confirmation",
    messageAt("confirmation"),
  ],
  ["a later step", "personal", false, refusedAt("confirmation", WHY), "personal", messageAt("personal")],
  ["a field of a later step", "personal", false, { ...WRONG, step: "confirmation" }, "personal", undefined],
])("after a rejection of %s", (_name, step, isUnresolved, given, opened, rejection) => {
  expect(openStep({ step, isUnresolved }, given)).toEqual({ step: opened, rejection });
});
