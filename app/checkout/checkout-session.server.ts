import { createCookie } from "@remix-run/node";
import { z } from "zod";
import type { PageContext } from "#app/context.ts";
import { findCheckout, reopenStep } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import type { Sealer } from "#app/db/seal.server.ts";

const DAY_S = 24 * 60 * 60;

/** The signed cookie with the id of the visitor's checkout. It lasts `keptDays`, as long as the checkout itself. */
export function createCheckoutCookie(secrets: string[], isSecure: boolean, keptDays: number) {
  return createCookie("checkout", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge: keptDays * DAY_S,
    secrets,
  });
}

/** The visitor's checkout; undefined without a valid cookie, and when the checkout was deleted. */
export async function findVisitorCheckout(request: Request, services: PageContext): Promise<Checkout | undefined> {
  const id = z.uuid().safeParse(await services.checkoutCookie.parse(request.headers.get("Cookie")));
  const checkout = id.success ? await findCheckout(services.store.db, id.data) : undefined;
  return checkout && (await reopenUnreadableAddress(services, checkout));
}

/**
 * Reopens step 2 when no configured secret opens the document number any more, so that the visitor types it again
 * (docs/decisions/0022). Does nothing when the backend may already have the order.
 */
async function reopenUnreadableAddress({ store, sealer, log }: PageContext, checkout: Checkout): Promise<Checkout> {
  const isOrderable = checkout.address_id !== null && checkout.order_id === null;
  if (!isOrderable || documentNumber(sealer, checkout) !== undefined) return checkout;
  if (!(await reopenStep(store.db, checkout.id, "address"))) return checkout;
  log.warn({}, "No secret opens a document number; step 2 was reopened");
  return { ...checkout, address_id: null };
}

type DocumentHolder = Pick<Checkout, "sealed_document" | "address">;

/** The document number of a checkout in plain text; undefined when there is none, or when no secret opens it. */
export function documentNumber(sealer: Sealer, { sealed_document, address }: DocumentHolder): string | undefined {
  if (sealed_document !== null) return sealer.tryOpen(sealed_document);
  return address?.docNumber;
}

/** The encrypted document number of a checkout, as its order stores it; undefined when there is none. */
export function sealedDocumentNumber(sealer: Sealer, { sealed_document, address }: DocumentHolder): string | undefined {
  if (sealed_document !== null) return sealed_document;
  return address?.docNumber && sealer.seal(address.docNumber);
}
