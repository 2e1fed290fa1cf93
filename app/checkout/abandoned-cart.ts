import type { AbandonedCartBody } from "#app/backends/contract.ts";
import { billOf } from "#app/kits/pricing/bill.ts";
import type { Selection } from "#app/kits/selection.ts";
import { toWire } from "#app/money.ts";
import type { Person } from "./address/schema.ts";
import { extraDescription } from "./extra-description.ts";

interface Facts {
  customerId: string;
  addressId?: string;
  selection: Selection;
  person: Person;
}

/** The body of `POST {node}/abandonedcart` (section 7). */
export function abandonedCartBody({ customerId, addressId, selection, person }: Facts): AbandonedCartBody {
  const { isBusiness, camera, panicButton } = selection.quote;
  return {
    customerId,
    productName: isBusiness ? `${selection.name}_NEGOCIOS` : selection.name,
    productDescription: extraDescription(selection),
    isBusiness,
    ...(addressId !== undefined && { addressId }),
    name: person.name,
    phone: person.phone,
    email: person.email,
    camStatus: camera.chosen,
    botonPanicoStatus: panicButton.chosen,
    clientStatus: person.clientStatus,
    price: toWire(billOf(selection.quote, person.clientStatus).monthly),
  };
}
