/**
 * The rules of each kind of field, with the patterns and messages of docs/rules.md#field-patterns. Messages are keys of the
 * interface texts.
 */
import { z } from "zod";
import { cleanText } from "./clean-text.ts";

// Without this, Zod tests whether it may compile code, and the browser reports a violation of our Content-Security-Policy.
z.config({ jitless: true });

export const REQUIRED = "errors:required";
export const TOO_LONG = "errors:tooLong";

/** Longest text, in characters. */
export const MAX_TEXT_LENGTH = 120;

/** Longest values of other kinds, in characters. */
const MAX_LENGTH = { company: 200, email: 254, promotion: 100 };

/** Conform passes an empty field as undefined, which gets the same message. */
export const required = () => z.string({ error: REQUIRED }).overwrite(cleanText).min(1, REQUIRED);

const emptyToUndefined = z
  .string()
  .optional()
  .transform((value) => (value === undefined ? undefined : cleanText(value) || undefined));

/** Empty optional fields of an address are sent as empty strings. See docs/rules.md#address-body. */
export const optional = (rule: z.ZodType<string, string>) =>
  emptyToUndefined.pipe(rule.optional()).transform((value) => value ?? "");

/**
 * Letters with accents, spaces, and the punctuation of names: «Vitoria-Gasteiz», «L'Hospitalet», «Mª José», «Palmas, Las»
 * (docs/decisions/0006).
 */
const TEXT = /^(?=.*(?![ªº])\p{L})[\p{L}\p{M} '’.,·ªº/()-]+$/u;

/** As TEXT, with ordinals: «Jaime 2º». */
const PERSON = /^(?=.*(?![ªº])\p{L})(?:[\p{L}\p{M} '’.,·ªº/()-]|\d{1,2}\.?[ªº])+$/u;

/** Name of a place. */
export const text = () => required().max(MAX_TEXT_LENGTH, TOO_LONG).regex(TEXT, "errors:text");

/** Name of a person. */
export const personName = () => required().max(MAX_TEXT_LENGTH, TOO_LONG).regex(PERSON, "errors:text");

/** Name of a company. */
export const company = () => required().max(MAX_LENGTH.company, TOO_LONG);

/** «García & Hijos», «Talleres 2000 S.L.», «M+R», «100% Natural» (docs/decisions/0063). */
const HOLDER = /^(?=.*(?![ªº])\p{L})[\p{L}\p{M}\d '’"“”«».,·ªº&+!¡%/()-]+$/u;

/** Holder of a bank account: a person or a company. The number of the account is none. */
export const accountHolder = () =>
  required()
    .max(MAX_LENGTH.company, TOO_LONG)
    .regex(HOLDER, "errors:text")
    .refine((value) => !IBAN.test(cleanIban(value)), "errors:text");

/** A hidden field: its value is dropped. */
export const ignored = () =>
  z
    .string()
    .optional()
    .transform(() => "");

/** E-mail address. An empty field gets the same message as an invalid address. See docs/rules.md#personal-data-fields. */
export const email = () =>
  z
    .string({ error: "errors:email" })
    .overwrite(cleanText)
    .max(MAX_LENGTH.email, "errors:email")
    .pipe(z.email("errors:email"));

const MOBILE = /^\+?(?:[\s.,/()-]*\d){9}[\s.,/()-]*$/;

/** «+34», «(0034)», «34» before nine digits; «tel:» of a copied link. */
const SPANISH_PREFIX = /^(?:tel: ?)?\(?(?:\+|00)? ?\(?34\)?(?=(?:[\s.,/()-]*\d){9}[\s.,/()-]*$)/i;

/** A Spanish phone number as nine digits. Removes the country prefix, which phones fill in automatically. */
export const mobile = () =>
  required()
    .overwrite((value) => value.replace(SPANISH_PREFIX, "").replace(/^tel: ?/i, ""))
    .regex(MOBILE, "errors:mobile")
    .overwrite((value) => value.replace(/\D/g, ""));

const DOCUMENT_PATTERNS = {
  DNI: /^\d{8}[A-Z]$/,
  NIE: /^[XYZ]\d{7,8}[A-Z]$/,
  CIF: /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/,
} as const;

const DOCUMENT_ERRORS = { DNI: "errors:DNI", NIE: "errors:NIE", CIF: "errors:CIF" } as const;

/** The table of the Spanish police, by the number modulo 23. */
const LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

/** The letter of a DNI's number. */
export const letterOf = (number: number): string => LETTERS[number % LETTERS.length] ?? "";

/** A DNI with the zeros in front that older ones are written without: '8412357S'. Only its own letter makes it one. */
function withLeadingZeros(document: string): string {
  const { number, letter } = /^(?<number>\d{6,7})(?<letter>[A-Z])$/.exec(document)?.groups ?? {};
  return number !== undefined && letterOf(Number(number)) === letter ? document.padStart(9, "0") : document;
}

/** A document number in capitals, without separators. */
export const cleanDocument = (typed: string) => typed.replace(/[\s./-]/g, "").toUpperCase();

/** A document number in its clean form. The backend checks its letter. See docs/rules.md#identity-documents. */
export const documentNumber = (type: keyof typeof DOCUMENT_PATTERNS) =>
  required()
    .overwrite(cleanDocument)
    .overwrite((value) => (type === "DNI" ? withLeadingZeros(value) : value))
    .regex(DOCUMENT_PATTERNS[type], DOCUMENT_ERRORS[type]);

const IBAN = /^[A-Z]{2}\d{22}$/;

/** «IBAN: ES91 2100…», «ES91-2100…»: capitals, without separators and the word. */
const cleanIban = (value: string) =>
  value
    .toUpperCase()
    .replace(/^(?:N\.?º )?IBAN[ .:-]*/, "")
    .replace(/[\s.-]/g, "");

/** An IBAN in its clean form. The backend checks its check digits. See docs/rules.md#confirmation-fields. */
export const iban = () => required().overwrite(cleanIban).regex(IBAN, "errors:iban");

const PROMOTION = /alarmasyoigo/i;

/** Whether a promotion is a code that visitors may type. See docs/rules.md#promotional-code. */
export const isPromotionCode = (value: string) => PROMOTION.test(value);

/** Optional promotional code. */
export const promotionCode = () =>
  emptyToUndefined.pipe(z.string().max(MAX_LENGTH.promotion, TOO_LONG).regex(PROMOTION, "errors:promotion").optional());

/** Values of a ticked box. Browsers send 'on' for a box without a value. */
const TICKED = ["on", "true", "1"];

/** A checkbox that must be ticked. */
export const requiredCheckbox = (message: string) => z.enum(TICKED, { error: message });

export const optionalCheckbox = () =>
  z
    .string()
    .optional()
    .transform((value) => value !== undefined && TICKED.includes(value));
