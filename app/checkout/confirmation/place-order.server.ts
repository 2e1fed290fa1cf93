import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { BackendFailure } from "#app/backends/request.server.ts";
import { isKitOnSale } from "#app/checkout/select-kit.server.ts";
import type { PageContext } from "#app/context.ts";
import { findCheckout } from "#app/db/checkouts.server.ts";
import type { Checkout, Database } from "#app/db/database.ts";
import { claimOrder, releaseOrder } from "#app/db/orders.server.ts";
import { territoryOfPostalCode } from "#app/kits/pricing/territory-tax.ts";
import { orderBody, orderFingerprint } from "./order-body.ts";
import { claimTime, isRefusal, sendOrder, sentOrder } from "./send-order.server.ts";

/** Interval at which a waiting request checks whether the order was placed, in milliseconds. */
const POLL_MS = 100;

/** Requests of one checkout that wait at the same time, in this process. Each asks the database ten times a second. */
const MAX_WAITING = 5;
const waiting = new Map<string, number>();

/** The values of step 3. */
interface Confirmation {
  /** How the visitor pays; undefined when the page showed the order that was sent before, which is sent again. */
  payment: { promotion: string | null; owner: string | undefined; iban: string | undefined } | undefined;
  /** Fingerprint of the order that the page showed; undefined when the form did not send it. */
  shown: string | undefined;
}

/**
 * `changed`: the checkout differs from what the visitor confirmed. `sent`: another account or promotion was sent before, and the outcome is
 * unknown. `offSale`: the kit is off sale.
 */
export type OrderOutcome =
  | { kind: "placed" }
  | { kind: "changed" }
  | { kind: "sent" }
  | { kind: "offSale" }
  | { kind: "failed"; failure: BackendFailure };

/**
 * Places the one order of a checkout (docs/rules.md#one-order). Of two simultaneous requests one calls the backend; the other
 * waits, and takes over if the first is rejected. A retry after an unknown outcome (timeout, crash) sends the first body again with the
 * same idempotency key, so the backend returns the existing order, which is the one that the page shows (docs/decisions/0005).
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
  for (;;) {
    const claimed = await waitForClaim(db, { id, claimMs, deadline });
    if ("kind" in claimed) return claimed;
    const outcome = await placeClaimed(services, claimed, confirmed);
    // Another request took the claim over, when it had expired.
    if (outcome !== "lost") return outcome;
  }
}

/** Claims an order, or waits until other requests have placed it or released their claims. */
async function waitForClaim(
  db: Kysely<Database>,
  { id, claimMs, deadline }: { id: string; claimMs: number; deadline: number },
): Promise<Checkout | OrderOutcome> {
  let isWaiting = false;
  try {
    while (performance.now() < deadline) {
      const claimed = await claimOrder(db, id, claimMs);
      if (claimed) return claimed;
      const current = await findCheckout(db, id);
      if (current?.order_id) return { kind: "placed" };
      if (!current?.customer_id || !current.address_id) return { kind: "changed" };
      if (!isWaiting) {
        const others = waiting.get(id) ?? 0;
        if (others >= MAX_WAITING) return failed("Too many requests wait for the claim on this order");
        waiting.set(id, others + 1);
        isWaiting = true;
      }
      await pause(POLL_MS);
    }
    return failed("Other requests held the claim on this order until the deadline");
  } finally {
    const others = (waiting.get(id) ?? 0) - (isWaiting ? 1 : 0);
    if (others > 0) waiting.set(id, others);
    else waiting.delete(id);
  }
}

const failed = (cause: string): OrderOutcome => ({ kind: "failed", failure: { ok: false, cause } });

/** The values of step 3, with the kit that the visitor confirmed and whether it is on sale. */
interface ConfirmedOrder extends Confirmation {
  productId: string;
  isOnSale: boolean;
}

async function placeClaimed(
  services: PageContext,
  claimed: Checkout,
  confirmed: ConfirmedOrder,
): Promise<OrderOutcome | "lost"> {
  const { db } = services.store;
  const { selection, personal, address, address_id } = claimed;
  const { productId, isOnSale, shown, payment } = confirmed;
  const isSameKit = selection.productId === productId;
  // When the backend may already have the order, the call is repeated even if the kit is now off sale.
  const isOffSale = isSameKit && !isOnSale && !claimed.order_unresolved;
  const isAsShown =
    personal && isSameKit && (!shown || shown === orderFingerprint(selection, personal.clientStatus, address_id));
  // A kit chosen in another tab while the address was being sent may be priced for another territory.
  const isPricedForAddress = address && selection.territory === territoryOfPostalCode(address.postalCode);
  const typed =
    personal && address_id && payment
      ? orderBody({ selection, clientStatus: personal.clientStatus, addressId: address_id, ...payment })
      : undefined;
  const sent = claimed.order_unresolved ? sentOrder(services, claimed) : undefined;
  const isOther = sent && typed && !isDeepStrictEqual(typed, sent);
  // The body that was sent before, also if the visitor has typed the same again.
  const body = sent ?? typed;
  if (!body || !claimed.sealed_document || !isAsShown || !isPricedForAddress || isOffSale || isOther) {
    await releaseOrder(db, claimed, { isRefused: false });
    return { kind: isOffSale ? "offSale" : isOther ? "sent" : "changed" };
  }
  const failure = await sendOrder(services, claimed, body);
  if (!failure) return { kind: "placed" };
  if (failure === "lost") return failure;
  await releaseOrder(db, claimed, { isRefused: isRefusal(failure, claimed) });
  return { kind: "failed", failure };
}
