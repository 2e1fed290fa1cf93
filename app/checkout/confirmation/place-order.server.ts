import { setTimeout as pause } from "node:timers/promises";
import type { BackendFailure } from "#app/backends/call.server.ts";
import { isSold } from "#app/checkout/checkout-session.server.ts";
import { sealedNumber } from "#app/checkout/document-number.server.ts";
import type { PageContext } from "#app/context.ts";
import { findCheckout } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import { sendJob } from "#app/db/jobs.server.ts";
import { beginOrder, claimOrder, releaseOrder, saveOrder } from "#app/db/orders.server.ts";
import type { KitId } from "#app/kits/kit-id.ts";
import { territoryOfPostalCode } from "#app/kits/territory.ts";
import { orderBody, shownOrder } from "./order-body.ts";

/** A claim outlives the call that it protects by this much, in milliseconds. */
const CLAIM_MARGIN_MS = 5_000;

/** How often a second request looks whether the first has ended, in milliseconds. */
const WATCH_MS = 100;

/** Statuses of 400 to 499 that do not say that the backend has no such order. */
const UNDECIDED = [408, 409, 425, 429];

/** What a visitor gives in step 3. */
export interface Confirmation {
  promotion: string | null;
  owner?: string;
  iban?: string;
  /** What the page showed that he confirms; undefined when the form did not say. */
  shown?: string;
}

/** How placing an order ended. `changed`: the checkout is not what the visitor confirmed; `unsold`: its kit is no longer sold. */
export type Outcome =
  | { kind: "placed" }
  | { kind: "changed" }
  | { kind: "unsold" }
  | { kind: "failed"; failure: BackendFailure };

/**
 * Places a checkout's one order, as it is when it is claimed. Of two requests at the same time one calls the backend and
 * the other waits, and takes over if the first was refused. A try after an unknown outcome (time-out, crash) carries the
 * same idempotency key, so the backend answers with the order that it has (docs/decisions/0005).
 *
 * @throws when the store fails; the backend's failures are returned.
 */
export async function placeOrder(
  services: PageContext,
  { id, selection }: Checkout,
  confirmation: Confirmation,
): Promise<Outcome> {
  const { db } = services.store;
  // Before the claim, which could lapse while a slow content is asked.
  const confirmed = { ...confirmation, productId: selection.productId, isSold: await isSold(services, selection) };
  const patience = services.backendTimeoutMs + CLAIM_MARGIN_MS;
  for (const deadline = Date.now() + 2 * patience; Date.now() < deadline; await pause(WATCH_MS)) {
    const claimed = await claimOrder(db, id, patience);
    if (claimed) return await placeClaimed(services, claimed, confirmed);
    const current = await findCheckout(db, id);
    if (current?.order_id) return { kind: "placed" };
    if (!current?.customer_id || !current.address_id) return { kind: "changed" };
  }
  return { kind: "failed", failure: { ok: false, cause: "Other requests held this order all the time" } };
}

/** What a visitor confirms, with its kit and whether that is sold. */
interface Confirmed extends Confirmation {
  productId: KitId;
  isSold: boolean;
}

async function placeClaimed(services: PageContext, claimed: Checkout, confirmed: Confirmed): Promise<Outcome> {
  const { db, boss } = services.store;
  const { id, selection, personal, address, address_id } = claimed;
  const { productId, isSold, shown, ...confirmation } = confirmed;
  const isSameKit = selection.productId === productId;
  // An order that the backend may have is asked for again, whatever is sold by now.
  const isUnsold = isSameKit && !isSold && !claimed.order_unresolved;
  const isShown =
    personal && isSameKit && (!shown || shown === shownOrder(selection, personal.clientStatus, address_id));
  // A kit chosen in another tab while the address was on its way may be priced for elsewhere.
  const isPricedHere = address && selection.territory === territoryOfPostalCode(address.postalCode);
  const sealedDocument = sealedNumber(services.sealer, claimed);
  if (!personal || !address || !address_id || !sealedDocument || !isShown || !isPricedHere || isUnsold) {
    await releaseOrder(db, claimed, { isRefused: false });
    return { kind: isUnsold ? "unsold" : "changed" };
  }
  const { clientStatus } = personal;
  const body = orderBody({ selection, clientStatus, addressId: address_id, ...confirmation });
  await beginOrder(db, id);
  const result = await services.alarms.placeOrder(body, claimed.order_key);
  if (!result.ok) {
    await releaseOrder(db, claimed, { isRefused: !claimed.order_unresolved && isRefusal(result) });
    return { kind: "failed", failure: result };
  }
  const { orderId } = result.answer;
  const isFirst = await db.transaction().execute(async (transaction) => {
    const isSaved = await saveOrder(transaction, claimed, { orderId, sealedDocument });
    if (!isSaved) return false;
    await sendJob(boss, transaction, "order-confirmation", id, { checkoutId: id });
    await sendJob(boss, transaction, "order-email", id, { checkoutId: id });
    return true;
  });
  if (isFirst) services.log.info({ kit: selection.productId, price: body.price }, "An order was placed");
  else if (!(await findCheckout(db, id))) {
    services.log.error(
      { orderId },
      "An order was placed, but its checkout is gone: neither confirmation nor e-mail follows",
    );
  }
  return { kind: "placed" };
}

/**
 * Whether a failure says that this call made no order; no answer, or an error of the backend's own, says nothing. Of an earlier
 * try whose outcome is open it says nothing either: a backend may check the fields before it looks at the key.
 */
function isRefusal({ status, isUnsent }: BackendFailure): boolean {
  if (isUnsent) return true;
  return status !== undefined && status >= 400 && status < 500 && !UNDECIDED.includes(status);
}
