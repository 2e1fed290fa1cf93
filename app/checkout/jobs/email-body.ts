import type { MarketingEmailBody } from "#app/backends/emails.server.ts";
import { idAsReceived } from "#app/backends/request.server.ts";
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
  /** Of a confirmed sale. An abandoned cart has no contact list, no document and no address. */
  sale?: { address: Address; contactListId: number };
}

/** The e-mail of a confirmed sale or of an abandoned cart (docs/rules.md#sale-email, docs/rules.md#abandoned-cart-email). */
export function marketingEmail({ selection, person, id, at, sale }: EmailInput): MarketingEmailBody {
  const bill = calculateBill(selection.quote, person.clientStatus);
  const address = sale && addressBody(sale.address);
  return {
    contactlist_id: sale ? sale.contactListId : "",
    name: person.name,
    phone: person.phone,
    isClient: person.clientStatus === "CLIENT",
    email: "",
    param1: String(idAsReceived(id)),
    param2: selection.name.replace("Alarma para", "Kit"),
    param3: address?.docNumber ?? null,
    param4: address?.name ?? null,
    param5: address?.number ?? null,
    param6: address?.postalCode ?? null,
    param7: address?.city ?? null,
    param8: address?.province ?? null,
    param9: toWire(bill.monthly),
    param10: chosenExtras(selection).length > 0,
    param11: selection.quote.isBusiness,
    param12: extraDescription(selection),
    param13: address?.docType ?? null,
    param14: address?.companyName ?? null,
    param15: address?.stairs ?? null,
    param16: address?.door ?? null,
    param17: address?.block ?? null,
    param18: address?.floor ?? null,
    param19: person.email,
    param20: sale ? 2 : 1,
    param21: `${sale ? "VENTA CONFIRMADA" : "VENTA PARA CERRAR ALARMA"} Compra online HomeGo [Fecha: ${at.toISOString()}]`,
    param22: "si",
    param23: person.clientStatus === "CLIENT" ? null : toEuros(bill.oneOff),
  };
}

/** Spanish name of the ordered extra; the camera when both are ordered (docs/rules.md#kit-extras). Empty without extras. */
export const extraDescription = (selection: Selection): string => chosenExtras(selection)[0]?.name.es ?? "";
