import { setTimeout as pause } from "node:timers/promises";
import type { BackendFailure } from "#app/backends/request.server.ts";
import { sealedDocumentNumber } from "#app/checkout/checkout-session.server.ts";
import { isKitOnSale } from "#app/checkout/select-kit.server.ts";
import type { PageContext } from "#app/context.ts";
import { findCheckout } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import { claimOrder, releaseOrder } from "#app/db/orders.server.ts";
import type { KitId } from "#app/kits/kit-id.ts";
import { territoryOfPostalCode } from "#app/kits/pricing/territory-tax.ts";
import { orderBody, orderFingerprint } from "./order-body.ts";
import { claimTime, sendOrder } from "./send-order.server.ts";

/** Interval at which a waiting request checks whether the order was placed, in milliseconds. */
const POLL_MS = 100;

/** The values of step 3. */
interface Confirmation {
  promotion: string | null;
  owner?: string;
  iban?: string;
  /** Fingerprint of the order that the page showed; undefined when the form did not send it. */
  shown?: string;
}

/** `changed`: the checkout differs from what the visitor confirmed. `offSale`: the kit is off sale. */
type OrderOutcome =
  | { kind: "placed" }
  | { kind: "changed" }
  | { kind: "offSale" }
  | { kind: "failed"; failure: BackendFailure };

/**
 * Places the one order of a checkout (docs/rules.md#one-order). Of two simultaneous requests one calls the backend; the other
 * waits, and takes over if the first is rejected. A retry after an unknown outcome (timeout, crash) sends the same idempotency
 * key, so the backend returns the existing order (docs/decisions/0005).
 *
 * @throws when the database fails; a failure of the backend is returned.
 */
export async function placeOrder(
  services: PageContext,
  { id, selection }: Checkout,
  confirmation: Confirmation,
): Promise<OrderOutcome> {
  const { db } = services.store;
  // Sanity is queried before the claim, which could expire while Sanity is slow.
  const confirmed = {
    ...confirmation,
    productId: selection.productId,
    isOnSale: await isKitOnSale(services, selection),
  };
  const claimMs = claimTime(services);
  // Time for the claims of two other requests. Not by the time of day, which may jump.
  const deadline = performance.now() + 2 * claimMs;
  for (; performance.now() < deadline; await pause(POLL_MS)) {
    const claimed = await claimOrder(db, id, claimMs);
    if (claimed) return await placeClaimed(services, claimed, confirmed);
    const current = await findCheckout(db, id);
    if (current?.order_id) return { kind: "placed" };
    if (!current?.customer_id || !current.address_id) return { kind: "changed" };
  }
  return {
    kind: "failed",
    failure: { ok: false, cause: "Other requests held the claim on this order until the deadline" },
  };
}

/** The values of step 3, with the kit that the visitor confirmed and whether it is on sale. */
interface ConfirmedOrder extends Confirmation {
  productId: KitId;
  isOnSale: boolean;
}

async function placeClaimed(
  services: PageContext,
  claimed: Checkout,
  confirmed: ConfirmedOrder,
): Promise<OrderOutcome> {
  const { db } = services.store;
  const { selection, personal, address, address_id } = claimed;
  const { productId, isOnSale, shown, ...confirmation } = confirmed;
  const isSameKit = selection.productId === productId;
  // When the backend may already have the order, the call is repeated even if the kit is now off sale.
  const isOffSale = isSameKit && !isOnSale && !claimed.order_unresolved;
  const isAsShown =
    personal && isSameKit && (!shown || shown === orderFingerprint(selection, personal.clientStatus, address_id));
  // A kit chosen in another tab while the address was being sent may be priced for another territory.
  const isPricedForAddress = address && selection.territory === territoryOfPostalCode(address.postalCode);
  const sealedDocument = sealedDocumentNumber(services.sealer, claimed);
  if (!personal || !address || !address_id || !sealedDocument || !isAsShown || !isPricedForAddress || isOffSale) {
    await releaseOrder(db, claimed, { isRefused: false });
    return { kind: isOffSale ? "offSale" : "changed" };
  }
  const { clientStatus } = personal;
  const body = orderBody({ selection, clientStatus, addressId: address_id, ...confirmation });
  const failure = await sendOrder(services, claimed, body, sealedDocument);
  return failure ? { kind: "failed", failure } : { kind: "placed" };
}
