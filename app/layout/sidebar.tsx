import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale, useText } from "#app/i18n/t.tsx";
import { LinkList } from "#app/site/link-list.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LazyDialog, preloadDialog, useDialogHash } from "#app/ui/lazy-dialog.tsx";
import { Link } from "#app/ui/link.tsx";
import { MENU_ID } from "./main-menu.tsx";

const ENTRY = "flex min-h-13 w-full items-center justify-between gap-3 font-semibold hover:text-brand-700";

/**
 * The menu button below 1032 px, and the sidebar that it opens. Back and Escape close it. `main-menu.tsx` draws the same entries
 * in the main bar.
 */
export function Sidebar() {
  const { isOpen, link, close } = useDialogHash(MENU_ID);
  const text = useText();
  return (
    <>
      <Link
        {...link}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        aria-haspopup="dialog"
        className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-brand-50 lg:hidden"
      >
        <Icon name="menu" />
        <T k="common:menu" />
      </Link>
      <LazyDialog
        isOpen={isOpen}
        onClose={close}
        title={<T k="common:menu" />}
        closeLabel={text("common:close")}
        position="side"
      >
        <SidebarMenu />
      </LazyDialog>
    </>
  );
}

/** The sidebar's menus, one open at a time, and the phones. Links replace the history entry of the open sidebar. */
function SidebarMenu() {
  const { navigation, settings } = useSite();
  const locale = useLocale();
  const text = useText();
  return (
    <nav aria-label={text("common:mainMenu")}>
      <ul className="divide-y divide-line border-b border-line">
        {navigation.header.map((entry) => (
          <li key={entry._key}>
            {entry._type === "menu" ? (
              <details name="sidebar" className="group">
                <summary className={`${ENTRY} list-none [&::-webkit-details-marker]:hidden`}>
                  <ContentText of={entry.label} />
                  <Icon name="chevron" size={20} className="transition-transform group-open:rotate-180" />
                </summary>
                <Link
                  to={localePath(locale, entry.href)}
                  replace
                  className="inline-flex min-h-11 items-center font-semibold text-brand-700"
                >
                  <T k="common:seeAll" />
                  <span className="sr-only">
                    {": "}
                    <ContentText of={entry.label} />
                  </span>
                </Link>
                <LinkList links={entry.links} replace className="pb-3" linkClassName="flex" />
              </details>
            ) : (
              <Link to={localePath(locale, entry.href)} replace className={ENTRY}>
                <ContentText of={entry.label} />
              </Link>
            )}
          </li>
        ))}
        {navigation.customerArea ? (
          <li>
            <Link to={localePath(locale, navigation.customerArea.href)} replace className={ENTRY}>
              <span className="inline-flex items-center gap-2">
                <Icon name="user" size={20} />
                <ContentText of={navigation.customerArea.label} />
              </span>
            </Link>
          </li>
        ) : null}
      </ul>
      <dl className="mt-5 text-sm">
        <dt className="text-muted">
          <T k="common:salesPhone" />
        </dt>
        <dd>
          <PhoneLink number={settings.salesPhone} className="min-h-11 text-base font-bold text-brand-700" />
        </dd>
        <dt className="mt-2 text-muted">
          <T k="common:customerPhone" />
        </dt>
        <dd>
          <PhoneLink number={settings.customerPhone} className="min-h-11 text-base font-bold text-brand-700" />
        </dd>
      </dl>
    </nav>
  );
}
