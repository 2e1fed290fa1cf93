import { T } from "#app/i18n/t.tsx";
import { HomeLink } from "./home-link.tsx";
import { LanguageLink } from "./language-link.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { useSite } from "./use-site.ts";

/** The header of the checkout: nothing that leads away from an order but the way home and help by phone. */
export function PlainHeader() {
  const { settings } = useSite();
  return (
    <header className="border-b border-line bg-white">
      <div className="contained flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
        <HomeLink />
        <div className="flex items-center gap-6">
          <p className="flex items-center gap-2 text-sm">
            <span className="hidden text-muted md:inline">
              <T k="common:needHelp" />
            </span>
            <PhoneLink number={settings.salesPhone} className="min-h-11 font-bold text-brand-700" />
          </p>
          <LanguageLink keepsTyped className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-700" />
        </div>
      </div>
    </header>
  );
}
