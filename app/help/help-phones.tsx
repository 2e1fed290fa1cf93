import { CallMeLink } from "#app/callback/callback-links.tsx";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import type { HelpView } from "./help-view.ts";

/** Whom to call when no question fits, and when. */
export function HelpPhones({ hours }: Pick<HelpView, "hours">) {
  const { settings } = useSite();
  return (
    <section className="help-phones mt-section bg-brand-900 text-white">
      <div>
        <h2 className="text-heading">
          <T k="help:notFound" />
        </h2>
        {hours ? (
          <p className="mt-3">
            <SupportHoursText hours={hours} />
          </p>
        ) : null}
      </div>
      <dl>
        <div>
          <dt>
            <T k="help:customers" />
          </dt>
          <dd>
            <PhoneLink number={settings.customerPhone} className="font-bold" />
          </dd>
        </div>
        <div>
          <dt>
            <T k="help:others" />
          </dt>
          <dd>
            <PhoneLink number={settings.salesPhone} className="font-bold" />
          </dd>
        </div>
      </dl>
      <CallMeLink />
    </section>
  );
}
