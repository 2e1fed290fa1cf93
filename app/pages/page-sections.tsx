import type { Section } from "./section.ts";
import { GuaranteeSection } from "./sections/guarantee-section.tsx";
import { HeroSection } from "./sections/hero-section.tsx";
import { KitOfferSection } from "./sections/kit-offer-section.tsx";
import { KitsSection } from "./sections/kits-section.tsx";
import { ReasonsSection } from "./sections/reasons-section.tsx";
import { StepsSection } from "./sections/steps-section.tsx";
import { TextSection } from "./sections/text-section.tsx";

/** The sections of a page, top to bottom. */
export function PageSections({ sections }: { sections: Section[] }) {
  return (
    <main id="main" className="w-full pb-16">
      {sections.map((section) => (
        <AnySection key={section._key} section={section} />
      ))}
    </main>
  );
}

function AnySection({ section }: { section: Section }) {
  switch (section._type) {
    case "heroSection":
      return <HeroSection section={section} />;
    case "kitsSection":
      return <KitsSection section={section} />;
    case "kitOfferSection":
      return <KitOfferSection section={section} />;
    case "reasonsSection":
      return <ReasonsSection section={section} />;
    case "guaranteeSection":
      return <GuaranteeSection section={section} />;
    case "stepsSection":
      return <StepsSection section={section} />;
    case "textSection":
      return <TextSection section={section} />;
    default:
      // A type that has no case is an error here at compile time.
      return section satisfies never;
  }
}
