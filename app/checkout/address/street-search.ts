import { z } from "zod";
import { namesOfType, type StreetType, typeOfLastWord, typeOfWord } from "./street-types.ts";

/** Length of a text that is searched for, in characters (docs/rules.md#street-search). */
export const SEARCH_LENGTH = { min: 3, max: 100 } as const;

/** The response of `POST /calles`. */
export const suggestionsSchema = z.object({ suggestions: z.array(z.object({ id: z.string(), text: z.string() })) });

export type Suggestion = z.output<typeof suggestionsSchema>["suggestions"][number];

/** The response of `POST /calles/elegida`, as fields of the address form. An unknown part is an empty string. */
export const pickedAddressSchema = z.object({
  type: z.string(),
  street: z.string(),
  number: z.string(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
});

export type PickedAddress = z.output<typeof pickedAddressSchema>;

/** Type and name of the street in a suggestion, which begins with the street: 'Gran Vía, 28, Madrid, España'. */
export function streetIn(suggestion: string): Street {
  return parseStreet(suggestion.split(",")[0] ?? "");
}

/** The house number in a suggestion, one to three digits; empty without one. */
export function houseNumberIn(suggestion: string): string {
  return /,\s*(\d{1,3})\s*(?=,|$)/.exec(suggestion)?.[1] ?? "";
}

/** Two fields of the address form. */
interface Street {
  /** Empty when unknown. */
  type: StreetType | "";
  street: string;
}

/**
 * Splits 'Calle de Alcalá' into type and name. In Basque the type is the last word. An unknown type stays in the name, and so does the type
 * of a street that is a number: a street needs a letter ('Calle 13').
 */
export function parseStreet(route: string): Street {
  const words = route
    .trim()
    .replace(GLUED, (short) => (typeOfWord(short) ? `${short} ` : short))
    .split(/\s+/);
  const [first = "", beforeLast = "", last = ""] = [words[0], words.at(-2), words.at(-1)];
  const [typeFirst, typeLast] = [typeOfWord(first), typeOfLastWord(last)];
  const [withoutFirst, withoutLast] = [words.slice(1).join(" "), words.slice(0, -1).join(" ")];
  if (typeFirst && HAS_LETTER.test(withoutFirst)) return { type: typeFirst, street: withoutFirst };
  // 'Virgen de la Plaza' is a name.
  if (typeLast && HAS_LETTER.test(withoutLast) && !/^(?:de|del|el|la|las|los|[oa]|d[oa]s?)$/i.test(beforeLast)) {
    return { type: typeLast, street: withoutLast };
  }
  return { type: "", street: words.join(" ") };
}

/** 'c/Mayor', 'Pza.Mayor': a short form without a space behind it. */
const GLUED = /^(?:c\/\.?(?=[^\s.])|\p{L}{2,4}\.(?=\p{L}))/iu;

const HAS_LETTER = /(?![ªº])\p{L}/u;

/** The type of the form's list before the visitor chooses one. */
export const DEFAULT_STREET_TYPE: StreetType = "Calle";

/**
 * Moves the type that a visitor wrote with the name of the street to the field of the type: 'Plaza Mayor' becomes 'Plaza' and 'Mayor'.
 * Not if the word may be part of the name:
 * - 'Calle' and 'Avenida' never begin a name. But an area such as 'Urbanización' contains streets, so 'Calle Sol' may be its name.
 * - Other types may begin a name, as in 'Avenida Plaza de Toros'. They are moved only if the field has the default or the same type.
 * - A street with two types gets the second where the first is 'Calle': 'C/ Plaza Mayor'. Else it stays whole: of 'Travesía Calle Mayor',
 *   'Calle' would replace 'Travesía' the next time.
 */
export function withWrittenType<A extends { type: string; street: string }>(address: A): A {
  const { type, street } = parseStreet(address.street);
  const isArea = namesOfType(address.type)?.isArea === true;
  const isReplaced =
    address.type === DEFAULT_STREET_TYPE ||
    address.type === type ||
    (!isArea && (type === "Calle" || type === "Avenida"));
  if (type === "" || !isReplaced) return address;
  const moved = { ...address, type, street };
  const again = withWrittenType(moved);
  return again === moved || type === "Calle" ? again : address;
}
