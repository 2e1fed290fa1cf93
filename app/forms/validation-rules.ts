/**
 * The rules of the kinds of field that every form has, with the patterns and messages of docs/rules.md#field-patterns. Messages are keys of the
 * interface texts.
 */
import { z } from "zod";

// Without this, Zod tests whether it may compile code, and the browser reports a violation of our Content-Security-Policy.
z.config({ jitless: true });

/** Marks without a width that apps put around copied numbers and names. */
const INVISIBLE = /\p{Cf}/gu;

const DASHES = /[\u2010-\u2015\u2212]/g;

/** An accent typed in place of an apostrophe: «L´Hospitalet». */
const ACCENT_AS_APOSTROPHE = /(\p{L})[´`‘ʼ′](?=\p{L})/gu;

/** A degree sign typed in place of an ordinal indicator: «3°». */
const DEGREES = /[°˚]/g;

/**
 * A typed or pasted text in the form that is stored, shown and sent (docs/rules.md#clean-values): composed letters, single spaces, the
 * hyphen, apostrophe and ordinal indicator of a Spanish keyboard.
 */
export function cleanText(typed: string): string {
  return typed
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(DASHES, "-")
    .replace(ACCENT_AS_APOSTROPHE, "$1'")
    .replace(DEGREES, "º")
    .replace(/\s+/g, " ")
    .trim();
}

export const REQUIRED = "errors:required";
export const TOO_LONG = "errors:tooLong";

/** Longest text, in characters. */
export const MAX_TEXT_LENGTH = 120;

/** Conform passes an empty field as undefined, which gets the same message. */
export const required = () => z.string({ error: REQUIRED }).overwrite(cleanText).min(1, REQUIRED);

/** An optional field without text is undefined. */
export const emptyToUndefined = z
  .string()
  .optional()
  .transform((value) => (value === undefined ? undefined : cleanText(value) || undefined));

/** Empty optional fields of an address are sent as empty strings. See docs/rules.md#address-body. */
export const optional = (rule: z.ZodType<string, string>) =>
  emptyToUndefined.pipe(rule.optional()).transform((value) => value ?? "");

/**
 * Letters with accents, spaces, and the punctuation of names: «Vitoria-Gasteiz», «L'Hospitalet», «Mª José», «Palmas, Las»
 * (docs/decisions/0063).
 */
const TEXT = /^(?=.*(?![ªº])\p{L})[\p{L}\p{M} '’.,·ªº/()-]+$/u;

/** As TEXT, with ordinals: «Jaime 2º». */
const PERSON = /^(?=.*(?![ªº])\p{L})(?:[\p{L}\p{M} '’.,·ªº/()-]|\d{1,2}\.?[ªº])+$/u;

/** Name of a place. */
export const text = () => required().max(MAX_TEXT_LENGTH, TOO_LONG).regex(TEXT, "errors:text");

/** Name of a person. */
export const personName = () => required().max(MAX_TEXT_LENGTH, TOO_LONG).regex(PERSON, "errors:text");

/** A hidden field: its value is dropped. */
export const ignored = () =>
  z
    .string()
    .optional()
    .transform(() => "");

const MOBILE = /^\+?(?:[\s.,/()-]*\d){9}[\s.,/()-]*$/;

/** «+34», «(0034)», «34» before nine digits; «tel:» of a copied link. */
const SPANISH_PREFIX = /^(?:tel: ?)?\(?(?:\+|00)? ?\(?34\)?(?=(?:[\s.,/()-]*\d){9}[\s.,/()-]*$)/i;

/** A Spanish phone number as nine digits. Removes the country prefix, which phones fill in automatically. */
export const mobile = () =>
  required()
    .overwrite((value) => value.replace(SPANISH_PREFIX, "").replace(/^tel: ?/i, ""))
    .regex(MOBILE, "errors:mobile")
    .overwrite((value) => value.replace(/\D/g, ""));

/** Values of a ticked box. Browsers send 'on' for a box without a value. */
const TICKED = ["on", "true", "1"];

/** A checkbox that must be ticked. */
export const requiredCheckbox = (message: string) => z.enum(TICKED, { error: message });

export const optionalCheckbox = () =>
  z
    .string()
    .optional()
    .transform((value) => value !== undefined && TICKED.includes(value));
