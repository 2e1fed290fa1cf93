import { type FocusEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { onceHydrated } from "#app/hydration/until-hydrated.ts";
import { textOf } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";
import { LinkList } from "#app/site/links.tsx";
import { type SiteData, useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

/** The id of the main menu, and the hash that opens the sidebar. */
export const MENU_ID = "menu";

/**
 * The menus of the main bar. Their entries are content (`navigation`). Below 1032 px `sidebar.tsx` draws the same entries; until React
 * answers, this list shows them when the URL ends in '#menu'.
 */
export function MainMenu() {
  const { navigation } = useSite();
  const { t } = useTranslation();
  const [isReplaced, setReplaced] = useState(false);
  useEffect(() => onceHydrated(() => setReplaced(true)), []);
  return (
    <nav
      id={MENU_ID}
      aria-label={t("common:mainMenu")}
      className={`max-lg:hidden max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:z-40 max-lg:bg-white max-lg:p-4 max-lg:shadow-card ${isReplaced ? "" : "max-lg:target:block"}`}
    >
      <ul className="main-menu">
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
 * closes with Escape and with a press elsewhere. Without JavaScript, CSS opens it on hover and focus. See docs/rules.md#page-header.
 */
function MenuEntry({ entry }: { entry: Entry }) {
  const [isOpen, setOpen] = useState(false);
  const entryItem = useRef<HTMLLIElement>(null);
  const arrow = useRef<HTMLButtonElement>(null);
  const submenu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The submenu is about to hide the element in focus.
      if (submenu.current?.contains(document.activeElement)) arrow.current?.focus();
      setOpen(false);
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !entryItem.current?.contains(target)) setOpen(false);
    };
    // On the document: a submenu does not have the focus if the pointer opened it, or a tap in Safari, which focuses no button.
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [isOpen]);
  const { t } = useTranslation();
  const id = useId();
  const link = (
    <Link
      path={entry.href}
      // Not on the arrow's focus: a click on the arrow would open the submenu and close it at once.
      onFocus={() => setOpen(true)}
    >
      <ContentText of={entry.label} />
    </Link>
  );
  if (!entry.links) return <li>{link}</li>;
  const closeOnBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <li
      ref={entryItem}
      onPointerEnter={(event) => event.pointerType === "mouse" && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && setOpen(false)}
      onBlur={closeOnBlur}
    >
      <div>
        {link}
        <button
          ref={arrow}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t("common:openMenu", { name: textOf(entry.label) })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron" size={18} />
        </button>
      </div>
      <div ref={submenu} id={id} className={isOpen ? "submenu" : "submenu is-closed"}>
        <LinkList links={entry.links} onFollow={() => setOpen(false)} />
      </div>
    </li>
  );
}
