import { DEFAULT_STREET_TYPE, parseStreet, withWrittenType } from "./street-search.ts";

/** The parts of an address that was written into the field of the street, by field name. An absent part was not written. */
export interface TypedAddress {
  /** Only one that may replace the chosen type (`withWrittenType`). */
  type?: string;
  street: string;
  number: string;
  block?: string;
  stairs?: string;
  floor?: string;
  door?: string;
  postalCode?: string;
  city?: string;
}

/** Names of floors in Spanish, Catalan, Galician and Basque, with and without accents. */
const FLOOR_NAMES =
  "bajos?|bj\\.?|(?:sobre)?[áa]tico|entresuelo|entlo\\.?|principal|pral\\.?|baixos?|(?:sobre)?[àa]tic|entres[òo]l|behea|atikoa";

/** Before a house number: 'nº 12', 'núm. 12', 'número 12', 'no. 12'. */
const NUMBER_WORD = String.raw`(?:n\.?\s?º|n[úu]m(?:ero)?\.?|no?\.)\s*`;

/** A house number behind a name: 'Gran Vía 12', 'Gran Vía, nº 12 bis', 'Camino Real s/n'. What follows is the rest. */
const NUMBER = new RegExp(
  String.raw`(?<separator>\s*,\s*|\s+)(?:${NUMBER_WORD})?(?<number>\d{1,3}(?:\s?bis|\s?[a-zñ])?|s\/n(?:º|úm\.?)?)` +
    String.raw`(?=$|[\s,])(?=(?<after>\s*,?\s*))`,
  "giu",
);

/** Sides of a staircase. */
const SIDE = String.raw`izq\.?|izda\.?|izqda\.?|izquierda|dr?cha\.?|derecha|esq\.?|dta\.?|ezk\.?|esk\.?`;

/** 'Bajo A', '3º pta 4': the door behind a floor. */
const DOOR_BEHIND = String.raw`[\s,-]+(?:(?:puerta|pta\.?|porta)\s*)?(?<door>\p{L}|\d{1,2}\s?[ºªa]?|${SIDE})`;

/** What may stand between two commas after the number. */
const PARTS = [
  // '3º B', '3 2ª', 'Bajo A', '5º izda', 'piso 3'.
  new RegExp(
    String.raw`^(?:(?:piso|pis|planta)\s+(?=\d))?(?<floor>\d{1,2}\s?[ºª]?|${FLOOR_NAMES})(?:${DOOR_BEHIND})?$`,
    "iu",
  ),
  // Catalan '3r 1a'. Before '3B', and in small letters only: '3R' is a door.
  new RegExp(String.raw`^(?<floor>[13]e?r|2o?n|4t|\d{1,2}è)(?:${DOOR_BEHIND})?$`, "u"),
  // A number behind it is that of the floor.
  /^(?<floor>(?:semi)?s[óo]tano(?: -?\d)?)$/iu,
  // '3B', '3ºB'.
  /^(?<floor>\d{1,2}[ºª]?)(?<door>[a-zñ])$/iu,
  /^(?:bloque|blq?\.?)\s*(?<block>\p{L}|\d{1,3})$/iu,
  new RegExp(String.raw`^(?:escalera|esc\.?|eskailera)\s*(?<stairs>\p{L}|\d{1,2}|${SIDE})$`, "iu"),
  /^(?:puerta|pta\.?|porta|atea)\s*(?<door>\p{L}|\d{1,2}\s?[ºª]?)$/iu,
  // '18001 Granada'.
  /^(?<postalCode>\d{5})(?:\s+(?<city>\p{L}.*))?$/u,
];

/** Before a number that is not the house's: 'nave 5', 'piso 3', 'Calle 5'. */
const OF_ANOTHER_NUMBER =
  "nave|local|casa|chalet|villa|vivienda|manzana|parc\\.?|edificio|edif\\.?|piso|planta|puerta|pta\\.?|escalera|esc\\.?|blq?\\.?|" +
  "oficina|torre|calle|c/|carrer|avenida";

