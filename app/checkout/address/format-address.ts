import type { AddressBody } from "#app/backends/alarms.server.ts";
import type { Locale } from "#app/i18n/languages.ts";
import type { Address } from "./schema.ts";
import { namesOfType } from "./street-types.ts";

/** An address on one line, as on an envelope in the language of the page. */
export function formatAddress(
  { type, street, number, block, stairs, floor, door, postalCode, city }: Omit<Address, "docNumber">,
  locale: Locale,
): string {
  const basqueType = locale === "eu" && !isSpanishName(street) ? namesOfType(type)?.basque : undefined;
  const road = basqueType ? `${street} ${basqueType}` : `${type} ${street}`;
  const { blockShort, stairsShort, noNumber } = SHORT[locale];
  const inside = [named(blockShort, block), named(stairsShort, stairs), floor, door]
    .filter((part) => part !== "")
    .join(" ");
  const shownNumber = number === "s/n" ? noNumber : number;
  return [`${road} ${shownNumber}`, inside, `${postalCode} ${city}`].filter((part) => part !== "").join(", ");
}

const SHORT = {
  es: { blockShort: "bl.", stairsShort: "esc.", noNumber: "s/n" },
  eu: { blockShort: "bl.", stairsShort: "esk.", noNumber: "z/g" },
} as const satisfies Record<Locale, object>;

/** 'esc. 2' for '2'; a value that says itself what it is ('Portal 3') stays. */
const named = (name: string, value: string) =>
  /^(\p{L}|\d{1,3}|(izq|dcha|izda)\.?)$/iu.test(value) ? `${name} ${value}` : value;

/** 'de Alcalá' needs its Spanish type in front. */
const isSpanishName = (street: string) => /^(?:(?:de|del|do|da|dos|das) |d')/iu.test(street);

/** The body of `POST /customer/{id}/address` (docs/rules.md#address-body). The page says DNI, the wire says NIF. */
export function addressBody({ docType, street, ...address }: Address): AddressBody {
  return {
    docType: docType === "DNI" ? "NIF" : docType,
    docNumber: address.docNumber,
    companyName: address.companyName,
    postalCode: address.postalCode,
    province: address.province,
    city: address.city,
    type: address.type,
    name: street,
    number: address.number,
    block: address.block,
    stairs: address.stairs,
    floor: address.floor,
    door: address.door,
  };
}
