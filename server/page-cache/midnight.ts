import { todayInSpain } from "#app/i18n/today.ts";

/** How late midnight may be noticed, in milliseconds. */
const CHECK_MS = 1_000;

/**
 * Calls back when a day begins in Spain, where promos start and end. Checks the clock, because the days on which it changes have 23 or
 * 25 hours.
 */
export function onMidnightInSpain(callback: () => void): void {
  let day = todayInSpain();
  setInterval(() => {
    const today = todayInSpain();
    if (today === day) return;
    day = today;
    callback();
  }, CHECK_MS).unref();
}
