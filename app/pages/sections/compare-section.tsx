import { useId } from "react";
import styles from "#app/kits/compare/compare.css?url";
import { CompareTable } from "#app/kits/compare/compare-table.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** A comparison of the kits of a segment. */
export function CompareSection({
  section: { title, text, kits, clientPromo },
}: {
  section: SectionOf<"compareSection">;
}) {
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
