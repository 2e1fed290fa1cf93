import type { Services } from "#app/context.ts";
import { findCheckout } from "#app/db/checkouts.server.ts";
import { jobId } from "#app/db/job-queue.server.ts";
import { clearDocumentNumber } from "#app/db/retention.server.ts";
import { saleEmail } from "./email-body.ts";

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
    saleEmail({
      id: address_id ?? checkout.customer_id ?? checkout.order_id,
      selection,
      person,
      address: { ...address, docNumber: sealer.open(checkout.sealed_document) },
      at: ordered_at,
      contactListId: services.contactListId,
    }),
    jobId("order-email", checkoutId),
  );
  if (!result.ok) throw new Error(result.cause);
  await clearDocumentNumber(store.db, checkoutId);
  log.info({ kind: "sale" }, "email sent");
}
