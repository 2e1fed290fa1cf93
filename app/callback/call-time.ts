import {
  type LocalTime,
  madridTime,
  minutesSinceMidnight,
  nextOpening,
  openHours,
  type WeeklyHours,
} from "#app/contact/opening-hours.ts";
import { PATHS } from "#app/paths.ts";

/** Milliseconds that people need at least to fill in the call-back form (docs/rules.md#callback-robots). */
export const MIN_FILL_MS = 2_000;

/** Within this many minutes of closing, the promise names the next opening too. */
const LAST_MINUTES = 30;

/** The promised time of the call. Without `before` and `from` no time is promised. */
export interface CallTime {
  /** The day on which the visitor reads it, 'YYYY-MM-DD'. */
  today: string;
  /** Today before this time, '22:00'. */
  before?: string;
  /** On this day from this time on. */
  from?: { day: string; opens: string };
}

/**
 * The time of the call, by the hours of sales. See docs/rules.md#callback-promise.
 *
 * @param now when the visitor reads it, which may be later than the request.
 * @returns undefined when the promised time has passed.
 */
export function callTime(week: WeeklyHours, requestedAt: Date, now: Date = requestedAt): CallTime | undefined {
  const requested = madridTime(requestedAt);
  const current = madridTime(now);
  const today = current.day;
  const open = openHours(week, requestedAt);
  const next = nextOpening(week, requestedAt);
  if (!open && !next) return { today };
  const minutesLeft = open ? minutesSinceMidnight(open.closes) - minutesSinceMidnight(requested.time) : 0;
  const isFuture = (end: LocalTime) => sortKey(current) < sortKey(end);
  const before = open && isFuture({ day: requested.day, time: open.closes }) ? open.closes : undefined;
  const namesNextOpening = next && minutesLeft < LAST_MINUTES && isFuture({ day: next.day, time: next.closes });
  const from = namesNextOpening ? { day: next.day, opens: next.opens } : undefined;
  return before || from ? { today, before, from } : undefined;
}

const sortKey = ({ day, time }: LocalTime) => `${day} ${time}`;

const REQUEST_TIME = "hora";

/** The path of the confirmation page, with the minute of the request and no personal data. */
export function callbackSentPath(requestedAt: Date): string {
  return `${PATHS.callbackSent}?${REQUEST_TIME}=${requestedAt.toISOString().slice(0, "YYYY-MM-DDTHH:mm".length)}Z`;
}

/** Reads the minute of the request from the query string; undefined when missing, invalid or of another century. */
export function readRequestTime(query: URLSearchParams): Date | undefined {
  const text = query.get(REQUEST_TIME) ?? "";
  const date = new Date(text);
  return /^20\d\d-\d\d-\d\dT\d\d:\d\dZ$/.test(text) && !Number.isNaN(date.getTime()) ? date : undefined;
}
