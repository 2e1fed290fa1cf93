/** Today's date where the shop is, as the content holds dates: '2026-11-21'. A promo begins and ends at midnight there. */
export function todayInSpain(now: Date = new Date()): string {
  // Swedish writes dates as ISO does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(now);
}
