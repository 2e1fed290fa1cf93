import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
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

interface Props {
  hours: SupportHours;
  className?: string;
}

/** Hours of call-backs, and the sales phone. */
export function CallingHours({ hours, className = "" }: Props) {
  const { settings } = useSite();
  return (
    <dl className={`space-y-4 ${className}`}>
      <div>
        <dt className="font-semibold">
          <T k="contact:when" />
        </dt>
        <dd className="text-muted">
          <SupportHoursText hours={hours} />
        </dd>
      </div>
      <div>
        <dt className="font-semibold">
          <T k="contact:preferToCall" />
        </dt>
        <dd>
          <PhoneLink number={settings.salesPhone} className="text-xl font-bold text-brand-700" />
        </dd>
      </div>
    </dl>
  );
}
