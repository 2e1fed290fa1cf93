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
    <details name={group} open={isOpen} suppressHydrationWarning className="entry">
      <summary>
        {title}
        <span className="round-icon">
          <Icon name="chevron" size={20} />
        </span>
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}

/**
 * Opens the entry of the URL's hash after a client-side navigation, and scrolls to it. After a page load the browser opens it, but does
 * not always show it: Chromium may not scroll to an entry that it has to open, WebKit scrolls before other entries close above it.
 */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const entry = target?.closest("details");
    if (!entry || (entry.open && (isOnScreen(target) || isLeftByVisitor()))) return;
    entry.open = true;
    // Not to the target: WebKit does not scroll to what is still folded, and it unfolds with the next frame.
    entry.scrollIntoView();
  }, [hash]);
}

function isOnScreen(element: Element | null): boolean {
  const { top } = element?.getBoundingClientRect() ?? { top: 0 };
  return top >= 0 && top < innerHeight;
}

/** Whether the visitor has scrolled (`start-page.ts`), before a reload or Back to this page too. */
function isLeftByVisitor(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  const isRestored = load instanceof PerformanceNavigationTiming && load.type !== "navigate";
  return isRestored || document.documentElement.dataset.scrolled !== undefined;
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
