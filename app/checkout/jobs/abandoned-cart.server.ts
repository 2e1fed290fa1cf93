import { setTimeout as pause } from "node:timers/promises";
import type { BackendFailure } from "#app/backends/call.server.ts";
import { abandonedCartBody } from "#app/checkout/abandoned-cart.ts";
import type { Person } from "#app/checkout/address/schema.ts";
import type { Services } from "#app/context.ts";
import { findCheckout } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import { giveBackLead, type Lead, type LeadKind, takeLead } from "#app/db/leads.server.ts";
import { requireContent } from "#app/sanity/require-content.ts";
import { abandonedCartEmail } from "./marketing-email.ts";
import { LEAD_RECOVERY } from "./queries.ts";

/** How often it is looked whether an order that is being placed has ended, in milliseconds. */
const WATCH_MS = 100;

/**
 * The job after a step and a delay: makes the lead known of a visitor who has not gone on (section 4), each once at most. A
 * failure is logged; only a call that certainly did not arrive is made again (docs/decisions/0021).
 *
 * @param leftAt the same in every try.
 * @throws when nothing was sent, so that the job is tried again.
 */
export async function recoverLead(services: Services, lead: Lead, kind: LeadKind, leftAt: Date): Promise<void> {
  const { store, log } = services;
  const checkout = await takeWanted(services, lead, kind);
  if (!checkout?.personal) return;
  const failure = await send(services, { ...lead, ...checkout, personal: checkout.personal, leftAt }, kind);
  if (!failure) {
    log.info({ kind }, kind === "email" ? "email sent" : "A lead was handed over");
    return;
  }
  if (failure.isUnsent) {
    await giveBackLead(store.db, lead, kind);
    throw new Error(failure.cause);
  }
  log.warn(
    { call: kind === "email" ? "email" : "abandonedcart", status: failure.status, cause: failure.cause },
    kind === "email" ? "Email sending failed" : "A backend call failed",
  );
}

/** Takes up a lead that may be, once no order is being placed: that ends in an order, or in a claim that lapses. */
async function takeWanted({ store, content }: Services, lead: Lead, kind: LeadKind): Promise<Checkout | undefined> {
  const { leadRecoveryNeedsConsent } = requireContent(await content.fetch(LEAD_RECOVERY), "settings");
  for (;;) {
    const person = (await findCheckout(store.db, lead.checkoutId))?.personal;
    if (!person || (leadRecoveryNeedsConsent && !person.commercialConsent)) return undefined;
    const taken = await takeLead(store.db, lead, kind);
    if (taken !== "claimed") return taken;
    await pause(WATCH_MS);
  }
}

async function send(
  { node, emails }: Services,
  lead: Lead & Checkout & { personal: Person; leftAt: Date },
  kind: LeadKind,
): Promise<BackendFailure | undefined> {
  const { customerId, addressId, selection, personal: person, leftAt } = lead;
  const result =
    kind === "call"
      ? await node.recoverLead(abandonedCartBody({ customerId, addressId, selection, person }))
      : await emails.sendMarketing(abandonedCartEmail({ id: addressId ?? customerId, selection, person, at: leftAt }));
  return result.ok ? undefined : result;
}
