const LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

/** The check letter of a DNI's or NIE's number: its remainder by 23, in the table of the Spanish police. */
export function checkLetter(number: number): string {
  return LETTERS.charAt(number % LETTERS.length);
}
