import { useDayName } from "#app/contact/use-day-name.ts";
import { T } from "#app/i18n/t.tsx";
import type { CallTime } from "./call-time.ts";

/** When a visitor will be called, in words: 'Te llamaremos mañana lunes a partir de las 09:00.' */
export function CallTimeText({ callTime: { today, before, from } }: { callTime: CallTime }) {
  const dayName = useDayName();
  if (before && from) {
    const values = { closes: before, day: dayName(from.day, today), opens: from.opens };
    return <T k="contact:callBeforeOrFrom" values={values} />;
  }
  if (before) return <T k="contact:callBefore" values={{ day: dayName(today, today), closes: before }} />;
  if (from) {
    return <T k="contact:callFrom" values={{ day: dayName(from.day, today), opens: from.opens }} />;
  }
  return <T k="contact:callSoon" />;
}
