import { T } from "#app/i18n/t.tsx";
import { ClientStatusSwitch } from "./client-status-switch.tsx";
import { HomeLink } from "./home-link.tsx";
import { LanguageLink } from "./language-link.tsx";
import { MainMenu } from "./main-menu.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { useSite } from "./use-site.ts";

/** The header of every page but the checkout's: phone, menu, language and the switch of prices. */
export function Header() {
  const { settings } = useSite();
  return (
    <header className="border-b border-line bg-white">
      <div className="bg-brand-900 text-white">
        <div className="mx-auto flex max-w-7xl items-center justify-between gap-4 px-4 text-sm lg:px-8">
          <p className="flex items-center gap-3">
            <span className="hidden sm:inline">
              <T k="common:callUs" />
            </span>
            <PhoneLink number={settings.salesPhone} className="min-h-11 font-bold" />
          </p>
          <LanguageLink className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline" />
        </div>
      </div>
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-3 lg:px-8">
        <HomeLink />
        <MainMenu className="order-last w-full lg:order-none lg:w-auto" />
        <ClientStatusSwitch />
      </div>
    </header>
  );
}
