/**
 * The rules of each kind of field, with the patterns and messages of docs/rules.md#field-patterns. Messages are keys of the
 * interface texts.
 */
import { z } from "zod";

// Without this, Zod tests whether it may compile code, and the browser reports a violation of our Content-Security-Policy.
z.config({ jitless: true });

const REQUIRED = "errors:required";
const TOO_LONG = "errors:tooLong";

/** Longest values, in characters. */
const MAX_LENGTH = { text: 120, number: 10, company: 200, email: 254, promotion: 100 };

/** Conform passes an empty field as undefined, which gets the same message. */
const required = () => z.string({ error: REQUIRED }).trim().min(1, REQUIRED);

const emptyToUndefined = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

/** Empty optional fields of an address are sent as empty strings. See docs/rules.md#address-body. */
const optional = (rule: z.ZodType<string, string>) =>
  emptyToUndefined.pipe(rule.optional()).transform((value) => value ?? "");

/**
 * Letters with accents, spaces, and the punctuation of names: «Vitoria-Gasteiz», «L'Hospitalet», «Mª José»
 * (docs/decisions/0006).
 */
const TEXT = /^(?=\P{L}*\p{L})[\p{L}\p{M} '’.·ªº/()-]+$/u;

/** Streets may also contain digits («2 de Mayo») and commas, but at least one letter. */
const STREET = /^(?=\P{L}*\p{L})[\p{L}\p{M}\d '’.,·ªº/()-]+$/u;

const DIGITS = /^\d+$/;

/** Name of a person or place. */
export const text = () => required().max(MAX_LENGTH.text, TOO_LONG).regex(TEXT, "errors:text");
export const optionalText = () => optional(z.string().max(MAX_LENGTH.text, TOO_LONG).regex(TEXT, "errors:text"));

/** Name of a street. */
export const street = () => required().max(MAX_LENGTH.text, TOO_LONG).regex(STREET, "errors:text");

/** A number as typed, with its leading zeros. */
export const digits = () => required().max(MAX_LENGTH.number, TOO_LONG).regex(DIGITS, "errors:number");
export const optionalDigits = () =>
  optional(z.string().max(MAX_LENGTH.number, TOO_LONG).regex(DIGITS, "errors:number"));

/** Name of a company. */
export const company = () => required().max(MAX_LENGTH.company, TOO_LONG);

/** A hidden field: its value is dropped. */
export const ignored = () =>
  z
    .string()
    .optional()
    .transform(() => "");

/** E-mail address. An empty field gets the same message as an invalid address. See docs/rules.md#personal-data-fields. */
export const email = () =>
  z.string({ error: "errors:email" }).trim().max(MAX_LENGTH.email, "errors:email").pipe(z.email("errors:email"));

const MOBILE = /^\+?(?:[\s.()-]*\d){9}[\s.()-]*$/;
const SPANISH_PREFIX = /^(?:\+|00)\s*\(?34\)?(?=(?:[\s.()-]*\d){9}[\s.()-]*$)/;

/** A Spanish phone number as nine digits. Removes the country prefix, which phones fill in automatically. */
export const mobile = () =>
  required()
    .transform((value) => value.replace(SPANISH_PREFIX, ""))
    .pipe(z.string().regex(MOBILE, "errors:mobile"))
    .transform((value) => value.replace(/\D/g, ""));

const DOCUMENT_PATTERNS = {
  DNI: /^\d{8}[A-Z]$/,
  NIE: /^[XYZ]\d{7,8}[A-Z]$/,
  CIF: /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/,
} as const;

const DOCUMENT_ERRORS = { DNI: "errors:DNI", NIE: "errors:NIE", CIF: "errors:CIF" } as const;

/** A document number in capitals, without separators. The backend checks its letter. See docs/rules.md#identity-documents. */
export const documentNumber = (type: keyof typeof DOCUMENT_PATTERNS) =>
  required()
    .transform((value) => value.replace(/[\s.-]/g, "").toUpperCase())
    .pipe(z.string().regex(DOCUMENT_PATTERNS[type], DOCUMENT_ERRORS[type]));

/** An IBAN in capitals, without spaces. The backend checks its check digits. See docs/rules.md#confirmation-fields. */
export const iban = () =>
  required()
    .transform((value) => value.replace(/\s/g, "").toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{2}\d{22}$/, "errors:iban"));

/** A postal code of the provinces 01 to 52, padded with zeros on the left. See docs/rules.md#postal-codes. */
export const postalCode = () =>
  required()
    .regex(DIGITS, "errors:number")
    .max(5, "errors:postalCode")
    .transform((value) => value.padStart(5, "0"))
    .refine((value) => value >= "01000" && value < "53000", "errors:postalCode");

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
