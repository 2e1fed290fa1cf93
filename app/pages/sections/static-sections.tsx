import { FaqSection } from "./faq-section.tsx";
import { FeaturesSection } from "./features-section.tsx";
import { GuideSection } from "./guide-section.tsx";
import { PictureTextSection } from "./picture-text-section.tsx";
import type { SectionOf, StaticSectionType } from "./section-frame.tsx";
import { StepsSection } from "./steps-section.tsx";
import { TextSection } from "./text-section.tsx";

/** The sections of texts and pictures. */
export default function StaticSections({ section }: { section: SectionOf<StaticSectionType> }) {
  switch (section._type) {
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
  }
}
