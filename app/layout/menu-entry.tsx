import { type FocusEvent, useEffect, useId, useRef, useState } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, useLocale, useText } from "#app/i18n/t.tsx";
import { LinkList } from "#app/site/link-list.tsx";
import type { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

type Entry = ReturnType<typeof useSite>["navigation"]["header"][number];

/**
 * An entry of the main menu. Its text leads to the page that holds what stands below it; what stands below opens on hover, on
 * focus and by the arrow beside it, and closes by Escape (section 2). Without JavaScript hover and focus within open it.
 */
export function MenuEntry({ entry }: { entry: Entry }) {
  const [isOpen, setOpen] = useState(false);
  const arrow = useRef<HTMLButtonElement>(null);
  const below = useRef<HTMLDivElement>(null);
  useEscape(isOpen, () => {
    // What has focus is about to be hidden.
    if (below.current?.contains(document.activeElement)) arrow.current?.focus();
    setOpen(false);
  });
  const locale = useLocale();
  const text = useText();
  const id = useId();
  const link = (
    <Link
      to={localePath(locale, entry.href)}
      // Not the arrow's focus: a click on it would open the menu and at once close it.
      onFocus={() => setOpen(true)}
      className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full px-3 font-semibold lg:max-xl:px-2 hover:text-brand-700"
    >
      <ContentText of={entry.label} />
    </Link>
  );
  if (entry._type !== "menu") return <li>{link}</li>;
  const closeOutside = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <li
      className="group relative"
      onPointerEnter={(event) => event.pointerType === "mouse" && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && setOpen(false)}
      onBlur={closeOutside}
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
        ref={below}
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

/** Escape closes wherever focus is: hover has opened it elsewhere. */
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
