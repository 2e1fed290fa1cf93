import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { Icon } from "./icon.tsx";

interface Props {
  /** Name of the group. Opening an entry closes the others of its group. */
  group: string;
  /** Anchor of the entry: '#id'. */
  id: string;
  title: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * An entry that expands, without JavaScript too. The id is on the folded content, because browsers open a `details` element for the
 * target of a URL only when the target is inside it. See docs/rules.md#accordions.
 */
export function AccordionEntry({ group, id, title, isOpen = false, children }: Props) {
  return (
    // The browser may have opened the entry of the URL's hash before hydration.
    <details
      name={group}
      open={isOpen}
      suppressHydrationWarning
      className="group/entry border-b border-line [interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-y-clip details-content:transition-[height,content-visibility] details-content:transition-discrete open:details-content:h-auto"
    >
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3 hover:text-brand-700 [&::-webkit-details-marker]:hidden">
        {title}
        <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-100 text-brand-700 transition-transform group-open/entry:rotate-180">
          <Icon name="chevron" size={20} />
        </span>
      </summary>
      <div id={id} className="scroll-mt-24 pb-6">
        {children}
      </div>
    </details>
  );
}

/** Opens the entry of the URL's hash after a client-side navigation. After a page load the browser opens it. */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const entry = target?.closest("details");
    if (!entry || entry.open) return;
    entry.open = true;
    target?.scrollIntoView();
  }, [hash]);
}

/** Details of a card that most visitors do not need, folded away. Works without JavaScript. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group/more border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-semibold text-brand-700 [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevron" size={20} className="shrink-0 transition-transform group-open/more:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
