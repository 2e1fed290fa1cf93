import type { Kysely } from "kysely";
import { isUnclaimed, now } from "./checkouts.server.ts";
import type { Checkout, Database } from "./database.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Removes every checkout that was not touched since a time, ordered or not, with all that it held of its visitor. One whose
 * order is being placed stays: its order is still to be written.
 *
 * @returns how many there were.
 */
export async function deleteInactiveCheckouts(db: Kysely<Database>, since: Date): Promise<number> {
  const removed = await db
    .deleteFrom("checkout")
    .where("updated_at", "<", since)
    .where(isUnclaimed(now()))
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** Keeps a checkout on from a visit, as the visitor's cookie is: written once a day at most, so that looking costs next to nothing. */
export async function touchCheckout(db: Kysely<Database>, { id, updated_at }: Checkout): Promise<void> {
  if (now().getTime() - updated_at.getTime() < DAY_MS) return;
  await db.updateTable("checkout").set({ updated_at: now() }).where("id", "=", id).execute();
}

/** Forgets the sealed document number, once the e-mail that names it is sent. */
export async function clearDocumentNumber(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable("checkout").set({ sealed_document: null }).where("id", "=", id).execute();
}
