import type { LinksFunction } from "@remix-run/node";
import type { ReactNode } from "react";
import { ContentText } from "#app/i18n/t.tsx";
import { Breadcrumbs } from "#app/seo/breadcrumbs.tsx";
import { KeptHtml } from "#app/ui/kept-html.tsx";
import type { CmsPage } from "./load-page.server.ts";
import pageStyles from "./pages.css?url";
import {
  AccessoriesSection,
  CallBackSection,
  ContactSections,
  CookieChoicesSection,
  CostSections,
  HouseSection,
  KitOfferSection,
  KitSections,
  PageContents,
  PrintPage,
  QuizStartSection,
  SelectorSection,
  StaticSections,
} from "./section-parts.tsx";
import { BenefitsSection } from "./sections/benefits-section.tsx";
import { CallToActionSection } from "./sections/call-to-action-section.tsx";
import { FaqSection } from "./sections/faq-section.tsx";
import { FeaturesSection } from "./sections/features-section.tsx";
import { GuaranteeSection } from "./sections/guarantee-section.tsx";
import { HeroSection, type PageKind } from "./sections/hero-section.tsx";
import { KitHelpSection } from "./sections/kit-help-section.tsx";
import { PictureTextSection } from "./sections/picture-text-section.tsx";
import { ReasonsSection } from "./sections/reasons-section.tsx";
import { type Section, sectionAnchor } from "./sections/section-frame.tsx";
import { SocialSection } from "./sections/social-section.tsx";
import { TextSection } from "./sections/text-section.tsx";

/** The `links` of a route with pages of the CMS: how their kinds look. */
export const links: LinksFunction = () => [{ rel: "stylesheet", href: pageStyles }];

/** A page of the CMS: breadcrumbs and sections. Its heading is the title of its opening, else the page's title. */
export function CmsPageView({ page, trail }: Pick<CmsPage, "page" | "trail">) {
  const { title, kind, sections } = page;
  // A list of prices opens the page that begins with it.
  const heading = sections.find(
    ({ _type }, position) => _type === "heroSection" || (position === 0 && _type === "territorySection"),
  )?._key;
  return (
    <>
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
  return (
    <>
      <Sections sections={opening} heading={heading} kind={kind} />
      <div className="page-body lg:contained">
        {hasContents(rest, kind) ? <PageContents sections={rest} lastChanged={lastChanged} /> : null}
        <div>
          {inRows(rest, isWayOfContact).map((row) => {
            const parts = row.map((section) => (
              // A link to running text leads to one of its headings.
              <div key={section._key} id={section._type === "textSection" ? undefined : sectionAnchor(section)}>
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

interface SectionsProps {
  sections: Section[];
  /** The key of the section whose title is the page's heading; undefined where the page has another heading. */
  heading?: string | undefined;
  /** What the page is for; pages with their own opening have none. */
  kind?: PageKind;
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

export function Sections({ sections, heading, kind }: SectionsProps) {
  return sections.map((section) => {
    const isHeading = section._key === heading;
    return (
      <KeptHtml key={section._key} name="section" scope="page" from={[section, isHeading, kind]}>
        <AnySection section={section} isHeading={isHeading} kind={kind} />
      </KeptHtml>
    );
  });
}

interface AnySectionProps {
  section: Section;
  isHeading: boolean;
  kind: PageKind | undefined;
}

function AnySection({ section, isHeading, kind }: AnySectionProps) {
  switch (section._type) {
    case "heroSection":
      return <HeroSection section={section} isHeading={isHeading} kind={kind} />;
    case "benefitsSection":
      return <BenefitsSection section={section} />;
    case "reasonsSection":
      return <ReasonsSection section={section} />;
    case "featuresSection":
      return <FeaturesSection section={section} />;
    case "guaranteeSection":
      return <GuaranteeSection section={section} />;
    case "accessoriesSection":
      return <AccessoriesSection section={section} />;
    case "pictureTextSection":
      return <PictureTextSection section={section} />;
    case "textSection":
      return <TextSection section={section} />;
    case "faqSection":
      return <FaqSection section={section} />;
    case "kitHelpSection":
      return <KitHelpSection section={section} />;
    case "quizStartSection":
      return <QuizStartSection section={section} />;
    case "houseSection":
      return <HouseSection section={section} />;
    case "guideSection":
    case "stepsSection":
      return <StaticSections section={section} />;
    case "cookieChoicesSection":
      return <CookieChoicesSection section={section} />;
    case "callToActionSection":
      return <CallToActionSection section={section} />;
    case "contactNeedsSection":
    case "contactSection":
      return <ContactSections section={section} />;
    case "socialSection":
      return <SocialSection section={section} />;
    case "callBackSection":
      return <CallBackSection section={section} />;
    case "kitsSection":
    case "promoBannerSection":
    case "offersSection":
      return <KitSections section={section} />;
    case "kitOfferSection":
      return <KitOfferSection section={section} />;
    case "selectorSection":
      return <SelectorSection section={section} />;
    case "pricesSection":
    case "costSection":
    case "compareSection":
    case "territorySection":
      return <CostSections section={section} isHeading={isHeading} />;
    default:
      // The compiler reports a section type without a case.
      return section satisfies never;
  }
}
