import { GuideSection } from "./guide-section.tsx";
import type { SectionOf } from "./section-frame.tsx";
import { StepsSection } from "./steps-section.tsx";

/** The sections of text alone, which nothing can be done with. */
export default function StaticSections({ section }: { section: SectionOf<"guideSection" | "stepsSection"> }) {
  switch (section._type) {
    case "guideSection":
      return <GuideSection section={section} />;
    case "stepsSection":
      return <StepsSection section={section} />;
  }
}
