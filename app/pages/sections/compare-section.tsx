import { useId } from "react";
import { T } from "#app/i18n/t.tsx";
import styles from "#app/kits/compare/compare.css?url";
import { CompareTable } from "#app/kits/compare/compare-table.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** A comparison of the kits of a segment. On a phone a page that sells has it folded, below the same kits (`kinds/sell-sections.css`). */
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
      <details className="fold">
        <summary className={buttonClass("quiet", "mt-5")}>
          <T k="sections:compareOpen" />
        </summary>
        <PriceTerritory quote={quoteFor(first)} />
        <div className="mt-2">
          <CompareTable labelledBy={id} kits={kits} clientPromo={clientPromo} />
        </div>
      </details>
    </SectionFrame>
  );
}
