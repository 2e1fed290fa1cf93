import type { Transaction } from "kysely";
import type { Services } from "#app/context.ts";
import type { Database } from "#app/db/database.ts";
import { cancelJob, sendJob } from "#app/db/jobs.server.ts";
import type { Lead } from "#app/db/leads.server.ts";

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
  const due = new Date(Date.now() + abandonmentDelayMs);
  for (const queue of QUEUES) await sendJob(store.boss, transaction, queue, keyOf(lead), lead, due);
}

/** Cancels a lead after the next step. An order needs no cancelling: the job finds the order and sends nothing. */
export async function cancelLead(
  { store }: LeadServices,
  transaction: Transaction<Database>,
  lead: Lead,
): Promise<void> {
  for (const queue of QUEUES) await cancelJob(store.boss, transaction, queue, keyOf(lead));
}
