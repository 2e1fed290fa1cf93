import { CallMeLink } from "#app/callback/callback-links.tsx";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, useLocale } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { CallWidget } from "./call-widget.tsx";
import { ClientStatusSwitch } from "./client-status-switch.tsx";
import { HomeLink } from "./home-link.tsx";
import { LanguageLinks } from "./language-link.tsx";
import { MainMenu } from "./main-menu.tsx";
import { Sidebar } from "./sidebar.tsx";

/**
 * The header of most pages (section 2): a top bar, the menus, and the switch of prices, which stands in the top bar where there is
 * room. 'Te llamamos' is in the top bar below 1032 px and in the main bar from there, and so is the call widget once it has loaded:
 * there in place of the number, here of the button.
 */
export function Header() {
  const { isStatusFixed } = useSite();
  return (
    <header className="relative bg-white">
      <TopBar />
      <div className="border-b border-line">
        <div className="contained flex min-h-16 items-center justify-between gap-x-4 lg:min-h-20 xl:gap-x-6">
          <HomeLink />
          <MainMenu />
          <CallWidget
            position="main-bar"
            device="desktop"
            className="shrink-0 max-lg:hidden"
            fallback={<CallMeLink className="max-lg:hidden" />}
          />
          <Sidebar />
        </div>
      </div>
      {isStatusFixed ? null : (
        <div className="pointer-events-none border-b border-line bg-brand-50 lg:absolute lg:inset-x-0 lg:top-0 lg:border-0 lg:bg-transparent">
          <div className="contained flex justify-center lg:justify-start">
            <ClientStatusSwitch linkClassName="lg:text-white" />
          </div>
        </div>
      )}
    </header>
  );
}

function TopBar() {
  const { settings, navigation } = useSite();
  const locale = useLocale();
  return (
    <div className="bg-brand-900 text-sm text-white">
      <div className="contained flex min-h-11 items-center justify-between gap-4 lg:justify-end lg:gap-6">
        <CallMeLink isSmall className="lg:hidden" />
        <CallWidget
          position="top-bar"
          device="mobile"
          className="lg:hidden"
          fallback={<PhoneLink number={settings.salesPhone} className="min-h-11 font-bold" />}
        />
        {navigation.customerArea ? (
          <Link
            to={localePath(locale, navigation.customerArea.href)}
            className="hidden min-h-11 items-center gap-1.5 underline-offset-4 hover:underline lg:inline-flex"
          >
            <Icon name="user" size={16} />
            <ContentText of={navigation.customerArea.label} />
          </Link>
        ) : null}
        <LanguageLinks className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline" />
      </div>
    </div>
  );
}
