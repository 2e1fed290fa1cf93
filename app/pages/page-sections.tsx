import { HydrationBoundary } from "#app/hydration/hydration-boundary.tsx";
import { lazyComponent } from "#app/hydration/lazy-component.tsx";
import { HeroSection } from "./sections/hero-section.tsx";
import { BenefitsSection, FeaturesSection, GuideSection, ReasonsSection } from "./sections/list-sections.tsx";
import { CallToActionSection, GuaranteeSection, KitHelpSection } from "./sections/panel-sections.tsx";
import type { PageKind, Section } from "./sections/section-frame.tsx";
import { SocialSection } from "./sections/social-section.tsx";
import { StepsSection } from "./sections/steps-section.tsx";
import { CookieChoicesSection, FaqSection, PictureTextSection, TextSection } from "./sections/text-sections.tsx";

/** The sections with kits and promotions. */
const KitSections = lazyComponent(() => import("./sections/kit-sections.tsx"));

/** The sections that compare prices. */
const CostSections = lazyComponent(() => import("./sections/cost-sections.tsx"));

/** The sections with phone numbers and their hours. */
const ContactSections = lazyComponent(() => import("./sections/contact-sections.tsx"));

const KitOfferSection = lazyComponent(() => import("./sections/kit-offer-section.tsx"));
const SelectorSection = lazyComponent(() => import("./sections/selector-section.tsx"));

const HouseSection = lazyComponent(() => import("./sections/house-section.tsx"));

const QuizStartSection = lazyComponent(() => import("./sections/quiz-start-section.tsx"));
const AccessoriesSection = lazyComponent(() => import("./sections/accessories-section.tsx"));

/** The section with the call-back form, which brings a library for forms. */
const CallBackSection = lazyComponent(() => import("./sections/call-back-section.tsx"));

export interface LayoutProps {
  sections: Section[];
  /** The key of the section whose title is the page's heading; undefined where the page has another heading. */
  heading?: string | undefined;
  /** The day of the last change, of pages that say it. */
  lastChanged?: string | null | undefined;
}

interface Props extends LayoutProps {
  /** What the page is for; pages with their own opening have none. */
  kind?: PageKind;
}

export function Sections({ sections, heading, kind }: Props) {
  return sections.map((section) => {
    const isHeading = section._key === heading;
    return (
      <HydrationBoundary key={section._key}>
        <AnySection section={section} isHeading={isHeading} kind={kind} />
      </HydrationBoundary>
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
      return <FaqSection section={section} />;
    case "featuresSection":
      return <FeaturesSection section={section} />;
    case "guideSection":
      return <GuideSection section={section} />;
    case "pictureTextSection":
      return <PictureTextSection section={section} />;
    case "stepsSection":
      return <StepsSection section={section} />;
    case "textSection":
      return <TextSection section={section} />;
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
