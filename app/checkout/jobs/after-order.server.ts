import { claimTime, sendOrder, sentOrder } from "#app/checkout/confirmation/send-order.server.ts";
import type { Services } from "#app/context.ts";
import { findCheckout } from "#app/db/checkouts.server.ts";
import { jobId } from "#app/db/job-queue.server.ts";
import { claimOrder, releaseOrder, takeOrderAlarm } from "#app/db/orders.server.ts";
import { clearDocumentNumber } from "#app/db/retention.server.ts";
import { marketingEmail } from "./email-body.ts";

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
  const failure =
    body && claimed.sealed_document ? await sendOrder(services, claimed, body) : { cause: "No secret opens the order" };
  if (!failure) return;
  if (failure === "lost") throw new Error("Another request is placing the order");
  // Also after a refusal: the visitor, who could correct the order, is gone, and a person has to look at it.
  await releaseOrder(db, claimed, { isRefused: false });
  const key = await takeOrderAlarm(db, checkoutId, ORDER_ALARM_MS);
  if (key)
    services.log.error(
      { key, cause: failure.cause },
      "The outcome of an order is still unknown: look it up at the backend",
    );
  throw new Error(`The outcome of an order is unknown: ${failure.cause}`);
}

/**
 * Job after an order: confirms it to the backend (docs/rules.md#confirmation-body). Every try has the same key
 * (docs/decisions/0053).
 *
 * @throws when the call fails, so that the job is retried.
 */
export async function confirmOrder({ alarms, store }: Services, checkoutId: string): Promise<void> {
  const checkout = await findCheckout(store.db, checkoutId);
  if (!checkout?.order_id) return;
  const body = { orderId: checkout.order_id, product: checkout.selection.slug };
  const result = await alarms.confirmOrder(body, jobId("order-confirmation", checkoutId));
  if (!result.ok) throw new Error(`The order's confirmation failed: ${result.cause}`);
}

/**
 * Job after an order: sends the e-mail of a confirmed sale, then deletes the document number (docs/rules.md#sale-email).
 *
 * @throws when the call fails, so that the job is retried.
 */
export async function sendSaleEmail(services: Services, checkoutId: string): Promise<void> {
  const { store, emails, sealer, log } = services;
  const checkout = await findCheckout(store.db, checkoutId);
  // Without a document number the e-mail was already sent, and the process stopped before the job was marked as done.
  if (!checkout?.order_id || !checkout.sealed_document) return;
  const { personal: person, address, address_id, ordered_at, selection } = checkout;
  if (!person || !address || !ordered_at) throw new Error("An order lacks the data of its e-mail");
  const result = await emails.sendMarketing(
    marketingEmail({
      id: address_id ?? checkout.customer_id ?? checkout.order_id,
      selection,
      person,
      at: ordered_at,
      sale: {
        address: { ...address, docNumber: sealer.open(checkout.sealed_document) },
        contactListId: services.contactListId,
      },
    }),
    jobId("order-email", checkoutId),
  );
  if (!result.ok) throw new Error(result.cause);
  await clearDocumentNumber(store.db, checkoutId);
  log.info({ kind: "sale" }, "email sent");
}
