import type { Services } from "#app/context.ts";
import { findCheckout } from "#app/db/checkouts.server.ts";
import { forgetDocument } from "#app/db/retention.server.ts";
import { saleEmail } from "./marketing-email.ts";

/**
 * The job after an order: sends the e-mail of a confirmed sale (section 7), and then forgets the document number.
 *
 * @throws when the service does not take it, so that the job is tried again.
 */
export async function sendSaleEmail(services: Services, checkoutId: string): Promise<void> {
  const { store, emails, sealer, log } = services;
  const checkout = await findCheckout(store.db, checkoutId);
  // Without the number the e-mail was sent before, and only the job's end was lost.
  if (!checkout?.order_id || !checkout.sealed_document) return;
  const { personal: person, address, address_id, ordered_at, selection } = checkout;
  if (!person || !address || !ordered_at) throw new Error("An order lacks what its e-mail says");
  const result = await emails.sendMarketing(
    saleEmail({
      id: address_id ?? checkout.customer_id ?? checkout.order_id,
      selection,
      person,
      address: { ...address, docNumber: sealer.open(checkout.sealed_document) },
      at: ordered_at,
      contactListId: services.contactListId,
    }),
  );
  if (!result.ok) throw new Error(result.cause);
  await forgetDocument(store.db, checkoutId);
  log.info({ kind: "sale" }, "email sent");
}
