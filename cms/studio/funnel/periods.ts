import type { Period } from "./counts.ts";

/** Lengths of the periods that can be chosen, in days. */
export const LENGTHS = [7, 28, 90, 365] as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const dayInSpain = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" });

/** The last days up to today in Spain, and as many days before them. */
export function lastDays(length: number, now = Date.now()): { now: Period; before: Period } {
  // Days are counted from midnight UTC: in Spain one of them has 23 hours, and one 25.
  const today = Date.parse(dayInSpain.format(now));
  const day = (ago: number) => new Date(today - ago * DAY_MS).toISOString().slice(0, 10);
  return {
    now: { from: day(length - 1), to: day(0) },
    before: { from: day(2 * length - 1), to: day(length) },
  };
}

/** Every day of a period. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS) {
    days.push(new Date(time).toISOString().slice(0, 10));
  }
  return days;
}

const shown = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** '2 nov 2026'. */
export const dayTitle = (day: string): string => shown.format(Date.parse(day));
