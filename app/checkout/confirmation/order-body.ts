import { type AddressBody, BRAND, type CustomerBody, type OrderBody } from "#app/backends/contract.ts";
import type { Address, Person } from "#app/checkout/address/schema.ts";
import type { ClientStatus } from "#app/kits/client-status.ts";
import { billOf } from "#app/kits/pricing/quote.ts";
import type { Selection } from "#app/kits/selection.ts";
import { toWire } from "#app/money.ts";

/** The body of `POST /customer`. */
export function customerBody({ phone, name, email, clientStatus }: Person): CustomerBody {
  return { msisdn: phone, name, email, client: clientStatus === "CLIENT", brand: BRAND };
}

/** The body of `POST /customer/{id}/address`. The screen says DNI, the wire NIF (decisions 9). */
export function addressBody({ docType, street, ...place }: Address): AddressBody {
  return {
    docType: docType === "DNI" ? "NIF" : docType,
    docNumber: place.docNumber,
    companyName: place.companyName,
    postalCode: place.postalCode,
    province: place.province,
    city: place.city,
    type: place.type,
    name: street,
    number: place.number,
    block: place.block,
    stairs: place.stairs,
    floor: place.floor,
    door: place.door,
  };
}

/** What a visitor confirms, in a word: kit, extras, status, address, and the amounts and terms as the page shows them. */
export function shownOrder(selection: Selection, clientStatus: ClientStatus, addressId: string | null): string {
  const { camera, panicButton, monthly, oneOff, promo } = billOf(selection.quote, clientStatus);
  const amounts = [camera, panicButton, monthly, oneOff, promo?.monthly];
  const terms = [promo?.months, selection.quote.conditions.commitmentMonths];
  return [selection.productId, clientStatus, addressId, ...amounts, ...terms].join(":");
}

interface OrderFacts {
  selection: Selection;
  clientStatus: ClientStatus;
  addressId: string;
  promotion: string | null;
  /** Absent for clients, who pay on their account with the operator. */
  owner?: string;
  iban?: string;
}

/** The body of `POST /address/{id}/order`: the price is the monthly total (decisions 6). */
export function orderBody(facts: OrderFacts): OrderBody {
  const { selection, clientStatus } = facts;
  const bill = billOf(selection.quote, clientStatus);
  const complements = [
    bill.camera !== undefined && { name: selection.extraNames.camera.es, price: toWire(bill.camera) },
    bill.panicButton !== undefined && { name: selection.extraNames.panicButton.es, price: toWire(bill.panicButton) },
  ].filter((complement) => complement !== false);
  return {
    addressId: facts.addressId,
    promotion: facts.promotion,
    name: selection.name,
    price: toWire(bill.monthly),
    isBusiness: selection.quote.isBusiness,
    iban: clientStatus === "CLIENT" ? null : (facts.iban ?? null),
    owner: clientStatus === "CLIENT" ? null : (facts.owner ?? null),
    complements,
    botonPanicoStatus: selection.quote.panicButton.chosen,
    camStatus: selection.quote.camera.chosen,
  };
}
