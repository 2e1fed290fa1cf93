import {
  type LocalTime,
  madridTime,
  minutesSinceMidnight,
  nextOpening,
  openHours,
  type WeeklyHours,
} from "#app/contact/opening-hours.ts";
import { PATHS } from "#app/paths.ts";

/** So near to closing there may be no time left to ring today, in minutes. */
const LAST_MINUTES = 30;

/** When a visitor will be called; neither is set where the hours say nothing. Times are '09:00', days 'YYYY-MM-DD'. */
export interface CallTime {
  /** The day of the page that shows it. */
  today: string;
  /** Today before this time. */
  before?: string;
  /** From this time of that day on. */
  from?: { day: string; opens: string };
}

/**
 * When a visitor who asked at a moment will be called, by the hours of sales (section 9). `seen` is when it is read, which may be
 * later: undefined when all that was promised is past.
 */
export function callTime(week: WeeklyHours, asked: Date, seen: Date = asked): CallTime | undefined {
  const at = madridTime(asked);
  const now = madridTime(seen);
  const today = now.day;
  const open = openHours(week, asked);
  const next = nextOpening(week, asked);
  if (!open && !next) return { today };
  const isLate = open !== undefined && minutesSinceMidnight(open.closes) - minutesSinceMidnight(at.time) < LAST_MINUTES;
  const isAhead = (end: LocalTime) => stamp(now) < stamp(end);
  const before = open && isAhead({ day: at.day, time: open.closes }) ? open.closes : undefined;
  const isFrom = next && (!open || isLate) && isAhead({ day: next.day, time: next.closes });
  const from = isFrom ? { day: next.day, opens: next.opens } : undefined;
  return before || from ? { today, before, from } : undefined;
}

/** Comparable as text. */
const stamp = ({ day, time }: LocalTime) => `${day} ${time}`;

const ASKED = "hora";

/** Where a visitor goes who has asked for a call: with the minute in which he did, and nothing of himself. */
export function callbackSentPath(asked: Date): string {
  return `${PATHS.callbackSent}?${ASKED}=${asked.toISOString().slice(0, "YYYY-MM-DDTHH:mm".length)}Z`;
}

/** The minute in which a visitor asked, by the address; undefined when it names none. */
export function requestedAt(query: URLSearchParams): Date | undefined {
  const text = query.get(ASKED) ?? "";
  const date = new Date(text);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text) && !Number.isNaN(date.getTime()) ? date : undefined;
}
