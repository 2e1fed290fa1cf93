import { sealedDocumentNumber } from "#app/checkout/checkout-session.server.ts";
import { claimTime, sendOrder, sentOrder } from "#app/checkout/confirmation/send-order.server.ts";
import type { Services } from "#app/context.ts";
import { findCheckout } from "#app/db/checkouts.server.ts";
import { claimOrder, releaseOrder, takeOrderAlarm } from "#app/db/orders.server.ts";

/** Time after which an order whose outcome is still unknown needs a person, in milliseconds. */
export const ORDER_ALARM_MS = 10 * 60_000;

/**
 * Job after an order was sent: if its answer was lost, asks again with the same key and body, as a visitor does who confirms again
 * (docs/decisions/0053). Then confirmation and e-mail follow. An outcome that stays unknown is logged as an error once.
 *
 * @throws when the outcome is still unknown, so that the job is retried.
 */
export async function resolveOrder(services: Services, checkoutId: string): Promise<void> {
  const { db } = services.store;
  if (!(await findCheckout(db, checkoutId))?.order_unresolved) return;
  const claimed = await claimOrder(db, checkoutId, claimTime(services));
  if (!claimed) throw new Error("Another request is placing the order");
  const body = sentOrder(services, claimed);
  const sealedDocument = sealedDocumentNumber(services.sealer, claimed);
  if (!body || !sealedDocument) await releaseOrder(db, claimed, { isRefused: false });
  const failure =
    body && sealedDocument
      ? await sendOrder(services, claimed, body, sealedDocument)
      : { cause: "No secret opens the order" };
  if (!failure) return;
  const key = await takeOrderAlarm(db, checkoutId, ORDER_ALARM_MS);
  if (key)
    services.log.error(
      { key, cause: failure.cause },
      "The outcome of an order is still unknown: look it up at the backend",
    );
  throw new Error(`The outcome of an order is unknown: ${failure.cause}`);
}
