/** Opening hours of a day in Madrid time. `closes` is not included. */
export interface OpeningHours {
  /** '09:00'. */
  opens: string;
  closes: string;
}

/** Opening hours of a week; null means closed. */
export interface WeeklyHours {
  weekdays: OpeningHours | null;
  saturdays: OpeningHours | null;
  sundays: OpeningHours | null;
}

/** Hours of the sales and customer phones, in the format of the settings. */
export interface SupportHours {
  weekdayHours: OpeningHours;
  saturdayHours: OpeningHours;
}

interface Opening extends OpeningHours {
  /** 'YYYY-MM-DD'. */
  day: string;
}

const DAYS_A_WEEK = 7;
const SUNDAY = 0;
const SATURDAY = 6;

/** The week of the information phone. See docs/rules.md#opening-hours. */
export function sameEveryDay(hours: OpeningHours): WeeklyHours {
  return { weekdays: hours, saturdays: hours, sundays: hours };
}

/** The week of the sales and customer phones. See docs/rules.md#opening-hours. */
export function supportWeek({ weekdayHours, saturdayHours }: SupportHours): WeeklyHours {
  return { weekdays: weekdayHours, saturdays: saturdayHours, sundays: null };
}

/** The opening hours that include `now`; undefined when closed. */
export function openHours(week: WeeklyHours, now: Date): OpeningHours | undefined {
  const { day, time } = madridTime(now);
  const hours = hoursOn(week, day);
  return hours && hours.opens <= time && time < hours.closes ? hours : undefined;
}

/** The next opening after `now`, today or within a week; undefined when there is none. */
export function nextOpening(week: WeeklyHours, now: Date): Opening | undefined {
  const { day: today, time } = madridTime(now);
  for (let ahead = 0; ahead <= DAYS_A_WEEK; ahead += 1) {
    const day = addDays(today, ahead);
    const hours = hoursOn(week, day);
    if (hours && (ahead > 0 || time < hours.opens)) return { opens: hours.opens, closes: hours.closes, day };
  }
  return undefined;
}

/** Hours that close before they open are a mistake in the content: the day counts as closed. */
function hoursOn({ weekdays, saturdays, sundays }: WeeklyHours, day: string): OpeningHours | undefined {
  const weekday = weekdayOf(day);
  const hours = weekday === SUNDAY ? sundays : weekday === SATURDAY ? saturdays : weekdays;
  return hours && hours.opens < hours.closes ? hours : undefined;
}

/** Date and time of day in Madrid. */
export interface LocalTime {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** '09:05', on a 24-hour clock. */
  time: string;
}

const MADRID_FORMAT = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Madrid",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

export function madridTime(moment: Date): LocalTime {
  const parts = Object.fromEntries(MADRID_FORMAT.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** Day of the week of 'YYYY-MM-DD'; 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Adds days to 'YYYY-MM-DD'. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, "YYYY-MM-DD".length);
}

/** Minutes from midnight to '09:05'. */
export function minutesSinceMidnight(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
