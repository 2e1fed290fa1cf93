/**
 * The rules of the kinds of field that every form has, with the patterns and messages of docs/rules.md#field-patterns. Messages are keys of the
 * interface texts.
 */
import { z } from "zod";

// Without this, Zod tests whether it may compile code, and the browser reports a violation of our Content-Security-Policy.
z.config({ jitless: true });

/** Marks that nobody sees: those around copied numbers and names, variation selectors of symbols, fillers of Korean. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A blank that is no space to Unicode: the empty pattern of Braille. */
const BLANK = /\u2800/g;

const DASHES = /[\u2010-\u2015\u2212]/g;

/** An accent typed in place of an apostrophe: «L´Hospitalet». */
const ACCENT_AS_APOSTROPHE = /(\p{L})[´`‘ʼ′](?=\p{L})/gu;

/** A bullet typed in place of the middle dot of Catalan: «Gal•la». */
const BULLET_AS_DOT = /(\p{L})[•∙⋅‧・](?=\p{L})/gu;

/** A degree sign typed in place of an ordinal indicator: «3°». */
const DEGREES = /[°˚]/g;

/**
 * A typed or pasted text in the form that is stored, shown and sent (docs/rules.md#clean-values): composed letters, single spaces, the
 * hyphen, apostrophe and ordinal indicator of a Spanish keyboard.
 */
export function cleanText(typed: string): string {
  return typed
    .replace(INVISIBLE, "")
    .replace(BLANK, " ")
    .normalize("NFC")
    .replace(DASHES, "-")
    .replace(ACCENT_AS_APOSTROPHE, "$1'")
    .replace(BULLET_AS_DOT, "$1·")
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
const PERSON = /^(?=.*(?![ªº])\p{L})(?:[\p{L}\p{M} '’.,·ªº()-]|\d{1,2}\.?[ªº])+$/u;

/** Name of a place. */
export const text = () =>
  required().max(MAX_TEXT_LENGTH, TOO_LONG).regex(TEXT, "errors:text").refine(isNoWebAddress, "errors:text");

const WEB_ADDRESS =
  /:\/\/|\bwww\.|[\p{L}\d]{2}\.(?:com|es|eus|cat|gal|net|org|info|biz|eu|io|app|shop|online|site|club|xyz|top|ru|cn)(?![\p{L}\d])/iu;

/** Whether a name holds no address of a web page, which automatic senders put into every field (docs/rules.md#field-patterns). */
export const isNoWebAddress = (value: string) => !WEB_ADDRESS.test(value);

/** «J.M. García»: initials get the space that is missing. */
const INITIAL = /(?<![\p{L}\p{M}])(\p{Lu}\.)(?=\p{Lu})/gu;

/** Name of a person. A dot ends an abbreviation: a letter right after it makes an address of a web page. */
export const personName = () =>
  required()
    .overwrite((value) => value.replace(INITIAL, "$1 "))
    .max(MAX_TEXT_LENGTH, TOO_LONG)
    .regex(PERSON, "errors:text")
    .refine((value) => !/\.(?![ªº])\p{L}/u.test(value), "errors:text");

/** A hidden field: its value is dropped. */
export const ignored = () =>
  z
    .string()
    .optional()
    .transform(() => "");

/** What people put between the digits of a phone number. */
const SEPARATORS = String.raw`[\s.,·•*/()-]*`;

const NINE_DIGITS = String.raw`(?:${SEPARATORS}\d){9}${SEPARATORS}$`;

const MOBILE = new RegExp(String.raw`^\+?${NINE_DIGITS}`);

/** «+34», «(0034)», «34» before nine digits, also with the «(0)» of letterheads; «tel:» of a copied link. */
const SPANISH_PREFIX = new RegExp(
  String.raw`^(?:tel: ?)?\(?(?:\+|00)? ?\(?34\)? ?(?:\(0\))?(?! ?\(0)(?=${NINE_DIGITS})`,
  "i",
);

/** Another country's prefix: «+376 312 345» has nine digits too. No number of a visitor of Spain begins with 1 to 5. */
const FOREIGN = /^(?:tel: ?)?\(?(?:\+|00)(?!\D*34)(?!\D*[6-9](?:\D*\d){8}\D*$)(?:\D*\d){7,}\D*$/i;

/** A Spanish phone number as nine digits. Removes the country prefix, which phones fill in automatically. */
export const mobile = () =>
  required()
    .refine((value) => !FOREIGN.test(value), { error: "errors:foreignPhone", abort: true })
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
