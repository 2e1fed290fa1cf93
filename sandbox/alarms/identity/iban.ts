/** Length of an IBAN: two letters and 22 digits, as in Spain. */
const SPANISH_IBAN = /^[A-Z]{2}\d{22}$/;

/** A Spanish IBAN without spaces, checked by ISO 7064's mod 97: ES9121000418450200051332. */
export function isIban(text: string): boolean {
  const iban = text.toUpperCase();
  if (!SPANISH_IBAN.test(iban)) return false;
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  const digits = [...rearranged].map((character) => Number.parseInt(character, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}
