import { expect, test } from "vitest";
import type { StepRefusal } from "#app/checkout/step-refusal.ts";
import { openStep } from "#app/checkout/step-refusal.ts";
import type { Step } from "#app/checkout/steps.ts";

const refusedAt = (step: Step, error: Record<string, string[]>): StepRefusal => ({
  step,
  reply: { status: "error", initialValue: { city: "Bilbao" }, error },
});
const WHY = { "": ["errors:changed"] };
const FIELD = { city: ["errors:text"] };

test.each([
  ["no step", "address", false, undefined, { step: "address", refusal: undefined }],
  [
    "the current step",
    "address",
    false,
    refusedAt("address", WHY),
    { step: "address", refusal: refusedAt("address", WHY) },
  ],
  [
    "an earlier step, from an older tab: it opens again",
    "confirmation",
    false,
    refusedAt("address", FIELD),
    { step: "address", refusal: refusedAt("address", FIELD) },
  ],
  [
    "an earlier step that can no longer change: only the message is shown",
    "confirmation",
    true,
    refusedAt("address", WHY),
    { step: "confirmation", refusal: { step: "confirmation", reply: { status: "error", error: WHY } } },
  ],
  [
    "a later step: only the message is shown",
    "personal",
    false,
    refusedAt("confirmation", WHY),
    { step: "personal", refusal: { step: "personal", reply: { status: "error", error: WHY } } },
  ],
  [
    "a field of a later step: nothing is shown",
    "personal",
    false,
    refusedAt("confirmation", FIELD),
    { step: "personal", refusal: undefined },
  ],
] as const)("after a refusal of %s", (_name, step, isUnresolved, refusal, expected) => {
  expect(openStep({ step, isUnresolved }, refusal)).toEqual(expected);
});
