import { expect, test } from "vitest";
import type { StepRejection } from "#app/checkout/step-rejection.ts";
import { openStep } from "#app/checkout/step-rejection.ts";
import type { Step } from "#app/checkout/steps.ts";

const refusedAt = (step: Step, error: Record<string, string[]>): StepRejection => ({
  step,
  reply: { status: "error", initialValue: { city: "Bilbao" }, error },
});
const WHY = { "": ["errors:changed"] };
const FIELD = { city: ["errors:text"] };

test.each([
  ["no step", "address", false, undefined, { step: "address", rejection: undefined }],
  [
    "the current step",
    "address",
    false,
    refusedAt("address", WHY),
    { step: "address", rejection: refusedAt("address", WHY) },
  ],
  [
    "an earlier step, from an older tab: it opens again",
    "confirmation",
    false,
    refusedAt("address", FIELD),
    { step: "address", rejection: refusedAt("address", FIELD) },
  ],
  [
    "an earlier step that can no longer change: only the message is shown",
    "confirmation",
    true,
    refusedAt("address", WHY),
    { step: "confirmation", rejection: { step: "confirmation", reply: { status: "error", error: WHY } } },
  ],
  [
    "a later step: only the message is shown",
    "personal",
    false,
    refusedAt("confirmation", WHY),
    { step: "personal", rejection: { step: "personal", reply: { status: "error", error: WHY } } },
  ],
  [
    "a field of a later step: nothing is shown",
    "personal",
    false,
    refusedAt("confirmation", FIELD),
    { step: "personal", rejection: undefined },
  ],
] as const)("after a rejection of %s", (_name, step, isUnresolved, rejection, expected) => {
  expect(openStep({ step, isUnresolved }, rejection)).toEqual(expected);
});
