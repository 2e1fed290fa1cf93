import type { Services } from "#app/context.ts";
import { deleteOldCounts } from "#app/db/funnel-counts.server.ts";
import { deleteEndedRateLimits, deleteInactiveCheckouts } from "#app/db/retention.server.ts";
import { deleteSentWithdrawals } from "#app/db/withdrawals.server.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long the counts of the funnel are kept, in days: 25 months (docs/decisions/0074). */
const COUNTS_DAYS = 760;

/**
 * Scheduled job: deletes the checkouts, and with them the personal data, of visitors who have not returned for
 * `personalDataDays` (docs/rules.md#personal-data), the withdrawals that the company has had for as long, the counts of past requests, and
 * those of the funnel from more than two years ago.
 */
export async function deletePersonalData({ store, personalDataDays, log }: Services): Promise<void> {
  const maxAgeMs = personalDataDays * DAY_MS;
  const count = await deleteInactiveCheckouts(store.db, maxAgeMs);
  if (count > 0) log.info({ count }, "Inactive checkouts were deleted with their personal data");
  await deleteSentWithdrawals(store.db, maxAgeMs);
  await deleteEndedRateLimits(store.db);
  await deleteOldCounts(store.db, new Date(Date.now() - COUNTS_DAYS * DAY_MS).toISOString().slice(0, 10));
}
