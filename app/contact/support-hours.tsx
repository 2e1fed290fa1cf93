import { T } from "#app/i18n/t.tsx";
import type { SupportHours } from "./opening-hours.ts";

/** Hours of the sales and customer phones. See docs/rules.md#opening-hours. */
export function SupportHoursText({ hours }: { hours: SupportHours }) {
  const { weekdayHours, saturdayHours } = hours;
  return (
    <>
      <T k="sections:weekdays" values={{ opens: weekdayHours.opens, closes: weekdayHours.closes }} />
      <br />
      <T k="sections:saturdays" values={{ opens: saturdayHours.opens, closes: saturdayHours.closes }} />
    </>
  );
}
