import { parseWithZod } from "@conform-to/zod/v4";
import { v5 as uuidOfName } from "uuid";
import type { PageContext } from "#app/context.ts";
import { sendJob } from "#app/db/job-queue.server.ts";
import { saveWithdrawal } from "#app/db/withdrawals.server.ts";
import { fieldNames } from "#app/forms/read-form.server.ts";
import type { Locale } from "#app/i18n/languages.ts";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { declarationOf } from "./declaration.server.ts";
import { type Withdrawal, withdrawalSchema } from "./schema.ts";

/** The fields of the form. */
export const WITHDRAWAL_FIELDS = fieldNames(withdrawalSchema);

/** UUID namespace of withdrawals, whose ids derive from their words and the secret (docs/decisions/0071). */
const WITHDRAWAL_IDS = "4a4c4b53-2f0c-4b0b-8d0a-6c1b3f3a9e57";

/** Reads the form of either step. */
export const parseWithdrawal = (formData: FormData) => parseWithZod(formData, { schema: withdrawalSchema });

/**
 * Stores a withdrawal, and queues the job that tells the company (docs/rules.md#withdrawal). It counts from now on, whether the company
 * can be reached or not. The same words sent twice are one withdrawal.
 *
 * @returns the id of the withdrawal.
 * @throws when the database or the content cannot be reached.
 */
export async function declareWithdrawal(
  { content, store, sealer }: Pick<PageContext, "content" | "store" | "sealer">,
  withdrawal: Withdrawal,
  locale: Locale,
): Promise<string> {
  const { name, contract, email } = withdrawal;
  const id = uuidOfName(sealer.fingerprint(JSON.stringify([name, contract, email])), WITHDRAWAL_IDS);
  const receivedAt = new Date();
  const declaration = declarationOf(withdrawal, receivedAt, locale, await loadT(content, locale));
  await store.db.transaction().execute(async (transaction) => {
    const isNew = await saveWithdrawal(transaction, {
      id,
      received_at: receivedAt,
      sealed_declaration: sealer.seal(JSON.stringify(declaration)),
    });
    if (isNew) await sendJob(store.boss, transaction, "withdrawal", id, { withdrawalId: id });
  });
  return id;
}
