import { useTranslation } from "react-i18next";
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
  const { t } = useTranslation();
  return (day, today) => {
    if (day === today) return t("contact:today");
    const weekday = t(WEEKDAYS[weekdayOf(day)] ?? WEEKDAYS[0]);
    return t(day === addDays(today, 1) ? "contact:tomorrow" : "contact:anotherDay", { weekday });
  };
}
