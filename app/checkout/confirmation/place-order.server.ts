import { setTimeout as pause } from "node:timers/promises";
import type { BackendFailure } from "#app/backends/request.server.ts";
import { sealedDocumentNumber } from "#app/checkout/checkout-session.server.ts";
import { isKitOnSale } from "#app/checkout/select-kit.server.ts";
import type { PageContext } from "#app/context.ts";
import { findCheckout } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import { sendJob } from "#app/db/job-queue.server.ts";
import { claimOrder, markOrderSent, type PlacedOrder, releaseOrder, saveOrder } from "#app/db/orders.server.ts";
import type { KitId } from "#app/kits/kit-id.ts";
import { territoryOfPostalCode } from "#app/kits/pricing/territory-tax.ts";
import { orderBody, orderFingerprint } from "./order-body.ts";

/** Time by which a claim outlives the backend call that it protects, in milliseconds. */
const CLAIM_MARGIN_MS = 5_000;

/** Interval at which a waiting request checks whether the order was placed, in milliseconds. */
const POLL_MS = 100;

/** Client error statuses after which the backend may still have the order. */
const INCONCLUSIVE_STATUSES = [408, 409, 425, 429];

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
 * waits, and takes over if the first is refused. A retry after an unknown outcome (timeout, crash) sends the same idempotency
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
  const claimMs = services.backendTimeoutMs + CLAIM_MARGIN_MS;
  for (const deadline = Date.now() + 2 * claimMs; Date.now() < deadline; await pause(POLL_MS)) {
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
  const { id, selection, personal, address, address_id } = claimed;
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
  await markOrderSent(db, id);
  const result = await services.alarms.placeOrder(body, claimed.order_key);
  if (!result.ok) {
    await releaseOrder(db, claimed, { isRefused: !claimed.order_unresolved && isRefusal(result) });
    return { kind: "failed", failure: result };
  }
  const isFirst = await recordOrder(services, claimed, { orderId: result.data.orderId, sealedDocument });
  if (isFirst) services.log.info({ kit: selection.productId, price: body.price }, "An order was placed");
  return { kind: "placed" };
}

/** Saves the placed order and schedules its jobs. Returns false when another request did, or when the checkout was deleted. */
async function recordOrder({ store, log }: PageContext, claimed: Checkout, order: PlacedOrder): Promise<boolean> {
  const { db, boss } = store;
  const { id } = claimed;
  const isSaved = await db.transaction().execute(async (transaction) => {
    if (!(await saveOrder(transaction, claimed, order))) return false;
    await sendJob(boss, transaction, "order-confirmation", id, { checkoutId: id });
    await sendJob(boss, transaction, "order-email", id, { checkoutId: id });
    return true;
  });
  if (!isSaved && !(await findCheckout(db, id))) {
    const { orderId } = order;
    log.error({ orderId }, "An order was placed, but its checkout was deleted: no confirmation or e-mail is sent");
  }
  return isSaved;
}

/**
 * Whether a failed call certainly created no order. A timeout or a server error is inconclusive. This says nothing about an
 * earlier call with an unknown outcome: the backend may validate the fields before it looks up the idempotency key.
 */
function isRefusal({ status, isUnsent }: BackendFailure): boolean {
  if (isUnsent) return true;
  return status !== undefined && status >= 400 && status < 500 && !INCONCLUSIVE_STATUSES.includes(status);
}
