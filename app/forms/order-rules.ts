/**
 * The rules of the fields that only an order has (docs/rules.md#field-patterns). Rules that other forms share are in
 * `common-rules.ts`; these are apart, so that a page with a call-back form does not load them.
 */
import { z } from "zod";
import { cleanText, emptyToUndefined, isNoWebAddress, required, TOO_LONG } from "./common-rules.ts";

/** Longest values, in characters. */
const MAX_LENGTH = { company: 200, email: 254, promotion: 100 };

/** Name of a company: any text with a letter or a digit in it. */
export const company = () =>
  required()
    .max(MAX_LENGTH.company, TOO_LONG)
    .regex(/[\p{L}\d]/u, "errors:text")
    .refine(isNoWebAddress, "errors:text");

/**
 * A name with at least one letter; 'ª' and 'º' are no letters. For example 'García & Hijos', 'Talleres 2000 S.L.', 'M+R' and
 * '100% Natural' (docs/decisions/0063).
 */
const HOLDER = /^(?=.*(?![ªº])\p{L})[\p{L}\p{M}\d '’"“”«».,·ªº&+!¡%/()-]+$/u;

/** An IBAN of Spain's length. The specification allows any two letters, and leaves the check digits to the backend. */
const IBAN = /^[A-Z]{2}\d{22}$/;

/** Holder of a bank account: a person or a company. An IBAN in this field is invalid. */
export const accountHolder = () =>
  required()
    .max(MAX_LENGTH.company, TOO_LONG)
    .regex(HOLDER, "errors:text")
    .refine((value) => !isIban(cleanIban(value)) && isNoWebAddress(value), "errors:text");

/** A domain with letters of other languages in the form that mail servers know: «info@españa.es» becomes «info@xn--espaa-rta.es». */
function cleanEmail(typed: string): string {
  const text = cleanText(typed);
  // Longer ones are refused; reading them could take long.
  if (text.length > MAX_LENGTH.email) return text;
  const [, name, domain] = /^([\x21-\x7e]+)@([^@\s/]*[^@\s/\x21-\x7e][^@\s/]*)$/.exec(text) ?? [];
  if (!name || !domain || !URL.canParse(`https://${domain}`)) return text;
  return `${name}@${new URL(`https://${domain}`).hostname}`;
}

/** What browsers take in a field for e-mail addresses, with a dot in the domain. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** E-mail address. An empty field gets the same message as an invalid address. See docs/rules.md#personal-data-fields. */
export const email = () =>
  z
    .string({ error: "errors:email" })
    .overwrite(cleanEmail)
    .max(MAX_LENGTH.email, "errors:email")
    .regex(EMAIL, "errors:email");

const DOCUMENT_PATTERNS = {
  // K, L and M: natural persons without a DNI.
  DNI: /^(?:\d{8}|[KLM]\d{7})[A-Z]$/,
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
export const cleanDocument = (typed: string) =>
  cleanText(typed)
    .replace(/[\s./·•-]/g, "")
    .toUpperCase();

/** A document number in its clean form. The backend checks its letter. See docs/rules.md#identity-documents. */
export const documentNumber = (type: keyof typeof DOCUMENT_PATTERNS) =>
  required()
    .overwrite(cleanDocument)
    .overwrite((value) => (type === "DNI" ? withLeadingZeros(value) : value))
    .regex(DOCUMENT_PATTERNS[type], DOCUMENT_ERRORS[type]);

/** The lengths of the IBANs of SEPA's other countries. No seller may refuse them (Regulation (EU) 260/2012, article 9). */
const SEPA_IBAN_LENGTHS: Record<string, number> = Object.fromEntries(
  "AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22"
    .split(" ")
    .map((text) => [text.slice(0, 2), Number(text.slice(2))]),
);

/** The remainder of an IBAN by 97 (ISO 7064). It is 1 where the check digits are right. */
export function remainderOf(iban: string): number {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** «IBAN: ES91 2100…» becomes «ES912100…»: in capitals, without separators, and without a leading 'IBAN' or 'CCC'. */
const cleanIban = (value: string) =>
  value
    .toUpperCase()
    .replace(/^(?:N\.?º )?(?:IBAN|CCC)[ .:-]*/, "")
    .replace(/[\s./·•-]/g, "");

function isIban(clean: string): boolean {
  if (IBAN.test(clean)) return true;
  const hasForm = /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(clean) && clean.length === SEPA_IBAN_LENGTHS[clean.slice(0, 2)];
  return hasForm && remainderOf(clean) === 1;
}

/** The number of a Spanish account, as it was written before IBANs. */
const ACCOUNT_NUMBER = /^\d{20}$/;

/** An IBAN in its clean form: one of Spain, or of another country of SEPA. See docs/rules.md#confirmation-fields. */
export const iban = () =>
  required()
    .overwrite(cleanIban)
    .refine((value) => !ACCOUNT_NUMBER.test(value), { error: "errors:accountNumber", abort: true })
    .refine(isIban, "errors:iban");

/** A code needs only to contain this text. */
const PROMOTION = /alarmasyoigo/i;

/** Whether a promotion is a code that visitors may type. See docs/rules.md#promotional-code. */
export const isPromotionCode = (value: string) => PROMOTION.test(value);

/** Optional promotional code. */
export const promotionCode = () =>
  emptyToUndefined.pipe(z.string().max(MAX_LENGTH.promotion, TOO_LONG).regex(PROMOTION, "errors:promotion").optional());
