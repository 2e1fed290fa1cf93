import type { AddressBody } from "#app/backends/alarms.server.ts";
import type { Address } from "./schema.ts";

/** An address on one line, as on an envelope. */
export function formatAddress({
  type,
  street,
  number,
  block,
  stairs,
  floor,
  door,
  postalCode,
  city,
}: Omit<Address, "docNumber">): string {
  const inside = [block, stairs, floor, door].filter((part) => part !== "").join(" ");
  return [`${type} ${street} ${number}`, inside, `${postalCode} ${city}`].filter((part) => part !== "").join(", ");
}

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
