import { checkLetter } from "./check-letter.ts";

/** The letter before a foreigner's number stands for a digit in the check. */
const LEADING = "XYZ";

/** X, Y or Z, seven digits (the oldest numbers have eight) and the check letter: X1234567L. */
export function isNie(text: string): boolean {
  const parts = /^([XYZ])(\d{7,8})([A-Z])$/.exec(text.toUpperCase());
  if (!parts) return false;
  const [, leading = "", digits = "", letter] = parts;
  return checkLetter(Number(`${LEADING.indexOf(leading)}${digits}`)) === letter;
}
