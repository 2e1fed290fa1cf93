import { useText } from "#app/i18n/t.tsx";
import { addDays, weekdayOf } from "./opening-hours.ts";

const WEEKDAYS = [
  "contact:sunday",
  "contact:monday",
  "contact:tuesday",
  "contact:wednesday",
  "contact:thursday",
  "contact:friday",
  "contact:saturday",
] as const;

/** Names a day ('YYYY-MM-DD') of the coming week relative to today: 'hoy', 'mañana lunes', 'el martes'. */
export function useDayName(): (day: string, today: string) => string {
  const text = useText();
  return (day, today) => {
    if (day === today) return text("contact:today");
    const weekday = text(WEEKDAYS[weekdayOf(day)] ?? WEEKDAYS[0]);
    return text(day === addDays(today, 1) ? "contact:tomorrow" : "contact:anotherDay", { weekday });
  };
}
