/** The rules of the fields of an address, with the patterns and messages of docs/rules.md#field-patterns. */
import { z } from "zod";
import { cleanHouseNumber, cleanText, cleanUnit } from "./clean-text.ts";
import { isFloor } from "./floor-names.ts";
import { MAX_TEXT_LENGTH, optional, REQUIRED, required, TOO_LONG } from "./validation-rules.ts";

/** Longest values in their clean form, in characters. */
const MAX_LENGTH = { number: 20, unit: 30 };

/** Streets may also contain digits («2 de Mayo») and quotes («Urb. "El Bosque"»), but at least one letter. */
const STREET = /^(?=\P{L}*\p{L})[\p{L}\p{M}\d '’"“”«».,·ªº/()-]+$/u;

/** Name of a street. */
export const street = () => required().max(MAX_TEXT_LENGTH, TOO_LONG).regex(STREET, "errors:text");

/** Nobody lives at a number of six digits: it belongs into another field, such as a phone number. */
const isShortNumber = (value: string) => !/\d{6}/.test(value);

/** «12», «5B», «5 bis», «12 bis A», «12-14», «12A-C», «s/n», «km 4,5». */
const ONE_NUMBER = String.raw`\d{1,5}(?:[ -]?[a-zñ])?(?: (?:bis|ter|qu[áa]ter|dup)(?:[ -]?[a-zñ])?)?`;
const HOUSE_NUMBER = new RegExp(
  String.raw`^(?:s/n|km \d{1,4}(?:,\d{1,3})?|${ONE_NUMBER}(?:[/-](?:${ONE_NUMBER}|[a-zñ]))?)$`,
  "i",
);

/** House number, with the letters, ranges and roads of Spanish addresses (docs/decisions/0063). */
export const houseNumber = () =>
  z
    .string({ error: REQUIRED })
    .overwrite(cleanHouseNumber)
    .min(1, REQUIRED)
    .max(MAX_LENGTH.number, TOO_LONG)
    .refine(isShortNumber, TOO_LONG)
    .regex(HOUSE_NUMBER, "errors:number");

/** Letters, digits or both: «A», «2ª», «Dcha.», «Portal 3». */
const UNIT = /^(?=.*(?![ªº])[\p{L}\d])[\p{L}\p{M}\d '’"“”«».,·ªº/()-]+$/u;

/** Block, staircase or door; an absent one is an empty string. `message`: the one of that field. */
export const optionalUnit = (message: "errors:number" | "errors:text") =>
  optional(
    z.string().overwrite(cleanUnit).max(MAX_LENGTH.unit, TOO_LONG).refine(isShortNumber, TOO_LONG).regex(UNIT, message),
  );

/** Floor, with its name or its ordinal; an absent one is an empty string. */
export const optionalFloor = () =>
  optional(
    z
      .string()
      .overwrite(cleanUnit)
      .max(MAX_LENGTH.unit, TOO_LONG)
      .refine(isShortNumber, TOO_LONG)
      .refine(isFloor, "errors:number"),
  );

/** Four digits: the first one may be a zero that a phone or a spreadsheet took off, or the last one may be missing. */
const FOUR_DIGITS = /^[1-9]\d{3}$/;

const withoutSpaces = (typed: string) => cleanText(typed).replace(/ /g, "");

export const lacksZero = (typed: string) => FOUR_DIGITS.test(withoutSpaces(typed));

/** The code that a visitor who typed four digits may mean; the form asks. See docs/rules.md#postal-codes. */
export const codeWithZero = (typed: string | undefined) => `0${withoutSpaces(typed ?? "")}`;

/** A postal code of the provinces 01 to 52. Four digits are asked about, never padded. See docs/rules.md#postal-codes. */
export const postalCode = () =>
  z
    .string({ error: REQUIRED })
    .overwrite(withoutSpaces)
    .min(1, { error: REQUIRED, abort: true })
    .regex(/^\d+$/, { error: "errors:number", abort: true })
    .refine((value) => !lacksZero(value), { error: "errors:missingZero", abort: true })
    .refine((value) => value.length === 5 && value >= "01000" && value < "53000", "errors:postalCode");
