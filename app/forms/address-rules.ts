/** The rules of the fields of an address, with the patterns and messages of docs/rules.md#field-patterns. */
import { z } from "zod";
import { cleanText, isNoWebAddress, MAX_TEXT_LENGTH, optional, REQUIRED, required, TOO_LONG } from "./common-rules.ts";

/** Longest values in their clean form, in characters. */
const MAX_LENGTH = { number: 20, unit: 30 };

/** Streets may also contain digits («2 de Mayo») and quotes («Urb. "El Bosque"»), but at least one letter. */
const STREET = /^(?=\P{L}*\p{L})[\p{L}\p{M}\d '’"“”«».,·ªº/()-]+$/u;

/** Name of a street. */
export const street = () =>
  required().max(MAX_TEXT_LENGTH, TOO_LONG).regex(STREET, "errors:text").refine(isNoWebAddress, "errors:text");

/** «nº 5», «núm. 5», Basque «zk. 5» and «5. zk.»: the words say nothing that the field does not. */
const WORD_BEFORE = /^(?:n\.?º|no\.|n\.|n[úu]m(?:ero)?|zk|zenb(?:akia)?)\.? ?(?=\d)/i;
const WORD_AFTER = /^(\d+ ?[a-zñ]?)\.? (?:zk|zenb(?:akia)?)\.?$/i;

/** «s/n», «S.N.», «sin número», «no tiene»; Catalan, Galician and Basque («z/g»). */
const NO_NUMBER =
  /^(?:s ?[/.-]? ?n\.?º?\.?|(?:sin|sense|sen) (?:n[úu]mero|n[úu]m\.?|n\.?º?)|z ?[/.-]? ?g\.?|zenbakirik gabe|(?:no (?:tiene|hay)|non ten)(?: (?:n[úu]mero|n\.?º))?|ez (?:dauka|du)(?: zenbakirik)?)$/i;

/** «km 4,5», «Km. 4.5», «p.k. 4+500»: a kilometre of a road. */
const KILOMETRE = /^(?:km|p\.? ?k|kil[óo]metro)\.? ?(\d{1,4})(?: ?[.,+] ?(\d{1,3}))?$/i;

/** «5 y 7», «5 e 7», Basque «5 eta 7»: two numbers of one house. */
const AND = /(\d[a-zñ]?) (?:y|e|i|eta) (?=\d)/gi;

/** «12 int.», «12 interior»: the house behind the one at the street. */
const INSIDE = /^(\d+) ?int(?:erior)?\.?$/i;

/** «12ºB», «12 º B», «12.º»: an ordinal where the number is meant. */
const ORDINAL = /^(\d+) ?\.?º ?(?=[a-zñ]?$)/i;

const ADDITION = /^(\d+(?:[ -]?[a-zñ])??)[ -]?(bis|ter|qu[áa]ter|dup)(?:licado|l)?\.?(?=[ /-]|$)/i;

/** The clean form of a house number: «s/n», «5 bis», «12-14», «km 4,5» (docs/rules.md#clean-values). */
function cleanHouseNumber(typed: string): string {
  const text = cleanText(typed);
  if (NO_NUMBER.test(text)) return "s/n";
  const [, whole, part] = KILOMETRE.exec(text) ?? [];
  if (whole) return part ? `km ${whole},${part}` : `km ${whole}`;
  return text
    .replace(WORD_BEFORE, "")
    .replace(WORD_AFTER, "$1")
    .replace(AND, "$1-")
    .replace(INSIDE, "$1 int")
    .replace(ORDINAL, "$1")
    .replace(/ ?([/-]) ?/g, "$1")
    .replace(ADDITION, (_, number: string, word: string) => `${number} ${word.toLowerCase()}`);
}

/** Nobody lives at a number of six digits: it belongs into another field, such as a phone number. */
const isShortNumber = (value: string) => !/\d{6}/.test(value);

/** «12», «5B», «5 bis», «12 bis A», «12-14», «5-7-9», «12A-C», «A-12», «12 int», «s/n», «km 4,5». No house has the number 0. */
const ONE_NUMBER = String.raw`(?!0+(?!\d))\d{1,5}(?:[ -]?[a-zñ])?(?: (?:bis|ter|qu[áa]ter|dup)(?:[ -]?[a-zñ])?)?`;
const HOUSE_NUMBER = new RegExp(
  String.raw`^(?:s/n|km \d{1,4}(?:,\d{1,3})?|${ONE_NUMBER} int|(?:[a-zñ]-)?${ONE_NUMBER}(?:[/-](?:${ONE_NUMBER}|[a-zñ]))?|${ONE_NUMBER}(?:-${ONE_NUMBER}){2})$`,
  "i",
);

/** House number, with the letters, ranges and roads of Spanish addresses (docs/decisions/0063). */
export const houseNumber = () =>
  z
    .string({ error: REQUIRED })
    .overwrite(cleanHouseNumber)
    .min(1, REQUIRED)
    .max(MAX_LENGTH.number, TOO_LONG)
    .refine(isShortNumber, TOO_LONG)
    .regex(HOUSE_NUMBER, "errors:number");

/** The clean form of a floor, door, staircase or block: «3 º» becomes «3º». */
const cleanUnit = (typed: string) => cleanText(typed).replace(/(\d\.?) (?=[ºª])/g, "$1");

/** Letters, digits or both: «A», «2ª», «Dcha.», «Portal 3». */
const UNIT = /^(?=.*(?![ªº])[\p{L}\d])[\p{L}\p{M}\d '’"“”«».,·ªº/()-]+$/u;

/** Block, staircase or door; an absent one is an empty string. `message`: the one of that field. */
export const optionalUnit = (message: "errors:number" | "errors:text") =>
  optional(
    z.string().overwrite(cleanUnit).max(MAX_LENGTH.unit, TOO_LONG).refine(isShortNumber, TOO_LONG).regex(UNIT, message),
  );

/** The names of floors in the languages of Spain, in lower case without accents (docs/decisions/0063). */
const FLOOR_NAMES = [
  // Spanish.
  "(?:planta|pta|pl)\\.? baja|bajos?|baja|bjo?|p\\.? ?b|entresuelo|entreplanta|entlo|entl|ent?|pr|sm|st|duplex|triplex|altillo|bajo[ -]?cubierta|principal|ppal|pral|atico|atc?|sobreatico|sobreat|buhardilla|azotea",
  "semisotano|sotano|ss|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]",
  // Catalan and Galician.
  "planta baixa|baixos?|baix|entresol|atic|sobreatic|soterrani|semisoterrani|golfes|andar baixo|entrechan|soto|semisoto|faiado",
  // Basque.
  "behe(?:a|ko)?|behe-?solairua?|solairuartea|tartesolairua|nagusia|atikoa?|ganbara|teilatupea|sotoa?|erdisotoa?",
  "lehen(?:engo)?a?|bigarrena?|hirugarrena?|laugarrena?|bosgarrena?|seigarrena?",
].join("|");

/** «3», «3º», «3.º», «-1», Basque «3.»; «3B»; «3er», Catalan «2n», «2on». */
const FLOOR_NUMBER = String.raw`-?\d{1,2}(?:\.?[ºª]|\.a?|[a-z]{1,2}|ero)?`;

/** The attic above a floor: «4º ático». */
const ATTIC = String.raw`${FLOOR_NUMBER}[ ,]{1,2}(?:sobre)?at(?:ico|ic|c?\.|ikoa?)?`;

/** Words around the number: «Planta 2», «2º piso», «1. solairua». */
const FLOOR_WORD = "planta|plta|pl|piso|pis|andar|solairua|pisua";

/** A door typed together with the floor: «3º B», «Bajo izda.», «3º 2ª», «3r 1a», «2dcha», «1º pta 2». */
const SIDE =
  "izq(?:uierd[oa]|da|d)?|izda?|derech[oa]|dr?cha?|der|centro|ctro|cto|cen|exterior|ext|interior|int|" +
  "esquerr?[ae]?|esquerda|esq|dreta|dta|dereita|ezk(?:erra)?|esk(?:uina|uma)?";
const LETTERS_OR_SIDE = `[a-z]{1,2}|${SIDE}`;
const DOOR = String.raw`(?:(?:puerta|pta|porta|atea)\.? ?)?(?:\d{1,2}(?:\.?[ºª]|a)?|${LETTERS_OR_SIDE})\.?`;

/** «Local 3», «Locales 1 y 2», «Lokala 2», «Nave A», «Lonja dcha». */
const PREMISES_NUMBER = String.raw`(?:[a-z]|\d{1,3}[a-z]?)`;
const PREMISES =
  String.raw`(?:local(?:es)?(?: comercial(?:es)?)?|lokala|lonja|nave|of(?:icina|ic)?\.?|despacho|puesto|estudio)` +
  String.raw`(?: (?:(?:n\.?º ?)?${PREMISES_NUMBER}(?:(?: ?[/-] ?| y | e | i | eta )${PREMISES_NUMBER})*|(?:${SIDE})\.?))?`;

const ONE_FLOOR = String.raw`(?:(?:${FLOOR_WORD})\.? )?(?:${ATTIC}|${FLOOR_NUMBER}|(?:${FLOOR_NAMES})\.?)(?: (?:${FLOOR_WORD})\.?)?`;

const TWO_FLOORS = `${ONE_FLOOR}(?: ?[/+,-] ?| y | i | e | eta )${ONE_FLOOR}`;

const WITH_DOOR = String.raw`${ONE_FLOOR}[ ,/-]{1,2}${DOOR}|\d{1,2}[ºª]${DOOR}|\d{1,2}\.?(?:${LETTERS_OR_SIDE})\.?`;

/** «1º C int.», «1º A dcha»: the door, and on which side of the house it is. */
const WITH_DOOR_AND_SIDE = String.raw`(?:${WITH_DOOR}) (?:${SIDE})\.?`;

/** Where a shop is: its premises, «Bajo comercial», or both in any order. */
const SHOP =
  `(?:${PREMISES}[ ,-]{1,3})?(?:bajo|planta baja|entresuelo|primero)(?: comercial)?|` +
  `(?:${ONE_FLOOR}(?: comercial)?[ ,-]{1,3})?${PREMISES}`;

const FLOOR = new RegExp(`^(?:${ONE_FLOOR}|${TWO_FLOORS}|${WITH_DOOR}|${WITH_DOOR_AND_SIDE}|${SHOP})$`);

/** Whether a text is a floor: its number, ordinal or name. A second floor («Bajo y 1º») or a door («3º B») may follow. */
const isFloor = (text: string) => FLOOR.test(text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());

/** Floor, with its name or its ordinal; an absent one is an empty string. */
export const optionalFloor = () =>
  optional(
    z
      .string()
      .overwrite(cleanUnit)
      .max(MAX_LENGTH.unit, TOO_LONG)
      .refine(isShortNumber, TOO_LONG)
      .refine(isFloor, "errors:number"),
  );

/** Four digits: the first one may be a zero that a phone or a spreadsheet took off, or the last one may be missing. */
const FOUR_DIGITS = /^[1-9]\d{3}$/;

const withoutSpaces = (typed: string) => cleanText(typed).replace(/ /g, "");

/** «E-28013», «ES 28013»: the country before the code, as on letters from abroad. */
const withoutCountry = (typed: string) => withoutSpaces(typed).replace(/^ES?-?(?=\d)/i, "");

export const lacksZero = (typed: string) => FOUR_DIGITS.test(withoutSpaces(typed));

/** The code that a visitor who typed four digits may mean; the form asks. See docs/rules.md#postal-codes. */
export const codeWithZero = (typed: string | undefined) => `0${withoutSpaces(typed ?? "")}`;

/** A postal code of the provinces 01 to 52. Four digits are asked about, never padded. See docs/rules.md#postal-codes. */
export const postalCode = () =>
  z
    .string({ error: REQUIRED })
    .overwrite(withoutCountry)
    .min(1, { error: REQUIRED, abort: true })
    .regex(/^\d+$/, { error: "errors:number", abort: true })
    .refine((value) => !lacksZero(value), { error: "errors:missingZero", abort: true })
    .refine((value) => value.length === 5 && value >= "01000" && value < "53000", "errors:postalCode");
