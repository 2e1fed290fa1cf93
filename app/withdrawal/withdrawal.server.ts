import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { TFunction } from "i18next";
import { v5 as uuidOfName } from "uuid";
import { z } from "zod";
import { BRAND } from "#app/backends/request.server.ts";
import type { PageContext, Services } from "#app/context.ts";
import { jobId, sendJob } from "#app/db/job-queue.server.ts";
import type { Sealer } from "#app/db/seal.server.ts";
import { findWithdrawal, markWithdrawalSent, saveWithdrawal } from "#app/db/withdrawals.server.ts";
import * as field from "#app/forms/common-rules.ts";
import { email as emailRule } from "#app/forms/order-rules.ts";
import { fieldNames } from "#app/forms/read-form.server.ts";
import { LOCALES, type Locale } from "#app/i18n/languages.ts";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { momentText } from "#app/i18n/moment-text.ts";
import type { TextKey } from "#app/i18n/texts.ts";

/** Any text: no withdrawal is rejected for the way in which a visitor writes a name or a contract. */
const anyText = () => field.required().max(field.MAX_TEXT_LENGTH, field.TOO_LONG);

/** The fields of a withdrawal (docs/rules.md#withdrawal). */
const withdrawalSchema = z.object({
  name: anyText(),
  /** The number of the order or contract, or the address of the installation. */
  contract: anyText(),
  /** Where the acknowledgement is sent. */
  email: emailRule(),
});

export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** What the action returns to the page: the next step, or a rejected form. */
export type WithdrawalReply =
  | { step: "review"; withdrawal: Withdrawal; error?: TextKey }
  | { step: "correct"; withdrawal: Withdrawal }
  | { step: "rejected"; reply: SubmissionResult<string[]> };

/** The fields of the form. */
export const WITHDRAWAL_FIELDS = fieldNames(withdrawalSchema);

/** Reads the form of either step. */
export const parseWithdrawal = (formData: FormData) => parseWithZod(formData, { schema: withdrawalSchema });

/** A withdrawal as it is stored, with the texts that the visitor saw. */
const declarationSchema = withdrawalSchema.extend({
  locale: z.enum(LOCALES),
  /** The e-mail that acknowledges it. */
  acknowledgement: z.object({ subject: z.string(), text: z.string() }),
});

type Declaration = z.infer<typeof declarationSchema>;

/** The declaration with its acknowledgement: what was declared, and when it was received (docs/rules.md#withdrawal). */
export function declarationOf(withdrawal: Withdrawal, receivedAt: Date, locale: Locale, t: TFunction): Declaration {
  const values = { ...withdrawal, moment: momentText(receivedAt, locale) };
  return {
    ...withdrawal,
    locale,
    acknowledgement: {
      subject: t("withdrawal:subject", values),
      text: `${t("withdrawal:statement", values)}\n\n${t("withdrawal:receivedAt", values)}\n`,
    },
  };
}

/** A stored declaration; undefined when no secret opens it any more. */
export function openDeclaration(
  sealer: Sealer,
  { sealed_declaration }: { sealed_declaration: string },
): Declaration | undefined {
  const text = sealer.tryOpen(sealed_declaration);
  return text === undefined ? undefined : declarationSchema.parse(JSON.parse(text));
}

/** UUID namespace of withdrawals, whose ids derive from their words and the secret (docs/decisions/0071). */
const WITHDRAWAL_IDS = "4a4c4b53-2f0c-4b0b-8d0a-6c1b3f3a9e57";

/**
 * Stores a withdrawal, and queues the job that tells the company (docs/rules.md#withdrawal). It is valid from now on, whether the company
 * can be reached or not. A form that is sent twice with the same values is one withdrawal.
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

/**
 * Job after a withdrawal: tells the company, which sends the acknowledgement to the visitor (docs/rules.md#withdrawal-body). Every try
 * has the same key.
 *
 * @throws when the call fails, so that the job is retried.
 */
export async function sendWithdrawal(
  { node, store, sealer, log }: Pick<Services, "node" | "store" | "sealer" | "log">,
  withdrawalId: string,
): Promise<void> {
  const stored = await findWithdrawal(store.db, withdrawalId);
  // Sent before, and the process stopped before the job was marked as done.
  if (!stored || stored.sent_at) return;
  const declaration = openDeclaration(sealer, stored);
  if (!declaration) throw new Error("No secret opens the withdrawal");
  const body = { ...declaration, receivedAt: stored.received_at.toISOString(), brand: BRAND };
  const result = await node.declareWithdrawal(body, jobId("withdrawal", withdrawalId));
  if (!result.ok) throw new Error(`The withdrawal was not taken: ${result.cause}`);
  await markWithdrawalSent(store.db, withdrawalId);
  log.info({}, "A withdrawal was sent");
}

/** The id of the visitor's withdrawal; undefined without a valid cookie. */
export async function withdrawalIdOf(
  request: Request,
  { withdrawalCookie }: Pick<PageContext, "withdrawalCookie">,
): Promise<string | undefined> {
  return z.uuid().safeParse(await withdrawalCookie.parse(request.headers.get("Cookie"))).data;
}
