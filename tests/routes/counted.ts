import { readCounts } from "#app/db/funnel-counts.server.ts";
import { todayInSpain } from "#app/i18n/today.ts";
import type { Site } from "#tests/support/site.ts";

type Dimension = Parameters<typeof readCounts>[1]["by"][number];

/** The counts of today, by event and what is asked. */
export async function counted({ services: { store } }: Site, ...by: Dimension[]) {
  await store.funnel.flush();
  const today = todayInSpain();
  const rows = await readCounts(store.db, { from: today, to: today, by, only: {} });
  return Object.fromEntries(
    rows.map((row) => [[row.event, ...by.map((name) => row[name])].join(" ").trimEnd(), row.count]),
  );
}

/** Deletes the counts of earlier tests. */
export const forget = async ({ services: { store } }: Site) => {
  await store.funnel.flush();
  await store.db.deleteFrom("funnel_count").execute();
};
