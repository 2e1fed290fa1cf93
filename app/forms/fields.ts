import { z } from "zod";

// Zod would try whether it may compile code, which our policy forbids in the browser and counts as a violation.
z.config({ jitless: true });

/**
 * One rule a kind of field, with the patterns and messages of section 5. Messages are keys of the interface texts, which
 * hold them word for word.
 */
const REQUIRED = "errors:required";

/** Conform hands an empty field over as undefined: the required message, whatever the kind. */
const required = () => z.string({ error: REQUIRED }).trim().min(1, REQUIRED);

/**
 * Letters with accents and spaces, and the marks that names of people and places are written with: «Vitoria-Gasteiz»,
 * «L'Hospitalet», «Mª José» (docs/decisions/0006).
 */
const TEXT = /^(?=\P{L}*\p{L})[\p{L}\p{M} '’.·ªº/()-]+$/u;

/** Streets also carry numbers («2 de Mayo») and commas, but are never a number alone. */
const STREET = /^(?=\P{L}*\p{L})[\p{L}\p{M}\d '’.,·ªº/()-]+$/u;

const DIGITS = /^\d+$/;

/** How much of a kind is taken; what is longer is told so. */
const LONGEST = { text: 120, number: 10, company: 200, promotion: 100 };
const TOO_LONG = "errors:tooLong";
const MOBILE = /^\+?(?:[\s.()-]*\d){9}[\s.()-]*$/;
const SPANISH_PREFIX = /^(?:\+|00)\s*\(?34\)?(?=(?:[\s.()-]*\d){9}[\s.()-]*$)/;
const PROMOTION = /alarmasyoigo/i;

const DOCUMENT_PATTERNS = {
  DNI: /^\d{8}[A-Z]$/,
  NIE: /^[XYZ]\d{7,8}[A-Z]$/,
  CIF: /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/,
} as const;

type DocumentType = keyof typeof DOCUMENT_PATTERNS;

/** A required name of a person or place. */
export const text = () => required().max(LONGEST.text, TOO_LONG).regex(TEXT, "errors:text");

/** A required name of a street. */
export const street = () => required().max(LONGEST.text, TOO_LONG).regex(STREET, "errors:text");

/** A required number, kept as typed. */
export const digits = () => required().max(LONGEST.number, TOO_LONG).regex(DIGITS, "errors:number");

/** An optional field; of the address, it becomes an empty string when not given (decisions 11). Spaces are nothing. */
const blankAsAbsent = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);
const optional = (rule: z.ZodType<string, string>) =>
  blankAsAbsent.pipe(rule.optional()).transform((value) => value ?? "");

export const optionalText = () => optional(z.string().max(LONGEST.text, TOO_LONG).regex(TEXT, "errors:text"));
export const optionalDigits = () => optional(z.string().max(LONGEST.number, TOO_LONG).regex(DIGITS, "errors:number"));

/** A field that is hidden: whatever was typed into it before counts for nothing. */
export const nothing = () =>
  z
    .string()
    .optional()
    .transform(() => "");

/** A company's name, of any text, where it is required. */
export const company = () => required().max(LONGEST.company, TOO_LONG);

/** Required by its pattern only (section 5): an empty address is told that it is not one. */
export const email = () =>
  z.string({ error: "errors:email" }).trim().max(254, "errors:email").pipe(z.email("errors:email"));

/** A Spanish phone number as nine digits. The country's prefix, which phones fill in by themselves, is taken off. */
export const mobile = () =>
  required()
    .transform((value) => value.replace(SPANISH_PREFIX, ""))
    .pipe(z.string().regex(MOBILE, "errors:mobile"))
    .transform((value) => value.replace(/\D/g, ""));

/** A document number of a type in capitals, without the spaces, dots and hyphens that people put in. */
export const documentNumber = (type: DocumentType) =>
  required()
    .transform((value) => value.replace(/[\s.-]/g, "").toUpperCase())
    .pipe(z.string().regex(DOCUMENT_PATTERNS[type], `errors:${type}`));

/** An IBAN in capitals and without spaces. Its control digits are the backend's matter (decisions 18). */
export const iban = () =>
  required()
    .transform((value) => value.replace(/\s/g, "").toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{2}\d{22}$/, "errors:iban"));

/** Provinces 01 to 52; a shorter code is padded on the left (decisions 17). */
export const postalCode = () =>
  required()
    .regex(DIGITS, "errors:number")
    .max(5, "errors:postalCode")
    .transform((value) => value.padStart(5, "0"))
    .refine((value) => value >= "01000" && value < "53000", "errors:postalCode");

/** Whether a promotion is a code that a visitor may type. */
export const isPromotionCode = (value: string) => PROMOTION.test(value);

/** An optional promotion code. */
export const promotion = () =>
  blankAsAbsent.pipe(z.string().max(LONGEST.promotion, TOO_LONG).regex(PROMOTION, "errors:promotion").optional());

/** A ticked box sends 'on' where a page gives it no value of its own; others write what the rest of these say. */
const TICKED = ["on", "true", "1"];

/** A box that must be ticked, with its own message. */
export const ticked = (message: string) => z.enum(TICKED, { error: message });

/** A box that may be ticked. */
export const tickable = () =>
  z
    .string()
    .optional()
    .transform((value) => value !== undefined && TICKED.includes(value));
