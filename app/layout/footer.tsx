import { useLocale } from "#app/i18n/t.tsx";
import { usePageFrame } from "#app/site/page-frame.ts";
import { useSite } from "#app/site/use-site.ts";
import { KeptHtml } from "#app/ui/kept-html.tsx";
import { sentPart } from "#app/ui/sent-part.tsx";

const FooterContent = sentPart(() => import("./footer-content.tsx"));

/** The footer of the page's layout: complete, reduced with a special header, or none. See docs/rules.md#page-layouts. */
export function PageFooter() {
  const { layout } = usePageFrame();
  if (layout === "noFooter") return null;
  const isReduced = layout !== "default";
  return (
    <KeptHtml name="footer" scope="site" from={[isReduced]}>
      <Footer isReduced={isReduced} />
    </KeptHtml>
  );
}

/** Links, phones, and the security company's registration. `isReduced` leaves out the links and phones. See docs/rules.md#page-footer. */
export function Footer({ isReduced = false }: { isReduced?: boolean }) {
  const { footer, legal, reducedFooter } = useSite().navigation;
  const content = footer && legal ? { isReduced, groups: footer, legal, reducedLinks: reducedFooter ?? [] } : undefined;
  return <FooterContent content={content} of={`${useLocale()} ${isReduced}`} />;
}
