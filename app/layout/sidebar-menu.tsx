import { useTranslation } from "react-i18next";
import { ContentText, T } from "#app/i18n/t.tsx";
import { CustomerLink, LinkList, PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

const ENTRY = "flex min-h-13 w-full items-center justify-between gap-3 font-semibold hover:text-brand-700";

/** The sidebar's menus, one open at a time, and the phones. Links replace the history entry of the open sidebar. */
export default function SidebarMenu() {
  const { navigation, settings } = useSite();
  const { t } = useTranslation();
  return (
    <nav aria-label={t("common:mainMenu")}>
      <ul className="divide-y divide-line border-b border-line">
        {navigation.header.map((entry) => (
          <li key={entry._key}>
            {entry.links ? (
              <details name="sidebar" className="group">
                <summary className={`${ENTRY} list-none [&::-webkit-details-marker]:hidden`}>
                  <ContentText of={entry.label} />
                  <Icon name="chevron" size={20} className="transition-transform group-open:rotate-180" />
                </summary>
                <Link
                  path={entry.href}
                  replace
                  className="inline-flex min-h-11 items-center font-semibold text-brand-700"
                >
                  <T k="common:seeAll" />
                  <span className="sr-only">
                    {": "}
                    <ContentText of={entry.label} />
                  </span>
                </Link>
                <LinkList links={entry.links} replace className="pb-3" linkClassName="flex min-h-11 items-center" />
              </details>
            ) : (
              <Link path={entry.href} replace className={ENTRY}>
                <ContentText of={entry.label} />
              </Link>
            )}
          </li>
        ))}
        <li className="empty:hidden">
          <CustomerLink
            replace
            iconSize={20}
            className="flex min-h-13 w-full items-center gap-2 font-semibold hover:text-brand-700"
          />
        </li>
      </ul>
      <dl className="mt-5 text-sm">
        <T as="dt" className="text-muted" k="common:salesPhone" />
        <dd>
          <PhoneLink number={settings.salesPhone} className="text-base font-bold text-brand-700" />
        </dd>
        <T as="dt" className="mt-2 text-muted" k="common:customerPhone" />
        <dd>
          <PhoneLink number={settings.customerPhone} className="text-base font-bold text-brand-700" />
        </dd>
      </dl>
    </nav>
  );
}
