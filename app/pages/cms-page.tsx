import type { ReactNode } from "react";
import { ContentText } from "#app/i18n/t.tsx";
import { Breadcrumbs } from "#app/seo/breadcrumbs.tsx";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import contactStyles from "./kinds/contact.css?url";
import decideStyles from "./kinds/decide.css?url";
import explainStyles from "./kinds/explain.css?url";
import sellStyles from "./kinds/sell.css?url";
import serveStyles from "./kinds/serve.css?url";
import type { CmsPage } from "./load-page.server.ts";
import { Sections, type SectionsProps } from "./page-sections.tsx";
import { PageContents, PrintPage } from "./section-parts.tsx";
import type { PageKind } from "./sections/hero-section.tsx";
import { type Section, sectionAnchor } from "./sections/section-frame.tsx";

/** How the kinds of pages look (docs/decisions/0078). Each page fetches its own. */
const KIND_STYLES: Record<PageKind, string> = {
  sell: sellStyles,
  decide: decideStyles,
  explain: explainStyles,
  serve: serveStyles,
};

/** A page of the CMS: breadcrumbs and sections. Its heading is the title of its opening, else the page's title. */
export function CmsPageView({ page, trail }: Pick<CmsPage, "page" | "trail">) {
  const { title, kind, sections } = page;
  // A list of prices opens the page that begins with it.
  const heading = sections.find(
    ({ _type }, position) => _type === "heroSection" || (position === 0 && _type === "territorySection"),
  )?._key;
  return (
    <>
      <StyleSheet href={KIND_STYLES[kind]} />
      {sections.some(hasPhones) && <StyleSheet href={contactStyles} />}
      <Breadcrumbs trail={trail} here={title} />
      <main id="main" className={`page-${kind} w-full pb-16`}>
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

/** The sections in the layout of the page's kind (docs/decisions/0078). */
function Body({ sections, heading, kind, lastChanged }: BodyProps) {
  if (kind === "decide") return <Sections sections={sections} heading={heading} kind={kind} />;
  if (kind === "sell") return <SellingSections sections={sections} heading={heading} kind={kind} />;
  // A strip of benefits belongs to the section above it.
  const [first, second] = sections;
  const hasStrip = second?._type === "benefitsSection" && !second.title;
  const opening = first?._key === heading ? sections.slice(0, hasStrip ? 2 : 1) : [];
  const rest = sections.slice(opening.length);
  const dark = kind === "serve" ? undefined : darkSection(rest);
  return (
    <>
      <Sections sections={opening} heading={heading} kind={kind} />
      <div className={kind === "serve" ? "page-body lg:contained" : "page-body"}>
        {hasContents(rest, kind) ? <PageContents sections={rest} lastChanged={lastChanged} /> : null}
        <div>
          {inRows(rest, isWayOfContact).map((row) => {
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
          {lastChanged ? <PrintPage /> : null}
        </div>
      </div>
    </>
  );
}

/** The section that stands out on a page that explains: its steps or points, else its second picture. */
function darkSection(sections: Section[]): Section | undefined {
  const [picture, secondPicture] = sections.filter(({ _type }) => _type === "pictureTextSection");
  return sections.find(({ _type }) => POINTS.includes(_type)) ?? secondPicture ?? picture;
}

const POINTS: Section["_type"][] = ["stepsSection", "featuresSection", "reasonsSection"];

/** What serves and has no running text is looked through at a glance, such as the ways of contact. */
function hasContents(sections: Section[], kind: PageKind | undefined): boolean {
  return kind !== "serve" || sections.some(({ _type }) => _type === "textSection");
}

/** The sections of a page that sells, and of a kit's page: two short ones that follow each other share a row. */
export function SellingSections({ sections, heading, kind }: SectionsProps) {
  return inRows(sections, isShort).map((row) =>
    row.length > 1 ? (
      <div key={row[0]?._key} className="side-by-side lg:contained">
        <Sections sections={row} heading={heading} kind={kind} />
      </div>
    ) : (
      <Sections key={row[0]?._key} sections={row} heading={heading} kind={kind} />
    ),
  );
}

interface QuizPageProps extends Pick<CmsPage, "page" | "trail"> {
  children: ReactNode;
}

/** A page of the CMS with a quiz above its sections. The sections are hidden while the visitor answers. */
export function CmsPageWithQuiz({ page, trail, children }: QuizPageProps) {
  return (
    <>
      <Breadcrumbs trail={trail} here={page.title} />
      <main id="main" className="group/quiz w-full pb-16 has-data-alone:pb-0">
        {children}
        <div className="group-has-data-alone/quiz:hidden">
          <Sections sections={page.sections} />
        </div>
      </main>
    </>
  );
}

/** Sections that say one thing, of which two fit beside each other. */
const SHORT_SECTIONS: Section["_type"][] = [
  "promoBannerSection",
  "callToActionSection",
  "kitHelpSection",
  "reasonsSection",
  "guaranteeSection",
  "faqSection",
  "callBackSection",
];

const isShort = (section: Section) => SHORT_SECTIONS.includes(section._type);

const hasPhones = ({ _type }: Section) => _type === "contactNeedsSection" || _type === "contactSection";

/** The phones, and the call-back form beside them. */
const isWayOfContact = ({ _type }: Section) => _type === "contactNeedsSection" || _type === "callBackSection";

/** The rows of sections on a wide screen: two that fit beside each other share one. A section without content has none. */
function inRows(sections: Section[], fits: (section: Section) => boolean): Section[][] {
  const rows: Section[][] = [];
  for (const section of sections) {
    if (section._type === "promoBannerSection" && section.promos.length === 0) continue;
    const last = rows.at(-1);
    if (last?.length === 1 && [...last, section].every(fits)) last.push(section);
    else rows.push([section]);
  }
  return rows;
}
