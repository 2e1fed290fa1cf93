import { Tab, TabList, TabPanel, TabProvider } from "@ariakit/react/tab";
import type { ReactNode } from "react";

interface Props {
  /** Accessible name of the tab list. */
  label: string;
  tabs: { id: string; title: ReactNode; content: ReactNode }[];
}

/**
 * Tabs, with one visible panel. The arrow keys move between the tabs. If the tab list is wider than the screen, a shaded edge shows
 * that it scrolls. Without JavaScript all panels are visible, one below the other. Use links where each panel needs its own URL, as in
 * the help area.
 */
export function Tabs({ label, tabs }: Props) {
  return (
    <TabProvider defaultSelectedId={tabs[0]?.id}>
      <TabList
        aria-label={label}
        className="scroll-edges flex gap-1 overflow-x-auto border-b border-line noscript:hidden"
      >
        {tabs.map(({ id, title }) => (
          <Tab
            key={id}
            id={id}
            className="-mb-px min-h-12 shrink-0 border-b-4 border-transparent px-4 font-semibold text-muted transition-colors hover:text-brand-700 aria-selected:border-brand-700 aria-selected:text-brand-700"
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, title, content }) => (
        <TabPanel key={id} tabId={id} alwaysVisible className="pt-6 not-data-open:hidden noscript:block!">
          <p className="mb-3 hidden text-xl font-bold noscript:block">{title}</p>
          {content}
        </TabPanel>
      ))}
    </TabProvider>
  );
}
