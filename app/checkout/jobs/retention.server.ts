import type { Services } from "#app/context.ts";
import { removeUntouched } from "#app/db/retention.server.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The job that removes what the site holds of visitors who have not come back (docs/decisions/0022). */
export async function removePersonalData({ store, personalDataDays, log }: Services): Promise<void> {
  const count = await removeUntouched(store.db, new Date(Date.now() - personalDataDays * DAY_MS));
  if (count > 0) log.info({ count }, "Checkouts of long ago were removed with their visitors' data");
}
