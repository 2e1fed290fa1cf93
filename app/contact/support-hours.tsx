import { T } from "#app/i18n/t.tsx";
import type { Hours } from "./opening.ts";

/** The hours of support, which the sales phone keeps too (section 9). */
export function SupportHours({ hours }: { hours: { weekdayHours: Hours; saturdayHours: Hours } }) {
  const { weekdayHours, saturdayHours } = hours;
  return (
    <>
      <T k="sections:weekdays" values={{ opens: weekdayHours.opens, closes: weekdayHours.closes }} />
      <br />
      <T k="sections:saturdays" values={{ opens: saturdayHours.opens, closes: saturdayHours.closes }} />
    </>
  );
}
