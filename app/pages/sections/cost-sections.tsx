import { useId } from "react";
import styles from "#app/kits/compare/compare.css?url";
import { CompareTable } from "#app/kits/compare/compare-table.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import { CostSection } from "./cost-section.tsx";
import { PricesSection } from "./prices-section.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";
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

/** A comparison of the kits of a segment. */
function CompareSection({ section }: { section: SectionOf<"compareSection"> }) {
  const { title, text, kits, clientPromo } = section;
  const id = useId();
  const quoteFor = useQuotes();
  const [first] = kits;
  if (!first) return null;
  return (
    <SectionFrame>
      <StyleSheet href={styles} />
      <SectionHeading id={id} title={title} text={text} />
      <PriceTerritory quote={quoteFor(first)} />
      <div className="mt-2">
        <CompareTable labelledBy={id} kits={kits} clientPromo={clientPromo} />
      </div>
    </SectionFrame>
  );
}
