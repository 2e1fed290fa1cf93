import { checkLetter } from "./check-letter.ts";

/** Eight digits and their check letter: 12345678Z. */
export function isDni(text: string): boolean {
  const parts = /^(\d{8})([A-Z])$/.exec(text.toUpperCase());
  return parts !== null && checkLetter(Number(parts[1])) === parts[2];
}
