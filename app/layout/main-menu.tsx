import { Link } from "@remix-run/react";
import { localePath } from "#app/i18n/locale.ts";
import { useLocale, useText, Words } from "#app/i18n/t.tsx";
import { LinkList } from "./link-list.tsx";
import { useSite } from "./use-site.ts";

const ENTRY =
  "inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-ink hover:bg-brand-50 hover:text-brand-700";

/**
 * The main menu. On a wide screen an entry with links opens on hover and on focus; its own text leads to the page that holds
 * them all, for touch screens and narrow ones.
 */
export function MainMenu({ className }: { className?: string }) {
  const { navigation } = useSite();
  const locale = useLocale();
  const text = useText();
  return (
    <nav aria-label={text("common:mainMenu")} className={className}>
      <ul className="-mx-2 flex flex-wrap gap-x-1">
        {navigation.header.map((entry) => (
          <li key={entry._key} className="group relative">
            <Link to={localePath(locale, entry.href)} className={ENTRY}>
              <Words of={entry.label} />
            </Link>
            {entry._type === "menu" && (
              <LinkList
                links={entry.links}
                className="invisible absolute left-0 top-full z-40 hidden w-72 rounded-2xl border border-line bg-white px-5 py-3 opacity-0 shadow-card transition-opacity duration-150 group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100 motion-reduce:transition-none lg:block"
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
