import { CompareSection } from "./compare-section.tsx";
import { CostSection } from "./cost-section.tsx";
import { PricesSection } from "./prices-section.tsx";
import type { SectionOf } from "./section-frame.tsx";
import { TerritorySection } from "./territory-section.tsx";

export type CostSectionType = "pricesSection" | "costSection" | "compareSection" | "territorySection";

interface Props {
  section: SectionOf<CostSectionType>;
  /** Whether its title is the page's `h1`. */
  isHeading?: boolean;
}

/** The sections that compare prices. */
export default function CostSections({ section, isHeading = false }: Props) {
  switch (section._type) {
    case "pricesSection":
      return <PricesSection section={section} />;
    case "costSection":
      return <CostSection section={section} />;
    case "compareSection":
      return <CompareSection section={section} />;
    case "territorySection":
      return <TerritorySection section={section} isHeading={isHeading} />;
  }
}
