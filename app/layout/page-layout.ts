import { useMatches } from "@remix-run/react";
import { z } from "zod";
import { CLIENT_STATUSES } from "#app/kits/client-status.ts";

/** Which header and footer a page has (section 2, layout groups). */
export const LAYOUTS = ["default", "simplified", "commercial", "discount", "noFooter"] as const;

/** What the loader of a page may say of its frame. */
const frame = z.object({
  layout: z.enum(LAYOUTS).catch("default"),
  /** Whose prices it shows, whoever looks; absent where they are the visitor's own. */
  fixedStatus: z.enum(CLIENT_STATUSES).optional().catch(undefined),
});

export type PageFrame = z.output<typeof frame>;

/** How marketing names whose prices a page shows. */
const STATUS_OF = { client: "CLIENT", notClient: "NOT_CLIENT", visitor: undefined } as const;

/** A page's frame, from what the content says of it. */
export function frameOf(page: {
  layout: PageFrame["layout"] | null;
  pricesFor: keyof typeof STATUS_OF | null;
}): PageFrame {
  return { layout: page.layout ?? "default", fixedStatus: STATUS_OF[page.pricesFor ?? "visitor"] };
}

/** The frame of the page that is shown: of the route that is deepest. */
export function usePageFrame(): PageFrame {
  const data = useMatches().at(-1)?.data;
  return frame.parse(typeof data === "object" && data !== null && "frame" in data ? data.frame : {});
}
