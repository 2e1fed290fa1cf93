import type { Kysely } from "kysely";
import { databaseTime } from "./checkouts.server.ts";
import type { Database } from "./database.ts";

/** Whether an instance has taken the call with a signature. */
export async function isTakenCall(db: Kysely<Database>, signature: string): Promise<boolean> {
  const taken = await db
    .selectFrom("webhook_call")
    .select("signature")
    .where("signature", "=", signature)
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Records a call that was taken, and forgets those whose signature is too old to be valid.
 *
 * @param maxAgeMs how far the time in a signature may be from now, in milliseconds.
 */
export async function recordCall(db: Kysely<Database>, signature: string, maxAgeMs: number): Promise<void> {
  // A signature of the future stays valid for twice that time.
  await db
    .deleteFrom("webhook_call")
    .where("received_at", "<", databaseTime(-2 * maxAgeMs))
    .execute();
  await db
    .insertInto("webhook_call")
    .values({ signature })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
