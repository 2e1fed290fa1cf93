import { BRAND } from "#app/backends/request.server.ts";
import type { Services } from "#app/context.ts";
import { jobId } from "#app/db/job-queue.server.ts";
import { findWithdrawal, markWithdrawalSent } from "#app/db/withdrawals.server.ts";
import { openDeclaration } from "./declaration.server.ts";

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
