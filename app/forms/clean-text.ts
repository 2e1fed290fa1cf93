/** Marks without a width that apps put around copied numbers and names. */
const INVISIBLE = /\p{Cf}/gu;

const DASHES = /[\u2010-\u2015\u2212]/g;

/** An accent typed in place of an apostrophe: «L´Hospitalet». */
const ACCENT_AS_APOSTROPHE = /(\p{L})[´`‘ʼ′](?=\p{L})/gu;

/** A degree sign typed in place of an ordinal indicator: «3°». */
const DEGREES = /[°˚]/g;

/**
 * A typed or pasted text in the form that is stored, shown and sent (docs/rules.md#clean-values): composed letters, single spaces, the
 * hyphen, apostrophe and ordinal indicator of a Spanish keyboard.
 */
export function cleanText(typed: string): string {
  return typed
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(DASHES, "-")
    .replace(ACCENT_AS_APOSTROPHE, "$1'")
    .replace(DEGREES, "º")
    .replace(/\s+/g, " ")
    .trim();
}

/** The clean form of a floor, door, staircase or block: «3 º» becomes «3º». */
export const cleanUnit = (typed: string) => cleanText(typed).replace(/(\d\.?) (?=[ºª])/g, "$1");

/** «nº 5», «núm. 5», Basque «zk. 5» and «5. zk.»: the words say nothing that the field does not. */
const WORD_BEFORE = /^(?:n\.?º|no\.|n\.|n[úu]m(?:ero)?|zk|zenb(?:akia)?)\.? ?(?=\d)/i;
const WORD_AFTER = /^(\d+ ?[a-zñ]?)\.? (?:zk|zenb(?:akia)?)\.?$/i;

/** «s/n», «S.N.», «sin número», «no tiene»; Catalan, Galician and Basque («z/g»). */
const NO_NUMBER =
  /^(?:s ?[/.-]? ?n\.?º?\.?|(?:sin|sense|sen) (?:n[úu]mero|n[úu]m\.?|n\.?º)|z ?[/.-]? ?g\.?|zenbakirik gabe|no (?:tiene|hay)(?: número)?|non ten(?: número)?|ez (?:dauka|du)(?: zenbakirik)?)$/i;

/** «km 4,5», «Km. 4.5», «p.k. 4+500»: a kilometre of a road. */
const KILOMETRE = /^(?:km|p\.? ?k|kil[óo]metro)\.? ?(\d{1,4})(?: ?[.,+] ?(\d{1,3}))?$/i;

const ADDITION = /^(\d+(?:[ -]?[a-zñ])??)[ -]?(bis|ter|qu[áa]ter|dup)(?:licado|l)?\.?(?=[ /-]|$)/i;

/** The clean form of a house number: «s/n», «5 bis», «12-14», «km 4,5» (docs/rules.md#clean-values). */
export function cleanHouseNumber(typed: string): string {
  const text = cleanText(typed);
  if (NO_NUMBER.test(text)) return "s/n";
  const [, whole, part] = KILOMETRE.exec(text) ?? [];
  if (whole) return part ? `km ${whole},${part}` : `km ${whole}`;
  return text
    .replace(WORD_BEFORE, "")
    .replace(WORD_AFTER, "$1")
    .replace(/ ?([/-]) ?/g, "$1")
    .replace(ADDITION, (_, number: string, word: string) => `${number} ${word.toLowerCase()}`);
}
