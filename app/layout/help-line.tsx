import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import { LanguageLinks } from "./language-link.tsx";

/** Help by phone and the other language, in headers without menus; on a phone it stands beside the logo. */
export function HelpLine({ keepsTyped = false }: { keepsTyped?: boolean }) {
  const { settings } = useSite();
  return (
    <div className="flex items-center gap-3 text-sm sm:gap-6">
      <p className="flex items-center gap-2">
        <span className="hidden text-muted md:inline">
          <T k="common:needHelp" />
        </span>
        <PhoneLink number={settings.salesPhone} className="min-h-11 font-bold text-brand-700 max-sm:[&>svg]:hidden" />
      </p>
      <LanguageLinks
        keepsTyped={keepsTyped}
        className="inline-flex min-h-11 items-center font-semibold text-brand-700"
      />
    </div>
  );
}
