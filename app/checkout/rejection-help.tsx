import type { ReactNode } from "react";
import type { SupportHours } from "#app/contact/opening-hours.ts";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";

/** Rejections after which the page says what to do. */
const SAYS_WHAT_TO_DO = new Set(["errors:changed", "errors:stale", "errors:noCookie", "errors:sessionLost"]);

/** Failures that say when to try again. */
const SAYS_WHEN_TO_RETRY = new Set(["errors:network", "errors:tooOften"]);

/**
 * What to do after a rejection that is about no field: try again, or call (docs/rules.md#transport-errors). Null when the message says
 * it. Without a connection the hours are not known.
 */
export function helpAfter(error: string, hours: SupportHours | undefined): ReactNode {
  if (SAYS_WHAT_TO_DO.has(error)) return null;
  return (
    <>
      {SAYS_WHEN_TO_RETRY.has(error) ? null : (
        <p>
          <T k="checkout:retry" />
        </p>
      )}
      <SalesPhone hours={hours} />
    </>
  );
}

function SalesPhone({ hours }: { hours: SupportHours | undefined }) {
  const { settings } = useSite();
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        <T k="checkout:stillFailing" />
        <PhoneLink number={settings.salesPhone} className="font-bold underline underline-offset-4" />
      </p>
      {hours ? (
        <p className="text-sm">
          <SupportHoursText hours={hours} />
        </p>
      ) : null}
    </>
  );
}
