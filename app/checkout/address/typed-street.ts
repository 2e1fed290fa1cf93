import { parseStreet } from "./street-search.ts";
import type { StreetType } from "./street-types.ts";

/** The parts of an address that was written into the field of the street, by field name. An absent part was not written. */
export interface TypedAddress {
  type?: StreetType;
  street: string;
  number: string;
  block?: string;
  stairs?: string;
  floor?: string;
  door?: string;
  postalCode?: string;
  city?: string;
}

/** Names of floors in Spanish, Catalan, Galician and Basque. */
const FLOOR_NAMES = "bajo|bajos|ático|sobreático|entresuelo|principal|baixo|baixos|àtic|entresòl|entresol|behea|atikoa";

/** A house number behind a name: 'Gran Vía 12', 'Gran Vía, nº 12 bis', 'Camino Real s/n'. What follows is the rest. */
const NUMBER =
  /(?<separator>\s*,\s*|\s+)(?:n\.?\s?º\s*|núm\.?\s*)?(?<number>\d{1,3}(?:\s?bis|\s?[a-zñ])?|s\/n(?:º|úm\.?)?)(?=$|[\s,])(?<after>\s*,?\s*)/giu;

/** What may stand between two commas after the number. */
const PARTS = [
  // '3º B', '3 2ª', 'Bajo A', '5º izda'.
  new RegExp(
    String.raw`^(?<floor>\d{1,2}\s?[ºª]?|${FLOOR_NAMES})(?:[\s,-]+(?<door>\p{L}|\d{1,2}\s?[ºªa]?|izq\.?|izda\.?|izquierda|dcha\.?|derecha))?$`,
    "iu",
  ),
  // '3B', '3ºB'.
  /^(?<floor>\d{1,2}[ºª]?)(?<door>[a-zñ])$/iu,
  /^(?:bloque|blq?\.?)\s*(?<block>\p{L}|\d{1,3})$/iu,
  /^(?:escalera|esc\.?|eskailera)\s*(?<stairs>\p{L}|\d{1,2}|izq\.?|izda\.?|izquierda|dcha\.?|derecha)$/iu,
  /^(?:puerta|pta\.?|porta|atea)\s*(?<door>\p{L}|\d{1,2}\s?[ºª]?)$/iu,
  // '18001 Granada'.
  /^(?<postalCode>\d{5})(?:\s+(?<city>\p{L}.*))?$/u,
];

/** After these words a number is part of the name: 'Polígono 5', 'Plaza del 2'; or of two numbers: '12 y 14'. */
const BEFORE_A_NAME = /(?:^|\s)(?:y|e|de|del|la|los|las|sector|fase|parcela|polígono|bloque|portal|km\.?|kilómetro)$/iu;

/**
 * Splits an address that a browser filled into the field of the street, or that was typed there whole (docs/rules.md#street-search).
 * Undefined when it has no house number, when the number may be part of the name, or when a part would be lost.
 */
export function splitTypedStreet(text: string): TypedAddress | undefined {
  const whole = text.trim();
  // The first number may belong to the name: 'Calle 31 de Agosto 5'.
  for (const match of whole.matchAll(NUMBER)) {
    const { separator = "", number = "", after = "" } = match.groups ?? {};
    const rest = whole.slice(match.index + match[0].length);
    const inside = rest === "" ? {} : partsOf(rest);
    // 'Gran Vía 12 3' may be a slip of 'Gran Vía 123'.
    const isSlip = /^\d+$/.test(rest) && !after.includes(",");
    const road = inside && !isSlip ? roadOf(whole.slice(0, match.index), separator) : undefined;
    if (road) return { ...road, number, ...inside };
  }
  return undefined;
}

/** Type and name before a house number. Undefined when the number belongs to them. */
function roadOf(text: string, separator: string): Pick<TypedAddress, "type" | "street"> | undefined {
  const { type, street } = parseStreet(text);
  // 'Calle 13' is a street, and 'Carretera N 340' is a road. 'Gran Vía 12 3' has a number before this one.
  const isWholeName = parseStreet(`${text} x`).street === "x";
  const isRoad = type === "Carretera" || /\d$/.test(text);
  if (!/\p{L}/u.test(street) || isWholeName || BEFORE_A_NAME.test(text)) return undefined;
  if (isRoad && !separator.includes(",")) return undefined;
  return { ...(type && { type }), street };
}

/** What was typed into the field of the number, and the rest: '14 bajo', '14, 3º B', '14 esc. 2'. */
const NUMBER_AND_REST =
  /^(?:n\.?\s?º\s*|núm\.?\s*)?(?<number>\d{1,3}(?:\s?bis|\p{L})?)(?:\s*,\s*|\s+)(?<rest>(?!bis$)\S.+)$/iu;

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
    Object.assign(found, Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined)));
  }
  return found;
}
