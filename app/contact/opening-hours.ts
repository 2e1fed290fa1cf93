/** When a phone is answered on a day, as clocks show it in Spain: '09:00' to '22:00', the last not included. */
export interface Hours {
  opens: string;
  closes: string;
}

/** When a phone is answered in a week; null is never. */
export interface WeeklyHours {
  weekdays: Hours | null;
  saturdays: Hours | null;
  sundays: Hours | null;
}

/** A time that a phone begins to be answered. */
export interface Opening extends Hours {
  /** 'YYYY-MM-DD'. */
  day: string;
}

const DAYS_A_WEEK = 7;
const SUNDAY = 0;
const SATURDAY = 6;

/** A phone that is answered alike on all days (1408, section 9). */
export function everyDay(hours: Hours): WeeklyHours {
  return { weekdays: hours, saturdays: hours, sundays: hours };
}

/** The phones of customers and of sales: not on Sundays (section 9, support hours). */
export function supportWeek({
  weekdayHours,
  saturdayHours,
}: {
  weekdayHours: Hours;
  saturdayHours: Hours;
}): WeeklyHours {
  return { weekdays: weekdayHours, saturdays: saturdayHours, sundays: null };
}

/** The hours during which a moment falls; undefined while nobody answers. */
export function openHours(week: WeeklyHours, now: Date): Hours | undefined {
  const { day, time } = madridTime(now);
  const hours = hoursOn(week, day);
  return hours && hours.opens <= time && time < hours.closes ? hours : undefined;
}

/** Whether somebody answers now. */
export function isOpen(week: WeeklyHours, now: Date): boolean {
  return openHours(week, now) !== undefined;
}

/** When it opens the next time after now, today or later; while it is open, the time after that. Undefined when it never does. */
export function nextOpening(week: WeeklyHours, now: Date): Opening | undefined {
  const { day: today, time } = madridTime(now);
  for (let ahead = 0; ahead <= DAYS_A_WEEK; ahead += 1) {
    const day = addDays(today, ahead);
    const hours = hoursOn(week, day);
    if (hours && (ahead > 0 || time < hours.opens)) return { opens: hours.opens, closes: hours.closes, day };
  }
  return undefined;
}

/** The day of the week of 'YYYY-MM-DD', Sunday being 0. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Hours that end before they begin are an editor's slip: that day counts as closed. */
function hoursOn({ weekdays, saturdays, sundays }: WeeklyHours, day: string): Hours | undefined {
  const weekday = weekdayOf(day);
  const hours = weekday === SUNDAY ? sundays : weekday === SATURDAY ? saturdays : weekdays;
  return hours && hours.opens < hours.closes ? hours : undefined;
}

/** A moment as clocks and calendars show it where the shop is. */
export interface LocalTime {
  /** '2026-11-21'. */
  day: string;
  /** '09:05', on a 24-hour clock. */
  time: string;
}

const FORMAT = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Madrid",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** What clocks in peninsular Spain show at a moment, summer time included. */
export function madridTime(moment: Date): LocalTime {
  const parts = Object.fromEntries(FORMAT.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** A day so many days after another, both 'YYYY-MM-DD'. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, "YYYY-MM-DD".length);
}

/** Minutes since midnight of a time of day. */
export function minutesSinceMidnight(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
