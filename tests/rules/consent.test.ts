import { expect, test } from "vitest";
import { parseConsent } from "#app/analytics/use-consent.ts";

test.each([
  [null, false, false],
  ["", false, false],
  ["true", false, false],
  ["null", false, false],
  ["[true,true]", false, false],
  ["{", false, false],
  ["{}", false, false],
  ['{"analytics":"true","calls":1}', false, false],
  ['{"analytics":true}', true, false],
  ['{"calls":true,"analytics":false}', false, true],
  ['{"analytics":true,"calls":true,"more":true}', true, true],
])("only `true` in the stored choice counts as consent: %s: analytics %s, calls %s", (stored, analytics, calls) => {
  expect(parseConsent(stored)).toEqual({ analytics, calls });
});
