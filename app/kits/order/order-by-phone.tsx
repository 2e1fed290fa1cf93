import { CallFreeLink } from "#app/callback/callback-links.tsx";
import type { WeeklyHours } from "#app/contact/opening-hours.ts";
import { OpeningStatus } from "#app/contact/opening-status.tsx";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { TextLink } from "#app/ui/link.tsx";

interface Props {
  /** When the sales phone is open. */
  week: WeeklyHours | undefined;
}

/** For a device that no kit contains or takes: its price is asked for by phone. Its texts are sent with no other device's page. */
export function OrderByPhone({ week }: Props) {
  const { settings } = useSite();
  const locale = useLocale();
  return (
    <>
      <p className="text-muted">
        <T k="accessories:byPhoneText" />
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CallFreeLink />
        <PhoneLink number={settings.salesPhone} className="font-bold text-brand-700" />
        {week ? <OpeningStatus week={week} /> : null}
      </div>
      <p className="border-t border-line pt-3">
        <T k="accessories:needsKit" />{" "}
        <TextLink to={localePath(locale, PATHS.homeKits)}>
          <T k="accessories:seeKits" />
        </TextLink>
      </p>
    </>
  );
}
