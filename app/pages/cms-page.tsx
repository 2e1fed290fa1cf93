import { ContentText } from "#app/i18n/t.tsx";
import { Breadcrumbs } from "#app/seo/breadcrumbs.tsx";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import decideStyles from "./layouts/decide.css?url";
import explainStyles from "./layouts/explain.css?url";
import { ExplainLayout } from "./layouts/explain.tsx";
import { roomBelow } from "./layouts/parts.tsx";
import sellStyles from "./layouts/sell.css?url";
import { SellLayout } from "./layouts/sell.tsx";
import serveStyles from "./layouts/serve.css?url";
import { hasText, ServeLayout } from "./layouts/serve.tsx";
import serveTextStyles from "./layouts/serve-text.css?url";
import type { CmsPage } from "./load-page.server.ts";
import { type LayoutProps, Sections } from "./page-sections.tsx";

/** The kinds of pages (docs/look.md#page-kinds): where their sections stand, and how they look there. Each page fetches its own styles. */
const LAYOUTS = {
  sell: { Layout: SellLayout, styles: sellStyles },
  decide: { Layout: DecideLayout, styles: decideStyles },
  explain: { Layout: ExplainLayout, styles: explainStyles },
  serve: { Layout: ServeLayout, styles: serveStyles },
};

/** A page of the CMS: breadcrumbs and sections. Its heading is the title of its opening, else the page's title. */
export function CmsPageView({ page, trail }: Pick<CmsPage, "page" | "trail">) {
  const { title, kind, sections, lastChanged } = page;
  const { Layout, styles } = LAYOUTS[kind];
  // A list of prices opens the page that begins with it.
  const heading = sections.find(
    ({ _type }, position) => _type === "heroSection" || (position === 0 && _type === "territorySection"),
  )?._key;
  return (
    <>
      <StyleSheet href={kind === "serve" && hasText(sections) ? serveTextStyles : styles} />
      <Breadcrumbs trail={trail} here={title} />
      <main id="main" className={`page-${kind} w-full ${roomBelow(sections, kind)}`}>
        {heading ? null : <ContentText as="h1" className="contained pt-12 text-title" of={title} />}
        <Layout sections={sections} heading={heading} lastChanged={lastChanged} />
      </main>
    </>
  );
}

/** The sections of a page that decides: each below the one before it (docs/look.md#page-kinds). */
function DecideLayout({ sections, heading }: LayoutProps) {
  return <Sections sections={sections} heading={heading} kind="decide" />;
}
