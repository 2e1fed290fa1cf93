import type { MarketingEmailBody } from "#app/backends/email-contract.ts";
import type { Address, Person } from "#app/checkout/address/schema.ts";
import { addressBody } from "#app/checkout/confirmation/order-body.ts";
import { extraDescription } from "#app/checkout/extra-description.ts";
import { billOf } from "#app/kits/pricing/bill.ts";
import type { Selection } from "#app/kits/selection.ts";
import { toEuros, toWire } from "#app/money.ts";

interface Facts {
  selection: Selection;
  person: Person;
  /** Address id, else customer id, else order id: the first that there is. */
  id: string;
  /** When it was ordered, or when the step was done that nothing followed; the same in every try. */
  at: Date;
}

interface Sale extends Facts {
  address: Address;
  /** The list that sales go to. */
  contactListId: number;
}

/** The e-mail of a confirmed sale (section 7). */
export function saleEmail({ address, contactListId, ...facts }: Sale): MarketingEmailBody {
  const place = addressBody(address);
  return {
    ...emailOf(facts),
    contactlist_id: contactListId,
    param3: place.docNumber,
    param4: place.name,
    param5: place.number,
    param6: place.postalCode,
    param7: place.city,
    param8: place.province,
    param13: place.docType,
    param14: place.companyName,
    param15: place.stairs,
    param16: place.door,
    param17: place.block,
    param18: place.floor,
    param20: 2,
    param21: `VENTA CONFIRMADA Compra online HomeGo [Fecha: ${facts.at.toISOString()}]`,
  };
}

/** The e-mail of an abandoned cart: without a list, document and address (section 7). */
export function abandonedCartEmail(facts: Facts): MarketingEmailBody {
  return {
    ...emailOf(facts),
    contactlist_id: "",
    param20: 1,
    param21: `VENTA PARA CERRAR ALARMA Compra online HomeGo [Fecha: ${facts.at.toISOString()}]`,
  };
}

/** What both e-mails say. */
function emailOf({ selection, person, id }: Facts) {
  const bill = billOf(selection.quote, person.clientStatus);
  return {
    name: person.name,
    phone: person.phone,
    isClient: person.clientStatus === "CLIENT",
    email: "" as const,
    param1: id,
    param2: selection.name.replace("Alarma para", "Kit"),
    param3: null,
    param4: null,
    param5: null,
    param6: null,
    param7: null,
    param8: null,
    param9: toWire(bill.monthly),
    param10: bill.camera !== undefined || bill.panicButton !== undefined,
    param11: selection.quote.isBusiness,
    param12: extraDescription(selection),
    param13: null,
    param14: null,
    param15: null,
    param16: null,
    param17: null,
    param18: null,
    param19: person.email,
    param22: "si" as const,
    param23: person.clientStatus === "CLIENT" ? null : toEuros(bill.oneOff),
  } satisfies Partial<MarketingEmailBody>;
}
