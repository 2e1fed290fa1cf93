import { parseStreet, type StreetType } from "./street-search.ts";

/** The parts of an address that was written into the field of the street. An absent part was not written. */
export interface TypedAddress {
  type?: StreetType;
  street: string;
  number: string;
  floor?: string;
  door?: string;
}

/** 'Gran Vía 12', 'Gran Vía, nº 12 bis, 3º B': the street, the number, and what follows a comma. */
const WITH_NUMBER =
  /^(?<street>.*?\p{L}.*?)(?<separator>\s*,\s*|\s+)(?:n\.?\s?º\s*|núm\.?\s*)?(?<number>\d{1,3}(?:\s?bis|\s?\p{L})?)(?:\s*,\s*(?<inside>.+))?$/iu;

/** '3º B', '3 2ª', 'Bajo A', '5º izda'. */
const INSIDE =
  /^(?<floor>\d{1,2}\s?[ºª]?|bajo|ático|entresuelo|principal|behea)(?:[\s,-]+(?<door>\p{L}|\d{1,2}\s?[ºª]?|izq\.?|izda\.?|izquierda|dcha\.?|derecha))?$/iu;

/** After these words a number is part of the name: 'Polígono 5', 'Plaza del 2'. */
const BEFORE_A_NAME = /(?:^|\s)(?:de|del|la|los|las|sector|fase|parcela|polígono|bloque|portal|km\.?|kilómetro)$/iu;

/**
 * Splits an address that a browser filled into the field of the street, or that was typed there whole (docs/rules.md#street-search).
 * Undefined when it has no house number, or when the number may be part of the name.
 */
export function splitTypedStreet(text: string): TypedAddress | undefined {
  const { street: whole, separator, number, inside } = WITH_NUMBER.exec(text.trim())?.groups ?? {};
  if (whole === undefined || number === undefined || BEFORE_A_NAME.test(whole)) return undefined;
  const { type, street } = parseStreet(whole);
  // 'Calle 13' is a street, and 'Carretera N 340' is a road.
  const isWholeName = parseStreet(`${whole} x`).street === "x";
  if (isWholeName || (type === "Carretera" && !separator?.includes(","))) return undefined;
  const unit = inside === undefined ? {} : INSIDE.exec(inside.trim())?.groups;
  if (unit === undefined) return undefined;
  return {
    ...(type && { type }),
    street,
    number,
    ...(unit.floor && { floor: unit.floor }),
    ...(unit.door && { door: unit.door }),
  };
}
