import { useOpenTarget } from "#app/ui/accordion.tsx";
import {
  AccessoriesSection,
  CallBackSection,
  ContactSections,
  CostSections,
  HouseSection,
  KitOfferSection,
  KitSections,
  QuizStartSection,
  SelectorSection,
  StaticSections,
} from "./section-parts.tsx";
import { BenefitsSection } from "./sections/benefits-section.tsx";
import { CallToActionSection } from "./sections/call-to-action-section.tsx";
import { CookieChoicesSection } from "./sections/cookie-choices-section.tsx";
import { GuaranteeSection } from "./sections/guarantee-section.tsx";
import { HeroSection, type PageKind } from "./sections/hero-section.tsx";
import { KitHelpSection } from "./sections/kit-help-section.tsx";
import { ReasonsSection } from "./sections/reasons-section.tsx";
import type { SectionOf, ShownSection, StaticSectionType } from "./sections/section-frame.tsx";
import { SocialSection } from "./sections/social-section.tsx";

export interface SectionsProps {
  sections: ShownSection[];
  /** The key of the section whose title is the page's heading; undefined where the page has another heading. */
  heading?: string | undefined;
  /** What the page is for; pages with their own opening have none. */
  kind?: PageKind;
}

/** The sections of a page, one below the other. */
export function Sections({ sections, heading, kind }: SectionsProps) {
  return sections.map((section) => {
    const isHeading = section._key === heading;
    return <AnySection key={section._key} section={section} isHeading={isHeading} kind={kind} />;
  });
}

interface AnySectionProps {
  section: ShownSection;
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
    case "guaranteeSection":
      return <GuaranteeSection section={section} />;
    case "accessoriesSection":
      return <AccessoriesSection section={section} />;
    case "kitHelpSection":
      return <KitHelpSection section={section} />;
    case "quizStartSection":
      return <QuizStartSection section={section} />;
    case "houseSection":
      return <HouseSection section={section} />;
    case "faqSection":
    case "featuresSection":
    case "guideSection":
    case "pictureTextSection":
    case "stepsSection":
    case "textSection":
      return <StaticSection section={section} />;
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

function StaticSection({ section }: { section: SectionOf<StaticSectionType> }) {
  useOpenTarget();
  return <StaticSections section={section} />;
}
