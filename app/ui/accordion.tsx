import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { Icon } from "./icon.tsx";

interface Props {
  /** Entries of one group: opening one closes the others. */
  group: string;
  /** What leads to this entry: '#id'. */
  id: string;
  title: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * An entry that unfolds, without JavaScript too. The id stands on what is folded away: browsers open an entry for the target
 * of an address only when the target is within.
 */
export function AccordionEntry({ group, id, title, isOpen = false, children }: Props) {
  return (
    // A browser may have opened it, for the address, before React takes the page over.
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

/** Opens the entry that the address names, also when the visitor came by a link of this site. */
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
