import { cleanDocument, documentNumber, email, iban, letterOf, remainderOf } from "./order-rules.ts";

/** The control letters of a CIF, by its control digit. */
const CIF_LETTERS = "JABCDEFGHI";

const DOCUMENT_TYPES = ["DNI", "NIE", "CIF"] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/**
 * Whether the check letter or digit of a document number is wrong. The form says so when the field is left; only the backend refuses
 * (docs/rules.md#identity-documents). A number without the right form has an error of its own.
 */
export function hasWrongLetter(type: DocumentType, typed: string): boolean {
  const { data } = documentNumber(type).safeParse(typed);
  if (data === undefined) return false;
  const control = data.at(-1) ?? "";
  if (type === "CIF") {
    const digit = controlDigit(data.slice(1, -1));
    return control !== String(digit) && control !== CIF_LETTERS[digit];
  }
  // X, Y and Z of a NIE stand for 0, 1 and 2. K, L and M of a NIF do not count.
  const digits = data.slice(0, -1).replace(/^[KLM]/, "");
  const number = Number(digits.replace(/^[XYZ]/, (letter) => String("XYZ".indexOf(letter))));
  return control !== letterOf(number);
}

/** Whether a DNI or NIE was written without its letter, whatever type is selected. */
export const lacksLetter = (typed: string): boolean => /^(?:\d|[XYZ])\d{7}$/.test(cleanDocument(typed));

/** The type that a document number has, if it has not the form of the selected one: '12345678Z' for a CIF is a DNI. */
export function meantDocumentType(selected: DocumentType, typed: string): DocumentType | undefined {
  const fits = (type: DocumentType) => documentNumber(type).safeParse(typed).success;
  return fits(selected) ? undefined : DOCUMENT_TYPES.find(fits);
}

/** Luhn's digit: every other digit counts twice, by the sum of its digits. */
function controlDigit(digits: string): number {
  let sum = 0;
  for (const [index, digit] of [...digits].entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10;
}

/** Whether the check digits of an IBAN are wrong (ISO 7064, modulo 97). One without the right form has an error of its own. */
export function hasWrongCheckDigits(typed: string): boolean {
  const { data } = iban().safeParse(typed);
  return data !== undefined && remainderOf(data) !== 1;
}

/** Domains that people mean, with those that they type in their place. Nobody has an address at one of the latter. */
const TYPED_FOR: Record<string, readonly string[]> = {
  "gmail.com": [
    "gmial.com",
    "gmai.com",
    "gmil.com",
    "gmal.com",
    "gamil.com",
    "gnail.com",
    "gmail.con",
    "gmail.cm",
    "gmaill.com",
  ],
  "hotmail.com": [
    "hotmial.com",
    "hotmal.com",
    "hotmai.com",
    "homail.com",
    "hotamil.com",
    "hotmail.con",
    "hotmail.cm",
    "hotmil.com",
  ],
  "hotmail.es": ["hotmial.es", "hotmal.es", "hotmai.es", "homail.es", "hotamil.es"],
  "outlook.com": ["outlok.com", "outloo.com", "outlook.con", "oulook.com", "otlook.com"],
  "outlook.es": ["outlok.es", "oulook.es"],
  "yahoo.es": ["yaho.es", "yahooo.es", "yhaoo.es"],
  "yahoo.com": ["yaho.com", "yahoo.con", "yhaoo.com"],
  "icloud.com": ["iclod.com", "icloud.con", "iclou.com", "icoud.com"],
};

/** Ends that no domain has, for '.com'. */
const WRONG_END = /\.(?:con|cmo|ocm|comm)$/;

const WITHOUT_END = /^(?:gmail|hotmail|outlook|yahoo|icloud)$/;

/**
 * The address that a visitor probably means; undefined when the typed one has no likely mistake, or when the form would refuse the
 * other one too. The form offers it.
 */
export function likelyEmail(typed: string): string | undefined {
  const [name, written, ...others] = typed
    .trim()
    .replace(/\s*@\s*/g, "@")
    .replace(/\s*[.,]\s*/g, ".")
    .replace(/\.+$/, "")
    .split("@");
  if (!name || !written || others.length > 0) return undefined;
  const domain = written.toLowerCase();
  const known = Object.keys(TYPED_FOR).find((right) => TYPED_FOR[right]?.includes(domain));
  const meant = `${name}@${known ?? domain.replace(WRONG_END, ".com").replace(WITHOUT_END, "$&.com")}`;
  const isTyped = meant.toLowerCase() === typed.trim().toLowerCase();
  return !isTyped && email().safeParse(meant).success ? meant : undefined;
}
