import type { Hours } from "#app/contact/opening.ts";
import { SupportHours } from "#app/contact/support-hours.tsx";
import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/layout/phone-link.tsx";
import { useSite } from "#app/layout/use-site.ts";

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
