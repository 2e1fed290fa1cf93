import { useMatches } from "@remix-run/react";
import type { Localized } from "#app/i18n/localize.ts";
import type { SPECIAL_HEADERS_RESULT } from "#app/sanity/sanity.generated.ts";
import type { ClientStatus } from "#app/site/client-status.ts";

/** Headers and footers that a page can have. See docs/rules.md#page-layouts. */
const LAYOUTS = ["default", "simplified", "commercial", "discount", "noFooter"] as const;

/** A page's header and footer, and the status whose prices it shows. Part of its loader's data. */
export interface PageFrame {
  layout: (typeof LAYOUTS)[number];
  /** Set where the page always shows this status's prices, whatever the visitor's own status. */
  fixedStatus?: ClientStatus | undefined;
  links?: HeaderLinks;
}

type HeaderLinks = Localized<NonNullable<SPECIAL_HEADERS_RESULT>["commercial"]>;

/** The values of the CMS field `pricesFor`. */
const STATUS_OF = { client: "CLIENT", notClient: "NOT_CLIENT", visitor: undefined } as const;

/** The frame that a page's CMS fields define. */
export function frameOf(page: {
  layout: PageFrame["layout"] | null;
  pricesFor: keyof typeof STATUS_OF | null;
}): PageFrame {
  return { layout: page.layout ?? "default", fixedStatus: STATUS_OF[page.pricesFor ?? "visitor"] };
}

const DEFAULT: PageFrame = { layout: "default" };

/** The frame of the current page, from its deepest route. */
export function usePageFrame(): PageFrame {
  const data = useMatches().at(-1)?.data;
  return typeof data === "object" && data !== null && "frame" in data && isFrame(data.frame) ? data.frame : DEFAULT;
}

/** Whether the page is for partners, who show prices to their customers: its prices do not depend on the visitor. */
export function useIsForPartners(): boolean {
  return usePageFrame().layout === "simplified";
}

/** Checked by hand: a schema library would be in the JavaScript of every page. */
function isFrame(frame: unknown): frame is PageFrame {
  return (
    typeof frame === "object" && frame !== null && "layout" in frame && LAYOUTS.some((name) => name === frame.layout)
  );
}