/** After these words a number is part of the name: 'Polígono 5', 'Plaza del 2'; or of two numbers: '12 y 14'. */
const BEFORE_A_NAME = new RegExp(
  [
    String.raw`(?:^|\s)(?:y|e|de|del|da|do|la|los|las|sector|fase|parcela|polígono|bloque|portal|km\.?|kilómetro)$`,
    // 'Plaza de la Villa 5' is a house.
    String.raw`(?<!(?:^|\s)(?:de|del|la|las|el|los))(?:^|\s)(?:${OF_ANOTHER_NUMBER})$`,
    String.raw`,\s*(?:${FLOOR_NAMES})$`,
  ].join("|"),
  "iu",
);

/** 'Calle Mayor 12-14', 'Gran Vía 1280': a house number that is not split, so that a later number is none. */
const OTHER_NUMBER = /[\s,]\d+(?:\s?[/-]\s?\d+|\d{3})(?=[\s,]|$)/u;

/**
 * Splits an address that a browser filled into the field of the street, or that was typed there whole (docs/rules.md#street-search).
 * Undefined when it has no house number, when the number may be part of the name, or when a part would be lost.
 *
 * @param chosenType The type in the form. A written one replaces it by the rule of `withWrittenType`.
 */
export function splitTypedStreet(text: string, chosenType: string = DEFAULT_STREET_TYPE): TypedAddress | undefined {
  const whole = text.trim();
  // The first number may belong to the name: 'Calle 31 de Agosto 5'.
  for (const match of whole.matchAll(NUMBER)) {
    const { separator = "", number = "", after = "" } = match.groups ?? {};
    const road = whole.slice(0, match.index);
    if (!isRoad(road, separator)) continue;
    const rest = whole.slice(match.index + match[0].length + after.length);
    const inside = rest === "" ? {} : partsOf(rest);
    // 'Gran Vía 12 3' may be a slip of 'Gran Vía 123'.
    const isSlip = /^\d+$/.test(rest) && !after.includes(",");
    if (inside && !isSlip) return { ...typeAndName(road, chosenType), number, ...inside };
    // A later number is that of a floor or a door, unless this one begins a name: '25 de Xullo'.
    if (!/^(?:de|del|da|do)\s/i.test(rest)) return undefined;
  }
  return undefined;
}

/** Whether a text before a house number is type and name of a street. Not when the number belongs to them. */
function isRoad(text: string, separator: string): boolean {
  const { type, street } = parseStreet(text);
  // 'Calle 13' is a street, and 'Carretera N 340' is a road. 'Gran Vía 12 3' has a number before this one.
  const isWholeName = parseStreet(`${text} x`).street === "x";
  const needsComma = type === "Carretera" || /\d$/.test(text);
  if (!/\p{L}/u.test(street) || isWholeName || BEFORE_A_NAME.test(text) || OTHER_NUMBER.test(text)) return false;
  return !needsComma || separator.includes(",");
}

function typeAndName(road: string, chosenType: string): Pick<TypedAddress, "type" | "street"> {
  const { type, street } = withWrittenType({ type: chosenType, street: road });
  return street === road ? { street } : { type, street };
}

/** What was typed into the field of the number, and the rest: '14 bajo', '14, 3º B', '14 esc. 2'. */
const NUMBER_AND_REST = new RegExp(
  String.raw`^(?:${NUMBER_WORD})?(?<number>\d{1,3}(?:\s?bis|\p{L})?)(?:\s*,\s*|\s+)(?<rest>(?!bis$)\S.+)$`,
  "iu",
);

/** Splits what belongs into other fields from a number. Undefined when nothing does, or when a part would be lost. */
export function splitTypedNumber(text: string): Omit<TypedAddress, "street"> | undefined {
  const { number, rest } = NUMBER_AND_REST.exec(text.trim())?.groups ?? {};
  // '12 3' may be a slip of '123'.
  if (number === undefined || rest === undefined || /^\d+$/.test(rest)) return undefined;
  const inside = partsOf(rest);
  return inside && { number, ...inside };
}

function partsOf(rest: string): Partial<TypedAddress> | undefined {
  const found: Partial<TypedAddress> = {};
  for (const part of rest.split(",")) {
    const groups = PARTS.map((pattern) => pattern.exec(part.trim())?.groups).find((matched) => matched !== undefined);
    if (!groups) return undefined;
    const parts = Object.entries(groups).filter(([, value]) => value !== undefined);
    // Of '12, 3º A, puerta 4', one door would be lost.
    if (parts.some(([name]) => Object.hasOwn(found, name))) return undefined;
    Object.assign(found, Object.fromEntries(parts));
  }
  return found;
}
