import type { Checkout } from "#app/db/database.ts";
import type { Sealer } from "#app/db/seal.server.ts";

type Holder = Pick<Checkout, "sealed_document" | "address">;

/** The document number of a checkout, opened; undefined when there is none that a secret opens (docs/decisions/0022). */
export function documentNumber(sealer: Sealer, { sealed_document, address }: Holder): string | undefined {
  if (sealed_document !== null) return sealer.tryOpen(sealed_document);
  return address?.docNumber;
}

/** The document number of a checkout, sealed, for its order to keep; undefined when there is none. */
export function sealedNumber(sealer: Sealer, { sealed_document, address }: Holder): string | undefined {
  if (sealed_document !== null) return sealed_document;
  return address?.docNumber && sealer.seal(address.docNumber);
}
