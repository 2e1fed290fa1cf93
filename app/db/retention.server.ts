import type { Kysely } from "kysely";
import { databaseTime, isUnclaimed, now } from "./checkouts.server.ts";
import type { Checkout, Database } from "./database.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Deletes checkouts that have not changed for a time, ordered or not, with their personal data (docs/rules.md#personal-data). Skips those
 * whose order is being placed. The database's clock counts: that of an instance may be wrong by years.
 *
 * @param maxAgeMs in milliseconds.
 * @returns the number of deleted checkouts.
 */
export async function deleteInactiveCheckouts(db: Kysely<Database>, maxAgeMs: number): Promise<number> {
  const removed = await db
    .deleteFrom("checkout")
    .where("updated_at", "<", databaseTime(-maxAgeMs))
    .where(isUnclaimed)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

export async function deleteEndedRateLimits(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("rate_limit").where("expire", "<", now().getTime()).execute();
}

/**
 * Extends the retention of a visited checkout. Writes once a day at most.
 *
 * @returns whether it did: then the cookie has to last longer, too.
 */
export async function touchCheckout(db: Kysely<Database>, { id, updated_at }: Checkout): Promise<boolean> {
  if (now().getTime() - updated_at.getTime() < DAY_MS) return false;
  await db.updateTable("checkout").set({ updated_at: databaseTime() }).where("id", "=", id).execute();
  return true;
}

/** Deletes the document number, once the e-mail that needs it was sent. */
export async function clearDocumentNumber(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable("checkout").set({ sealed_document: null }).where("id", "=", id).execute();
}
