/** The table of the Spanish police, by the number modulo 23. */
const LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

/** The letter of a DNI's number. */
export const letterOf = (number: number): string => LETTERS[number % LETTERS.length] ?? "";

/** A DNI with the zeros in front that older ones are written without: '8412357S'. Only its own letter makes it one. */
export function withLeadingZeros(document: string): string {
  const { number, letter } = /^(?<number>\d{6,7})(?<letter>[A-Z])$/.exec(document)?.groups ?? {};
  return number !== undefined && letterOf(Number(number)) === letter ? document.padStart(9, "0") : document;
}
