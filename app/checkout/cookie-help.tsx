import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Note } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** What to do when the browser keeps no cookies: allow them, or order by phone (docs/decisions/0065). */
export function CookieHelp() {
  const locale = useLocale();
  const { settings } = useSite();
  return (
    <Note variant="attention" className="mt-6">
      <T k="checkout:cookieHelp" />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to={localePath(locale, PATHS.callback)} variant="quiet">
          <T k="checkout:callMe" />
        </ButtonLink>
        <PhoneLink number={settings.salesPhone} />
      </div>
    </Note>
  );
}
