import type { Kysely } from "kysely";
import { isUnclaimed, now } from "./checkouts.server.ts";
import type { Database } from "./database.ts";

/**
 * Removes every checkout that was not touched since a time, ordered or not, with all that it held of its visitor. One whose
 * order is being placed stays: its order is still to be written.
 *
 * @returns how many there were.
 */
export async function removeUntouched(db: Kysely<Database>, since: Date): Promise<number> {
  const removed = await db
    .deleteFrom("checkout")
    .where("updated_at", "<", since)
    .where(isUnclaimed(now()))
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** Forgets the sealed document number, once the e-mail that names it is sent. */
export async function forgetDocument(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable("checkout").set({ sealed_document: null }).where("id", "=", id).execute();
}
