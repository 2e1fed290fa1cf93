import { type FocusEvent, useEffect, useId, useRef, useState } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, useLocale, useText } from "#app/i18n/t.tsx";
import { LinkList } from "#app/site/link-list.tsx";
import type { SiteData } from "#app/site/use-site.ts";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

/** The id of the main menu, and the hash that opens the sidebar. */
export const MENU_ID = "menu";

/**
 * The menus of the main bar. Their entries are content (`navigation`). Below 1032 px `sidebar.tsx` draws the same entries; without
 * JavaScript, this list shows them when the URL ends in '#menu'.
 */
export function MainMenu() {
  const { navigation } = useSite();
  const text = useText();
  return (
    <nav
      id={MENU_ID}
      aria-label={text("common:mainMenu")}
      className="max-lg:hidden max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:z-40 max-lg:bg-white max-lg:p-4 max-lg:shadow-card max-lg:noscript:target:block"
    >
      <ul className="lg:flex xl:gap-x-1">
        {navigation.header.map((entry) => (
          <MenuEntry key={entry._key} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

type Entry = SiteData["navigation"]["header"][number];

/**
 * An entry of the main menu: a link, or a link with a submenu. The submenu opens on hover, on focus and with the arrow button, and
 * closes with Escape. Without JavaScript, CSS opens it on hover and focus. See docs/rules.md#page-header.
 */
function MenuEntry({ entry }: { entry: Entry }) {
  const [isOpen, setOpen] = useState(false);
  const arrow = useRef<HTMLButtonElement>(null);
  const submenu = useRef<HTMLDivElement>(null);
  useEscape(isOpen, () => {
    // The submenu is about to hide the element in focus.
    if (submenu.current?.contains(document.activeElement)) arrow.current?.focus();
    setOpen(false);
  });
  const locale = useLocale();
  const text = useText();
  const id = useId();
  const link = (
    <Link
      to={localePath(locale, entry.href)}
      // Not on the arrow's focus: a click on the arrow would open the submenu and close it at once.
      onFocus={() => setOpen(true)}
      className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full px-3 font-semibold lg:max-xl:px-2 hover:text-brand-700"
    >
      <ContentText of={entry.label} />
    </Link>
  );
  if (entry._type !== "menu") return <li>{link}</li>;
  const closeOnBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <li
      className="group relative"
      onPointerEnter={(event) => event.pointerType === "mouse" && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && setOpen(false)}
      onBlur={closeOnBlur}
    >
      <div className="flex items-center">
        {link}
        <button
          ref={arrow}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={text("common:openMenu", { name: entry.label.text })}
          onClick={() => setOpen(!isOpen)}
          className="-ml-2 flex size-8 items-center justify-center rounded-full hover:bg-brand-50 hover:text-brand-700 noscript:hidden"
        >
          <Icon name="chevron" size={18} className={`transition-transform ${isOpen ? "rotate-180" : ""}`} />
        </button>
      </div>
      <div
        ref={submenu}
        id={id}
        className={`top-full left-0 z-40 lg:absolute lg:pt-2 lg:noscript:group-focus-within:block lg:noscript:group-hover:block ${isOpen ? "" : "lg:hidden"}`}
      >
        <LinkList
          links={entry.links}
          onFollow={() => setOpen(false)}
          className="w-76 rounded-lg border border-line bg-white p-3 shadow-card max-lg:border-0 max-lg:shadow-none"
          linkClassName="flex w-full rounded-md px-3 hover:bg-brand-50 hover:text-brand-700"
        />
      </div>
    </li>
  );
}

/** Listens on the document: a submenu opened by hover does not have the focus. */
function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && latest.current();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOpen]);
}
