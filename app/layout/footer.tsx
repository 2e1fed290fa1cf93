import { usePageFrame } from "#app/site/page-frame.ts";
import { useSite } from "#app/site/use-site.ts";
import FooterContent from "./footer-content.tsx";

/** The footer of the page's layout: complete, reduced with a special header, or none. See docs/rules.md#page-layouts. */
export function PageFooter() {
  const { layout } = usePageFrame();
  if (layout === "noFooter") return null;
  const isReduced = layout !== "default";
  return <Footer isReduced={isReduced} />;
}

/** Links, phones, and the security company's registration. `isReduced` leaves out the links and phones. See docs/rules.md#page-footer. */
export function Footer({ isReduced = false }: { isReduced?: boolean }) {
  const { footer, legal, reducedFooter } = useSite().navigation;
  return <FooterContent isReduced={isReduced} groups={footer} legal={legal} reducedLinks={reducedFooter ?? []} />;
}
