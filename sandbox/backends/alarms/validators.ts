/** The checks of the alarms backend (docs/rules.md#sandbox-checks). */
import { z } from "zod";

const CHECK_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

/** The check letter of a DNI or NIE: the number modulo 23, in the table of the Spanish police. */
function checkLetter(number: number): string {
  return CHECK_LETTERS.charAt(number % CHECK_LETTERS.length);
}

const email = z.email({ pattern: z.regexes.html5Email });

/** As browsers take it: `ana&luis@example.es` is one. */
export const isEmail = (text: string): boolean => email.safeParse(text).success;

/** Eight digits and a check letter: 12345678Z. A NIF of somebody without a DNI has K, L or M before seven digits: M1234567L. */
export function isDni(text: string): boolean {
  const parts = /^(\d{8}|[KLM]\d{7})([A-Z])$/.exec(text.toUpperCase());
  return parts !== null && checkLetter(Number(parts[1]?.replace(/^\D/, ""))) === parts[2];
}

/** The first letter of a NIE counts as a digit. */
const NIE_LETTERS = "XYZ";

/** X, Y or Z, seven digits (eight in old numbers) and a check letter: X1234567L. */
export function isNie(text: string): boolean {
  const parts = /^([XYZ])(\d{7,8})([A-Z])$/.exec(text.toUpperCase());
  if (!parts) return false;
  const [, first = "", digits = "", letter] = parts;
  return checkLetter(Number(`${NIE_LETTERS.indexOf(first)}${digits}`)) === letter;
}

/** Control letters of a CIF, by control digit. */
const CIF_LETTERS = "JABCDEFGHI";

/** Kinds of organisation whose control is always a letter, or always a digit. */
const LETTER_ONLY = "NPQRSW";
const DIGIT_ONLY = "ABEH";

/** The letter of the kind of organisation, seven digits and a control digit or letter: B12345674. */
export function isCif(text: string): boolean {
  const parts = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/.exec(text.toUpperCase());
  if (!parts) return false;
  const [, kind = "", digits = "", control = ""] = parts;
  const digit = cifDigit(digits);
  const isRightDigit = control === String(digit);
  const isRightLetter = control === CIF_LETTERS.charAt(digit);
  if (LETTER_ONLY.includes(kind)) return isRightLetter;
  return DIGIT_ONLY.includes(kind) ? isRightDigit : isRightDigit || isRightLetter;
}

/** Adds the digits at even positions and the digit sums of the doubled digits at odd ones, and completes to the next ten. */
function cifDigit(digits: string): number {
  const sum = [...digits].map(Number).reduce((total, digit, index) => {
    const doubled = digit * 2;
    return total + (index % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : digit);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** An IBAN of any country without spaces, checked by ISO 7064 mod 97: ES9121000418450200051332. */
export function isIban(text: string): boolean {
  const iban = text.toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  const digits = [...rearranged].map((character) => Number.parseInt(character, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

/** Nine digits without prefix, of a mobile (6, 7) or a landline (8, 9). */
export function isPhoneNumber(text: string): boolean {
  return /^[6-9]\d{8}$/.test(text);
}

/** Five digits, the first two of one of Spain's 52 provinces. */
export function isPostalCode(text: string): boolean {
  if (!/^\d{5}$/.test(text)) return false;
  const province = Number(text.slice(0, 2));
  return province >= 1 && province <= 52;
}
