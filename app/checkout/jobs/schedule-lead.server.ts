import type { Transaction } from "kysely";
import type { Services } from "#app/context.ts";
import type { Database } from "#app/db/database.ts";
import { cancelJob, sendJob } from "#app/db/jobs.server.ts";
import type { Lead } from "#app/db/leads.server.ts";

type LeadServices = Pick<Services, "store" | "abandonmentDelayMs">;

const QUEUES = ["lead-call", "lead-email"] as const;

/** What the last step gave tells leads apart: a step done anew is waited for anew. */
const keyOf = ({ checkoutId, customerId, addressId }: Lead) =>
  [checkoutId, customerId, addressId].filter((id) => id !== undefined).join(":");

/** Begins to wait for the next step of a visitor, in the transaction that keeps his last (decisions 14). */
export async function awaitNextStep(
  { store, abandonmentDelayMs }: LeadServices,
  transaction: Transaction<Database>,
  lead: Lead,
): Promise<void> {
  const due = new Date(Date.now() + abandonmentDelayMs);
  for (const queue of QUEUES) await sendJob(store.boss, transaction, queue, keyOf(lead), lead, due);
}

/** Stops waiting, for the next step is done. An order need not: its lead finds it. */
export async function stopWaiting(
  { store }: LeadServices,
  transaction: Transaction<Database>,
  lead: Lead,
): Promise<void> {
  for (const queue of QUEUES) await cancelJob(store.boss, transaction, queue, keyOf(lead));
}
