/** Control letters, by control digit 0 to 9. */
const CONTROL_LETTERS = "JABCDEFGHI";

/** Kinds of organisation whose control is always a letter, and those whose control is always a digit. */
const LETTER_ONLY = "NPQRSW";
const DIGIT_ONLY = "ABEH";

/** A company's number: the letter of its kind, seven digits, a control digit or letter: B12345674. */
export function isCif(text: string): boolean {
  const parts = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/.exec(text.toUpperCase());
  if (!parts) return false;
  const [, kind = "", digits = "", control = ""] = parts;
  const digit = controlDigit(digits);
  const isRightDigit = control === String(digit);
  const isRightLetter = control === CONTROL_LETTERS.charAt(digit);
  if (LETTER_ONLY.includes(kind)) return isRightLetter;
  return DIGIT_ONLY.includes(kind) ? isRightDigit : isRightDigit || isRightLetter;
}

/** Digits at even places as they are, those at odd places doubled with their digits summed; up to the next ten. */
function controlDigit(digits: string): number {
  const sum = [...digits].map(Number).reduce((total, digit, index) => {
    const doubled = digit * 2;
    return total + (index % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : digit);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
