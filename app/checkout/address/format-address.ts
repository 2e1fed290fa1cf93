import type { Place } from "./schema.ts";

/** An address as it is read on an envelope. */
export function addressLine({
  type,
  street,
  number,
  block,
  stairs,
  floor,
  door,
  postalCode,
  city,
}: Omit<Place, "docNumber">): string {
  const inside = [block, stairs, floor, door].filter((part) => part !== "").join(" ");
  return [`${type} ${street} ${number}`, inside, `${postalCode} ${city}`].filter((part) => part !== "").join(", ");
}
