import type { MarketingEmailBody } from "#app/backends/emails.server.ts";
import { sentId } from "#app/backends/request.server.ts";
import { addressBody } from "#app/checkout/address/format-address.ts";
import type { Address } from "#app/checkout/address/schema.ts";
import type { Person } from "#app/checkout/personal/schema.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { chosenExtras, type Selection } from "#app/kits/selection.ts";
import { toEuros, toWire } from "#app/money.ts";

interface EmailInput {
  selection: Selection;
  person: Person;
  /** Address id, else customer id, else order id: the first that exists. */
  id: string;
  /** Time of the order or of the last completed step; the same in every attempt. */
  at: Date;
}

interface SaleInput extends EmailInput {
  address: Address;
  /** The contact list of sales. */
  contactListId: number;
}

/** The e-mail of a confirmed sale (docs/rules.md#sale-email). */
export function saleEmail({ address, contactListId, ...input }: SaleInput): MarketingEmailBody {
  const wireAddress = addressBody(address);
  return {
    ...commonFields(input),
    contactlist_id: contactListId,
    param3: wireAddress.docNumber,
    param4: wireAddress.name,
    param5: wireAddress.number,
    param6: wireAddress.postalCode,
    param7: wireAddress.city,
    param8: wireAddress.province,
    param13: wireAddress.docType,
    param14: wireAddress.companyName,
    param15: wireAddress.stairs,
    param16: wireAddress.door,
    param17: wireAddress.block,
    param18: wireAddress.floor,
    param20: 2,
    param21: `VENTA CONFIRMADA Compra online HomeGo [Fecha: ${input.at.toISOString()}]`,
  };
}

/** The e-mail of an abandoned cart: no contact list, no document, no address (docs/rules.md#abandoned-cart-email). */
export function abandonedCartEmail(input: EmailInput): MarketingEmailBody {
  return {
    ...commonFields(input),
    contactlist_id: "",
    param20: 1,
    param21: `VENTA PARA CERRAR ALARMA Compra online HomeGo [Fecha: ${input.at.toISOString()}]`,
  };
}

function commonFields({ selection, person, id }: EmailInput) {
  const bill = calculateBill(selection.quote, person.clientStatus);
  return {
    name: person.name,
    phone: person.phone,
    isClient: person.clientStatus === "CLIENT",
    email: "" as const,
    param1: String(sentId(id)),
    param2: selection.name.replace("Alarma para", "Kit"),
    param3: null,
    param4: null,
    param5: null,
    param6: null,
    param7: null,
    param8: null,
    param9: toWire(bill.monthly),
    param10: chosenExtras(selection).length > 0,
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

/** Spanish name of the ordered extra; the camera when both are ordered (docs/rules.md#kit-extras). Empty without extras. */
export const extraDescription = (selection: Selection): string => chosenExtras(selection)[0]?.name.es ?? "";
