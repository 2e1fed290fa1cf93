/** The names of floors in the languages of Spain, in lower case without accents (docs/decisions/0063). */
const NAMES = [
  // Spanish.
  "planta baja|bajos?|baja|bjo?|pb|entresuelo|entreplanta|entlo|entl|ent|altillo|principal|ppal|pral|atico|atc?|sobreatico|sobreat|buhardilla|azotea",
  "semisotano|sotano|ss|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]",
  // Catalan and Galician.
  "planta baixa|baixos?|baix|entresol|atic|sobreatic|soterrani|semisoterrani|golfes|andar baixo|entrechan|soto|semisoto|faiado",
  // Basque.
  "behe(?:a|ko)?|behe-?solairua?|solairuartea|tartesolairua|nagusia|atikoa?|ganbara|teilatupea|sotoa?|erdisotoa?",
  "lehen(?:engo)?a?|bigarrena?|hirugarrena?|laugarrena?|bosgarrena?|seigarrena?",
].join("|");

/** «3», «3º», «3.º», «-1», Basque «3.»; «3B»; «3er», Catalan «2n», «2on». */
const NUMBER = String.raw`-?\d{1,2}(?:\.?[ºª]|\.a?|[a-z]{1,2}|ero)?`;

/** The attic above a floor: «4º ático». */
const ATTIC = String.raw`${NUMBER}[ ,]{1,2}(?:sobre)?at(?:ico|ic|c?\.|ikoa?)?`;

/** Words around the number: «Planta 2», «2º piso», «1. solairua». */
const KIND = "planta|plta|pl|piso|pis|andar|solairua|pisua";

/** A door typed together with the floor: «3º B», «Bajo izda.», «3º 2ª», «2dcha». */
const SIDE =
  "[a-z]{1,2}|izq(?:uierd[oa]|da|d)?|izda?|derech[oa]|dcha?|der|centro|ctro|cto|cen|exterior|ext|interior|int|" +
  "esquerr?[ae]?|esquerda|esq|dreta|dta|dereita|ezk(?:erra)?|esk(?:uina|uma)?";
const DOOR = String.raw`(?:\d{1,2}\.?[ºª]?|${SIDE})\.?`;

const ONE_FLOOR = String.raw`(?:(?:${KIND})\.? )?(?:${ATTIC}|${NUMBER}|(?:${NAMES})\.?)(?: (?:${KIND})\.?)?`;

const TWO_FLOORS = `${ONE_FLOOR}(?: ?[/+,-] ?| y | i | e | eta )${ONE_FLOOR}`;

const WITH_DOOR = String.raw`${ONE_FLOOR}[ ,/-]{1,2}${DOOR}|\d{1,2}[ºª]${DOOR}|\d{1,2}(?:${SIDE})\.?`;

const FLOOR = new RegExp(`^(?:${ONE_FLOOR}|${TWO_FLOORS}|${WITH_DOOR})$`);

/** Whether a text is a floor: its number, ordinal or name. A second floor («Bajo y 1º») or a door («3º B») may follow. */
export const isFloor = (text: string) => FLOOR.test(text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
