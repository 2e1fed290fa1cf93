import { Tab, TabList, TabPanel, TabProvider } from "@ariakit/react/tab";
import type { ReactNode } from "react";

interface Props {
  /** What the tabs choose between, for who cannot see them. */
  label: string;
  tabs: { id: string; title: ReactNode; content: ReactNode }[];
}

/**
 * Parts of a page of which one is in sight, moved between by arrow keys. Where the
 * strip is wider than the screen, its shaded edge says that it goes on. Without JavaScript all of them stand one under the
 * other. Where each part should have an address of its own, links do it better: see the help area.
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
