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

/** 'Gran Vía 12', 'Gran Vía, nº 12 bis, 3º B', 'Camino Real s/n': the street, the number, and what follows a comma. */
const WITH_NUMBER =
  /^(?<street>.*?\p{L}.*?)(?<separator>\s*,\s*|\s+)(?:n\.?\s?º\s*|núm\.?\s*)?(?<number>\d{1,3}(?:\s?bis|\s?\p{L})?|s\/n(?:º|úm\.?)?)(?:\s*,\s*(?<rest>.+))?$/iu;

/** Names of floors in Spanish, Catalan, Galician and Basque. */
const FLOOR_NAMES = "bajo|bajos|ático|sobreático|entresuelo|principal|baixo|baixos|àtic|entresòl|entresol|behea|atikoa";

/** A name of a floor behind the number without a comma: 'Rúa Real 12 baixo', 'Calle Mayor 5 bajo A'. */
const NAMED_FLOOR = new RegExp(String.raw`(\s\d{1,3}(?:\s?bis)?)\s+(?=(?:${FLOOR_NAMES})(?:\s|$))`, "iu");

/** What may stand between two commas after the number. */
const PARTS = [
  // '3º B', '3 2ª', 'Bajo A', '5º izda'.
  new RegExp(
    String.raw`^(?<floor>\d{1,2}\s?[ºª]?|${FLOOR_NAMES})(?:[\s,-]+(?<door>\p{L}|\d{1,2}\s?[ºªa]?|izq\.?|izda\.?|izquierda|dcha\.?|derecha))?$`,
    "iu",
  ),
  /^(?:bloque|blq?\.?)\s*(?<block>\p{L}|\d{1,3})$/iu,
  /^(?:escalera|esc\.?|eskailera)\s*(?<stairs>\p{L}|\d{1,2}|izq\.?|izda\.?|izquierda|dcha\.?|derecha)$/iu,
  /^(?:puerta|pta\.?|porta|atea)\s*(?<door>\p{L}|\d{1,2}\s?[ºª]?)$/iu,
  // '18001 Granada'.
  /^(?<postalCode>\d{5})(?:\s+(?<city>\p{L}.*))?$/u,
];

/** After these words a number is part of the name: 'Polígono 5', 'Plaza del 2'. */
const BEFORE_A_NAME = /(?:^|\s)(?:de|del|la|los|las|sector|fase|parcela|polígono|bloque|portal|km\.?|kilómetro)$/iu;

/**
 * Splits an address that a browser filled into the field of the street, or that was typed there whole (docs/rules.md#street-search).
 * Undefined when it has no house number, when the number may be part of the name, or when a part would be lost.
 */
export function splitTypedStreet(text: string): TypedAddress | undefined {
  const {
    street: whole,
    separator,
    number,
    rest,
  } = WITH_NUMBER.exec(text.trim().replace(NAMED_FLOOR, "$1, "))?.groups ?? {};
  if (whole === undefined || number === undefined || BEFORE_A_NAME.test(whole)) return undefined;
  const { type, street } = parseStreet(whole);
  // 'Calle 13' is a street, and 'Carretera N 340' is a road.
  const isWholeName = parseStreet(`${whole} x`).street === "x";
  if (isWholeName || (type === "Carretera" && !separator?.includes(","))) return undefined;
  const inside = rest === undefined ? {} : partsOf(rest);
  return inside && { ...(type && { type }), street, number, ...inside };
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
