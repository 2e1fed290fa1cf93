import type { SupportHours } from "#app/contact/opening-hours.ts";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";

interface Props {
  /** Not where they are said elsewhere. */
  hours?: SupportHours | undefined;
}

/** Hours of call-backs, and the sales phone. */
export function CallingHours({ hours }: Props) {
  const { settings } = useSite();
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
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
