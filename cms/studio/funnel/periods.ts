import { todayInSpain } from "../../../app/i18n/today.ts";
import type { Period } from "./counts.ts";

/** Lengths of the periods that can be chosen, in days. */
export const LENGTHS = [7, 28, 90, 365] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days are counted from midnight UTC: in Spain one of them has 23 hours, and one 25. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The last days up to today in Spain. */
export function lastDays(length: number, now = new Date()): Period {
  const to = todayInSpain(now);
  return { from: addDays(to, 1 - length), to };
}

/** As many days, right before a period. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -daysOf(period).length),
  to: addDays(period.from, -1),
});

/** Every day of a period. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const shown = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** '2 nov 2026'. */
export const dayTitle = (day: string): string => shown.format(Date.parse(day));
