/**
 * The rules of the fields that only an order has (docs/rules.md#field-patterns). Rules that other forms share are in
 * `validation-rules.ts`; these are apart, so that a page with a call-back form does not load them.
 */
import { z } from "zod";
import { cleanText, emptyToUndefined, required, TOO_LONG } from "./validation-rules.ts";

/** Longest values, in characters. */
const MAX_LENGTH = { company: 200, email: 254, promotion: 100 };

/** Name of a company. */
export const company = () => required().max(MAX_LENGTH.company, TOO_LONG);

/**
 * A name with at least one letter; 'ª' and 'º' are no letters. For example 'García & Hijos', 'Talleres 2000 S.L.', 'M+R' and
 * '100% Natural' (docs/decisions/0063).
 */
const HOLDER = /^(?=.*(?![ªº])\p{L})[\p{L}\p{M}\d '’"“”«».,·ªº&+!¡%/()-]+$/u;

const IBAN = /^[A-Z]{2}\d{22}$/;

/** Holder of a bank account: a person or a company. An IBAN in this field is invalid. */
export const accountHolder = () =>
  required()
    .max(MAX_LENGTH.company, TOO_LONG)
    .regex(HOLDER, "errors:text")
    .refine((value) => !IBAN.test(cleanIban(value)), "errors:text");

/** E-mail address. An empty field gets the same message as an invalid address. See docs/rules.md#personal-data-fields. */
export const email = () =>
  z
    .string({ error: "errors:email" })
    .overwrite(cleanText)
    .max(MAX_LENGTH.email, "errors:email")
    .pipe(z.email("errors:email"));

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

/** Adds the leading zeros that older DNIs are written without: '8412357S' is '08412357S'. Only if the letter fits the number. */
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

/** An IBAN in capitals, without separators and the word 'IBAN': 'IBAN: ES91 2100…' and 'es91-2100…' become 'ES912100…'. */
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
