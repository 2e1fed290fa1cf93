import { expect, test } from "vitest";
import { openStep } from "#app/checkout/step-refusal.ts";
import type { StepRefusal } from "#app/checkout/step-refusal.ts";
import type { Step } from "#app/checkout/steps.ts";

const refusedAt = (step: Step, error: Record<string, string[]>): StepRefusal => ({
  step,
  reply: { status: "error", initialValue: { city: "Bilbao" }, error },
});
const WHY = { "": ["errors:changed"] };
const FIELD = { city: ["errors:text"] };

test.each([
  ["nothing", "address", false, undefined, { step: "address", refused: undefined }],
  ["that step", "address", false, refusedAt("address", WHY), { step: "address", refused: refusedAt("address", WHY) }],
  [
    "one before it, from an older tab: it stays open",
    "confirmation",
    false,
    refusedAt("address", FIELD),
    { step: "address", refused: refusedAt("address", FIELD) },
  ],
  [
    "one before it, and nothing may change: why is said where the visitor stands",
    "confirmation",
    true,
    refusedAt("address", WHY),
    { step: "confirmation", refused: { step: "confirmation", reply: { status: "error", error: WHY } } },
  ],
  [
    "one after it: why is said where the visitor stands",
    "personal",
    false,
    refusedAt("confirmation", WHY),
    { step: "personal", refused: { step: "personal", reply: { status: "error", error: WHY } } },
  ],
  [
    "a field of one after it, which is not there",
    "personal",
    false,
    refusedAt("confirmation", FIELD),
    { step: "personal", refused: undefined },
  ],
] as const)("refused was %s", (_name, step, isUnresolved, refused, expected) => {
  expect(openStep({ step, isUnresolved }, refused)).toEqual(expected);
});
