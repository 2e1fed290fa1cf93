/** Today's date in Spain, in the format of the CMS: '2026-11-21'. Promos start and end at midnight there. */
export function todayInSpain(now: Date = new Date()): string {
  // Swedish writes dates as ISO does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(now);
}
