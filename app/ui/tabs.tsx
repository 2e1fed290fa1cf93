import { type KeyboardEvent, type ReactNode, useState } from "react";

interface Props {
  label: string;
  tabs: { id: string; title: ReactNode; content: ReactNode }[];
}

/**
 * Tabs, with one visible panel. The arrow keys move between the tabs. If the tab list is wider than the screen, a shaded edge shows
 * that it scrolls. Without JavaScript all panels are visible, one below the other. Use links where each panel needs its own URL, as in
 * the help area. Not Ariakit's tabs, which weigh 20 KB on pages that show prices.
 */
export function Tabs({ label, tabs }: Props) {
  const [selected, setSelected] = useState(tabs[0]?.id);
  const moveOnKey = (event: KeyboardEvent<HTMLElement>) => {
    const current = tabs.findIndex(({ id }) => id === selected);
    const target = tabs[indexForKey(event.key, current, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    setSelected(target.id);
    document.getElementById(target.id)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} onKeyDown={moveOnKey} className="tabs scroll-edges noscript:hidden">
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            id={id}
            type="button"
            role="tab"
            aria-selected={id === selected}
            aria-controls={panelId(id)}
            tabIndex={id === selected ? undefined : -1}
            onClick={() => setSelected(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }) => (
        <div
          key={id}
          id={panelId(id)}
          role="tabpanel"
          aria-labelledby={id}
          className={`pt-6 ${id === selected ? "" : "hidden"} noscript:block`}
        >
          <p className="mb-3 hidden text-xl font-bold noscript:block">{title}</p>
          {content}
        </div>
      ))}
    </div>
  );
}

const panelId = (id: string) => `${id}-panel`;

/** The tab that a key moves to; undefined for other keys. The last tab is followed by the first. */
function indexForKey(key: string, current: number, count: number): number | undefined {
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
