// Swedish writes dates as ISO does. Creating a format costs more than a hundred uses of it.
const dateInSpain = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" });

/** In the search of a preview: the day as of which the staff see the site; empty for today. */
export const PREVIEWED_DAY = "dia";

/** Today's date in Spain, in the format of the CMS: '2026-11-21'. Promos start and end at midnight there. */
export function todayInSpain(now: Date = new Date()): string {
  return dateInSpain.format(now);
}
