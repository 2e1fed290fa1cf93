import { ContentText } from "#app/i18n/t.tsx";
import promoStyles from "#app/promos/promos.css?url";
import { Breadcrumbs } from "#app/seo/breadcrumbs.tsx";
import { useIsForPartners } from "#app/site/page-frame.ts";
import { PrintButton } from "#app/ui/button.tsx";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import bothPricesStyles from "./kinds/both-prices.css?url";
import contactStyles from "./kinds/contact.css?url";
import decideStyles from "./kinds/decide.css?url";
import explainStyles from "./kinds/explain.css?url";
import legalStyles from "./kinds/legal.css?url";
import receiptStyles from "./kinds/receipts.css?url";
import sellStyles from "./kinds/sell.css?url";
import serveStyles from "./kinds/serve.css?url";
import type { CmsPage } from "./load-page.server.ts";
import { PageContents } from "./page-contents.tsx";
import { Sections, type SectionsProps } from "./page-sections.tsx";
import type { PageKind } from "./sections/hero-section.tsx";
import { type Section, sectionAnchor } from "./sections/section-frame.tsx";
import { inRows, roomBelow, SellingSections } from "./selling-sections.tsx";

/** How the kinds of pages look (docs/look.md#page-kinds). Each page fetches its own. */
const KIND_STYLES: Record<PageKind, string> = {
  sell: sellStyles,
  decide: decideStyles,
  explain: explainStyles,
  serve: serveStyles,
};

/** A page of the CMS: breadcrumbs and sections. Its heading is the title of its opening, else the page's title. */
export function CmsPageView({ page, trail }: Pick<CmsPage, "page" | "trail">) {
  const { title, kind, sections } = page;
  const isForPartners = useIsForPartners();
  // A list of prices opens the page that begins with it.
  const heading = sections.find(
    ({ _type }, position) => _type === "heroSection" || (position === 0 && _type === "territorySection"),
  )?._key;
  return (
    <>
      <StyleSheet href={kind === "serve" && sections.some(isText) ? legalStyles : KIND_STYLES[kind]} />
      {sections.some(hasOffers) && <StyleSheet href={promoStyles} />}
      {sections.some(hasReceipts) && <StyleSheet href={receiptStyles} />}
      {!isForPartners && sections.some(hasPrices) && <StyleSheet href={bothPricesStyles} />}
      {sections.some(hasPhones) && <StyleSheet href={contactStyles} />}
      <Breadcrumbs trail={trail} here={title} />
      <main id="main" className={`page-${kind} w-full ${roomBelow(sections, kind)}`}>
        {heading ? null : (
          <h1 className="contained pt-12 text-title">
            <ContentText of={title} />
          </h1>
        )}
        <Body sections={sections} heading={heading} kind={kind} lastChanged={page.lastChanged} />
      </main>
    </>
  );
}

interface BodyProps extends SectionsProps {
  lastChanged: string | null | undefined;
}

/** The sections in the layout of the page's kind (docs/look.md#page-kinds). */
function Body({ sections, heading, kind, lastChanged }: BodyProps) {
  if (kind === "decide") return <Sections sections={sections} heading={heading} kind={kind} />;
  if (kind === "sell") return <SellingSections sections={sections} heading={heading} kind={kind} />;
  // A strip of benefits belongs to the section above it.
  const [first, second] = sections;
  const hasStrip = second?._type === "benefitsSection" && !second.title;
  const opening = first?._key === heading ? sections.slice(0, hasStrip ? 2 : 1) : [];
  const below = sections.slice(opening.length);
  const inBrief = kind === "serve" ? below.slice(0, 1).filter(isInBrief) : [];
  const rest = below.slice(inBrief.length);
  const print = lastChanged ? <PrintButton /> : null;
  const printsAbove = inBrief.some(isText);
  const dark = kind === "serve" ? undefined : darkSection(rest);
  return (
    <>
      <Sections sections={opening} heading={heading} kind={kind} />
      <div className={kind === "serve" ? "page-body lg:contained" : "page-body"}>
        {inBrief.length > 0 ? (
          <div className="in-brief">
            <Sections sections={inBrief} />
            {printsAbove ? <div className="print-above">{print}</div> : null}
          </div>
        ) : null}
        {hasContents(rest, kind) ? (
          <PageContents sections={rest} lastChanged={lastChanged} isFolded={kind === "serve"} />
        ) : null}
        <div>
          {inRows(rest, areWaysOfContact).map((row) => {
            const parts = row.map((section) => (
              // A link to running text leads to one of its headings.
              <div
                key={section._key}
                id={section._type === "textSection" ? undefined : sectionAnchor(section)}
                className={section === dark ? "dark" : undefined}
              >
                <Sections sections={[section]} heading={heading} kind={kind} />
              </div>
            ));
            return row.length > 1 ? (
              <div key={row[0]?._key} className="beside">
                {parts}
              </div>
            ) : (
              parts
            );
          })}
          {printsAbove ? null : print}
        </div>
      </div>
    </>
  );
}

/** What sums up a page, or is what most come to it for: before the list of its parts, and beside the text on a wide screen. */
const isInBrief = (section: Section) =>
  section._type === "cookieChoicesSection" || (section._type === "textSection" && section.isSummary === true);

/** The section that stands out on a page that explains: its steps or points, else its second picture. */
function darkSection(sections: Section[]): Section | undefined {
  const [picture, secondPicture] = sections.filter(({ _type }) => _type === "pictureTextSection");
  return sections.find(({ _type }) => POINTS.includes(_type)) ?? secondPicture ?? picture;
}

const POINTS: Section["_type"][] = ["stepsSection", "featuresSection", "reasonsSection"];

const isText = (section: Section) => section._type === "textSection";

/** What serves and has no running text is looked through at a glance, such as the ways of contact. */
function hasContents(sections: Section[], kind: PageKind | undefined): boolean {
  return kind !== "serve" || sections.some(isText);
}

const hasPhones = ({ _type }: Section) => _type === "contactNeedsSection" || _type === "contactSection";

const hasOffers = ({ _type }: Section) => _type === "offersSection";

const hasPrices = ({ _type }: Section) => _type === "pricesSection";

const hasReceipts = (section: Section) => section._type === "costSection" && section.shows !== "leaving";

/** The phones, and the call-back form beside them. */
const areWaysOfContact = (...sections: Section[]) =>
  sections.every(({ _type }) => _type === "contactNeedsSection" || _type === "callBackSection");
