import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import type { Hours } from "./opening-hours.ts";

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

interface Props {
  hours: { weekdayHours: Hours; saturdayHours: Hours };
  className?: string;
}

/** When calls are made, and the number for who would rather call. */
export function CallingHours({ hours, className = "" }: Props) {
  const { settings } = useSite();
  return (
    <dl className={`space-y-4 ${className}`}>
      <div>
        <dt className="font-semibold">
          <T k="contact:when" />
        </dt>
        <dd className="text-muted">
          <SupportHours hours={hours} />
        </dd>
      </div>
      <div>
        <dt className="font-semibold">
          <T k="contact:preferToCall" />
        </dt>
        <dd>
          <PhoneLink number={settings.salesPhone} className="min-h-11 text-xl font-bold text-brand-700" />
        </dd>
      </div>
    </dl>
  );
}
