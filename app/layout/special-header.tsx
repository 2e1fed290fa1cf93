import type { ReactNode } from "react";
import { useText } from "#app/i18n/t.tsx";
import { LinkList } from "#app/site/link-list.tsx";
import { useSite } from "#app/site/use-site.ts";
import { ClientStatusSwitch } from "./client-status-switch.tsx";
import { HelpLine } from "./help-line.tsx";
import { HomeLink } from "./home-link.tsx";

interface Props {
  /** The few places that these pages lead to. */
  links: Parameters<typeof LinkList>[0]["links"] | null;
  /** What stands out, above the bar: for whom these pages are. */
  note?: ReactNode;
  hasPrices?: boolean;
}

/** The header of pages beside the shop: commercial, discount and simplified (section 2). No menus, but few links in sight. */
export function SpecialHeader({ links, note, hasPrices = false }: Props) {
  const { isStatusFixed } = useSite();
  const text = useText();
  return (
    <header className="border-b border-line bg-white">
      {note ? <p className="bg-accent-soft px-4 py-2 text-center text-sm font-bold text-accent-ink">{note}</p> : null}
      <div className="contained flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 sm:gap-x-6 lg:min-h-20">
        <HomeLink isCompact />
        {links?.length ? (
          <nav aria-label={text("common:mainMenu")} className="max-lg:order-last max-lg:w-full">
            <LinkList
              links={links}
              className="-mx-2 flex flex-wrap sm:-mx-3 sm:gap-x-1"
              linkClassName="inline-flex rounded-full px-2 text-sm font-semibold sm:px-3 sm:text-base hover:text-brand-700"
            />
          </nav>
        ) : null}
        <HelpLine />
      </div>
      {hasPrices && !isStatusFixed ? (
        <div className="border-t border-line bg-brand-50">
          <div className="contained flex justify-center">
            <ClientStatusSwitch />
          </div>
        </div>
      ) : null}
    </header>
  );
}
