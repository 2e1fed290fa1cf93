import type { NumberRule } from "@sanity/types";

interface WholeNumber {
  min: number;
  max?: number;
  message: string;
}

/** A required whole number. Two rules, so that a missing number gives one message, not two. */
export const wholeNumber =
  ({ min, max = Number.MAX_SAFE_INTEGER, message }: WholeNumber) =>
  (rule: NumberRule) => [
    rule.required().error(message),
    rule.custom((value) => value === undefined || (Number.isInteger(value) && value >= min && value <= max) || message),
  ];

/** A required number of months, 0 or more. */
export const months = wholeNumber({ min: 0, message: "Un número entero de meses." });

/** A required percentage, 0 to 100. */
export const percent = wholeNumber({ min: 0, max: 100, message: "Un número entero entre 0 y 100: el porcentaje." });
