/**
 * The rules of the fields that only an order has, with the patterns and messages of docs/rules.md#field-patterns. In a file of their
 * own, so that pages with a call-back form are sent without these messages.
 */
import { z } from "zod";
import { cleanText, emptyToUndefined, required, TOO_LONG } from "./validation-rules.ts";

/** Longest values, in characters. */
const MAX_LENGTH = { company: 200, email: 254, promotion: 100 };

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
