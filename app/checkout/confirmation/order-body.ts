import type { OrderBody } from "#app/backends/alarms.server.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { chosenExtras, type Selection } from "#app/kits/selection.ts";
import { toWire } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";

interface OrderInput {
  selection: Selection;
  clientStatus: ClientStatus;
  addressId: string;
  promotion: string | null;
  /** Account holder. Absent for clients, who pay on their account with the operator. */
  owner?: string | undefined;
  /** Absent for clients. */
  iban?: string | undefined;
}

/** The body of `POST /address/{id}/order`. The price is the monthly total (docs/rules.md#order-body). */
export function orderBody({ selection, clientStatus, addressId, promotion, owner, iban }: OrderInput): OrderBody {
  const bill = calculateBill(selection.quote, clientStatus);
  const complements = chosenExtras(selection).map(({ name, monthly }) => ({ name: name.es, price: toWire(monthly) }));
  return {
    addressId,
    promotion,
    name: selection.name,
    price: toWire(bill.monthly),
    isBusiness: selection.quote.isBusiness,
    iban: clientStatus === "CLIENT" ? null : (iban ?? null),
    owner: clientStatus === "CLIENT" ? null : (owner ?? null),
    complements,
    botonPanicoStatus: selection.quote.panicButton.chosen,
    camStatus: selection.quote.camera.chosen,
  };
}

/**
 * Identifies the order that the page shows: kit, extras, client status, address, amounts and terms. The form sends it back, so
 * that an order that changed in another tab is not placed (docs/rules.md#quoted-price).
 */
export function orderFingerprint(selection: Selection, clientStatus: ClientStatus, addressId: string | null): string {
  const { camera, panicButton, monthly, oneOff, introPrice } = calculateBill(selection.quote, clientStatus);
  // An extra that is not chosen has no amount, so the amounts also tell which extras are chosen.
  const amounts = [camera, panicButton, monthly, oneOff, introPrice?.monthly];
  const { quote, leaving } = selection;
  const terms = [introPrice?.months, quote.conditions.commitmentMonths, quote.ivaIncluded, quote.tax];
  const exit = [leaving?.installation, leaving?.discounts, leaving?.equipment, leaving?.equipmentMonths];
  return [selection.productId, clientStatus, addressId, ...amounts, ...terms, ...exit].join(":");
}
