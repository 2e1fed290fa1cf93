import type { Locale } from "./languages.ts";

interface Parts {
  year: number;
  /** In words. */
  month: string;
  day: number;
}

/** A date in words. The engine's own form for Basque leaves the endings open: '2026(e)ko azaroaren 24(a)'. */
const DATES: Record<Locale, (parts: Parts) => string> = {
  es: ({ year, month, day }) => `${day} de ${month} de ${year}`,
  eu: ({ year, month, day }) =>
    `${year}${endsInConsonant(year) ? "eko" : "ko"} ${month}ren ${day}${endsInA(day) ? "" : "a"}`,
};

/** Whether the Basque word of a year ends in a consonant: those of bat, bost, hamar and hamabost do. Numbers count in twenties. */
const endsInConsonant = (year: number) => [1, 5, 10, 15].includes(year % 20);

/** Whether the Basque word of a number ends in 'a', to which the article adds nothing: 'hamaika'. */
const endsInA = (number: number) => number % 20 === 11;

/** Day and time in mainland Spain: '24 de noviembre de 2026, 07:48', '2026ko azaroaren 24a, 07:48'. */
export function momentText(moment: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: "Europe/Madrid",
    hourCycle: "h23",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  const {
    year,
    month = "",
    day,
    hour,
    minute,
  } = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${DATES[locale]({ year: Number(year), month, day: Number(day) })}, ${hour}:${minute}`;
}

/** A day ('2026-11-24') in words: '24 de noviembre de 2026', '2026ko azaroaren 24a'. */
export function dayText(day: string, locale: Locale): string {
  const [year, , date] = day.split("-").map(Number);
  const month = new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "long" }).format(new Date(day));
  return DATES[locale]({ year: Number(year), month, day: Number(date) });
}
