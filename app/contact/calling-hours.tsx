import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import type { SupportHours } from "./opening-hours.ts";
import { SupportHoursText } from "./support-hours.tsx";

interface Props {
  /** Not where they are said elsewhere. */
  hours?: SupportHours;
  className?: string;
}

/** Hours of call-backs, and the sales phone. */
export function CallingHours({ hours, className = "" }: Props) {
  const { settings } = useSite();
  return (
    <dl className={`flex flex-wrap gap-x-10 gap-y-4 ${className}`}>
      {hours ? (
        <div>
          <dt className="font-semibold">
            <T k="contact:when" />
          </dt>
          <dd className="text-muted">
            <SupportHoursText hours={hours} />
          </dd>
        </div>
      ) : null}
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
