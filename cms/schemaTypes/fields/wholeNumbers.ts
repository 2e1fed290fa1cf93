import type { NumberRule } from "@sanity/types";

interface Limits {
  least: number;
  most?: number;
  message: string;
}

/** Refuses what is no whole number between the limits. A missing value is for `required` to tell. */
const wholeNumberProblem =
  ({ least, most = Number.MAX_SAFE_INTEGER, message }: Limits) =>
  (value: number | undefined): true | string =>
    value === undefined || (Number.isInteger(value) && value >= least && value <= most) || message;

/** A required whole number. Two rules, so that a missing number is told once and not by each of its limits. */
export const wholeNumber = (limits: Limits) => (rule: NumberRule) => [
  rule.required().error(limits.message),
  rule.custom(wholeNumberProblem(limits)),
];

/** A required number of months, 0 or more. */
export const months = wholeNumber({ least: 0, message: "Un número entero de meses." });

/** A required percentage. */
export const percent = wholeNumber({
  least: 0,
  most: 100,
  message: "Un número entero entre 0 y 100: el porcentaje.",
});
