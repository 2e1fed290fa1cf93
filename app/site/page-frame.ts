import { useMatches } from "@remix-run/react";
import type { ClientStatus } from "#app/site/client-status.ts";

/** Which header and footer a page has (section 2, layout groups). */
export const LAYOUTS = ["default", "simplified", "commercial", "discount", "noFooter"] as const;

/** What the loader of a page may say of its frame. */
export interface PageFrame {
  layout: (typeof LAYOUTS)[number];
  /** Whose prices it shows, whoever looks; absent where they are the visitor's own. */
  fixedStatus?: ClientStatus | undefined;
}

/** How marketing names whose prices a page shows. */
const STATUS_OF = { client: "CLIENT", notClient: "NOT_CLIENT", visitor: undefined } as const;

/** A page's frame, from what the content says of it. */
export function frameOf(page: {
  layout: PageFrame["layout"] | null;
  pricesFor: keyof typeof STATUS_OF | null;
}): PageFrame {
  return { layout: page.layout ?? "default", fixedStatus: STATUS_OF[page.pricesFor ?? "visitor"] };
}

const DEFAULT: PageFrame = { layout: "default" };

/** The frame of the page that is shown: of the route that is deepest. */
export function usePageFrame(): PageFrame {
  const data = useMatches().at(-1)?.data;
  return typeof data === "object" && data !== null && "frame" in data && isFrame(data.frame) ? data.frame : DEFAULT;
}

/** Whether a page is for partners, who show prices to their customers: no price on it is the reader's own. */
export function useIsForPartners(): boolean {
  return usePageFrame().layout === "simplified";
}

/** Loaders make it by `frameOf`; no schema library for it, which every page would have to fetch. */
function isFrame(frame: unknown): frame is PageFrame {
  return (
    typeof frame === "object" && frame !== null && "layout" in frame && LAYOUTS.some((name) => name === frame.layout)
  );
}
