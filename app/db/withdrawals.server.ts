import type { Kysely, Selectable, Transaction } from "kysely";
import { databaseTime } from "./checkouts.server.ts";
import type { Database, WithdrawalTable } from "./database.ts";

/**
 * Saves a withdrawal from a contract.
 *
 * @returns false when the same one was saved before: its first time counts.
 */
export async function saveWithdrawal(
  transaction: Transaction<Database>,
  withdrawal: Pick<Selectable<WithdrawalTable>, "id" | "received_at" | "sealed_declaration">,
): Promise<boolean> {
  const saved = await transaction
    .insertInto("withdrawal")
    .values(withdrawal)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}

export async function findWithdrawal(
  db: Kysely<Database>,
  id: string,
): Promise<Selectable<WithdrawalTable> | undefined> {
  return await db.selectFrom("withdrawal").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function markWithdrawalSent(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable("withdrawal").set({ sent_at: databaseTime() }).where("id", "=", id).execute();
}

/** Deletes withdrawals that the company has had for longer than a time, in milliseconds. One that it does not have stays. */
export async function deleteSentWithdrawals(db: Kysely<Database>, maxAgeMs: number): Promise<void> {
  await db.deleteFrom("withdrawal").where("sent_at", "<", databaseTime(-maxAgeMs)).execute();
}
