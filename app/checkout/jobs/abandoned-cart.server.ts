import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { AbandonedCartBody } from "#app/backends/leads.server.ts";
import type { BackendFailure } from "#app/backends/request.server.ts";
import type { Person } from "#app/checkout/personal/schema.ts";
import type { Services } from "#app/context.ts";
import { findCheckout } from "#app/db/checkouts.server.ts";
import type { Checkout, Database } from "#app/db/database.ts";
import { countCheckout } from "#app/db/funnel-counts.server.ts";
import { cancelJob, jobId, sendJob } from "#app/db/job-queue.server.ts";
import { claimLead, type Lead, type LeadKind, releaseLead } from "#app/db/leads.server.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { toWire } from "#app/money.ts";
import { requireDocument } from "#app/sanity/client.server.ts";
import { extraDescription, marketingEmail } from "./email-body.ts";
import { LEAD_RECOVERY } from "./queries.ts";

/** Delay before a visitor counts as gone, in milliseconds. `ABANDONMENT_DELAY_MS` overrides it (docs/rules.md#abandonment-delay). */
export const ABANDONMENT_DELAYS_MS = { local: 60_000, dev: 60_000, prod: 15 * 60_000 };

type LeadServices = Pick<Services, "store" | "abandonmentDelayMs">;

const QUEUES = ["lead-call", "lead-email"] as const;

/** The backend's ids are part of the key: a step that is edited and submitted again gets a new lead. */
const keyOf = ({ checkoutId, customerId, addressId }: Lead) =>
  [checkoutId, customerId, addressId].filter((id) => id !== undefined).join(":");

/** Schedules the lead of a completed step, in the transaction that saves the step (docs/rules.md#abandonment-delay). */
export async function scheduleLead(
  { store, abandonmentDelayMs }: LeadServices,
  transaction: Transaction<Database>,
  lead: Lead,
): Promise<void> {
  for (const queue of QUEUES) await sendJob(store.boss, transaction, queue, keyOf(lead), lead, abandonmentDelayMs);
}

/** Cancels a lead after the next step. An order needs no cancelling: the job finds the order and sends nothing. */
export async function cancelLead(
  { store }: LeadServices,
  transaction: Transaction<Database>,
  lead: Lead,
): Promise<void> {
  for (const queue of QUEUES) await cancelJob(store.boss, transaction, queue, keyOf(lead));
}

/** Interval at which the job checks whether an order in progress has ended, in milliseconds. */
const POLL_MS = 100;

/**
 * Job after the abandonment delay: sends the lead of a visitor who did not continue, each `kind` at most once per step
 * (docs/rules.md#abandonment-delay). Failures are logged; only a call that certainly did not arrive is retried
 * (docs/decisions/0021).
 *
 * @param leftAt when the step was completed; the same in every attempt.
 * @throws when nothing was sent, so that the job is retried.
 */
export async function recoverLead(services: Services, lead: Lead, kind: LeadKind, leftAt: Date): Promise<void> {
  const { store, log } = services;
  const checkout = await claimWantedLead(services, lead, kind);
  if (!checkout?.personal) return;
  const failure = await send(services, { ...lead, ...checkout, personal: checkout.personal, leftAt }, kind);
  if (!failure) {
    if (kind === "call") await countCheckout(store.db, lead.checkoutId, "lead");
    log.info({ kind }, kind === "email" ? "email sent" : "An abandoned cart was reported");
    return;
  }
  if (failure.isUnsent) {
    await releaseLead(store.db, lead, kind);
    throw new Error(failure.cause);
  }
  log.warn(
    { call: kind === "email" ? "email" : "abandonedcart", status: failure.status, cause: failure.cause },
    kind === "email" ? "Email sending failed" : "A backend call failed",
  );
}

/**
 * Claims a lead that may be contacted (docs/rules.md#commercial-consent). While an order is in progress it waits: the order
 * either succeeds, or its claim expires.
 */
async function claimWantedLead(
  { store, content }: Services,
  lead: Lead,
  kind: LeadKind,
): Promise<Checkout | undefined> {
  const { leadRecoveryNeedsConsent } = requireDocument(await content.fetch(LEAD_RECOVERY), "settings");
  for (;;) {
    const person = (await findCheckout(store.db, lead.checkoutId))?.personal;
    if (!person || (leadRecoveryNeedsConsent && !person.commercialConsent)) return undefined;
    const checkout = await claimLead(store.db, lead, kind);
    if (checkout !== "claimed") return checkout;
    await pause(POLL_MS);
  }
}

type AbandonedCheckout = Lead & Checkout & { personal: Person; leftAt: Date };

async function send(
  { node, emails }: Services,
  checkout: AbandonedCheckout,
  kind: LeadKind,
): Promise<BackendFailure | undefined> {
  const { customerId, addressId, selection, personal: person, leftAt } = checkout;
  const email = () => marketingEmail({ id: addressId ?? customerId, selection, person, at: leftAt });
  const result =
    kind === "call"
      ? await node.recoverLead(abandonedCartBody(checkout))
      : await emails.sendMarketing(email(), jobId("lead-email", keyOf(checkout)));
  return result.ok ? undefined : result;
}

/** The body of `POST {node}/abandonedcart` (docs/rules.md#abandoned-cart-call). */
function abandonedCartBody({ customerId, addressId, selection, personal }: AbandonedCheckout): AbandonedCartBody {
  const { isBusiness, camera, panicButton } = selection.quote;
  return {
    customerId,
    productName: isBusiness ? `${selection.name}_NEGOCIOS` : selection.name,
    productDescription: extraDescription(selection),
    isBusiness,
    ...(addressId !== undefined && { addressId }),
    name: personal.name,
    phone: personal.phone,
    email: personal.email,
    camStatus: camera.chosen,
    botonPanicoStatus: panicButton.chosen,
    clientStatus: personal.clientStatus,
    price: toWire(calculateBill(selection.quote, personal.clientStatus).monthly),
  };
}
