import { useId } from "react";
import { ContentText, T } from "#app/i18n/t.tsx";
import bothPricesStyles from "#app/kits/compare/both-prices.css?url";
import { BothPrices } from "#app/kits/compare/both-prices.tsx";
import styles from "#app/kits/compare/compare.css?url";
import { CompareTable } from "#app/kits/compare/compare-table.tsx";
import { PricesTable } from "#app/kits/compare/prices-table.tsx";
import { DiscountNote } from "#app/kits/price-display/kit-total.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { useIsForPartners } from "#app/site/page-frame.ts";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import { CostSection } from "./cost-section.tsx";
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

/** The prices of a segment's kits, for clients and for others: cards to order from, or a table on pages for partners. */
function PricesSection({ section }: { section: SectionOf<"pricesSection"> }) {
  const quoteFor = useQuotes();
  const id = useId();
  const { title, text, note, kits, clientPromo } = section;
  const [first] = kits;
  const isForPartners = useIsForPartners();
  if (!first) return null;
  return (
    <SectionFrame>
      {isForPartners ? null : <StyleSheet href={bothPricesStyles} />}
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <SectionHeading id={id} title={title} text={text} />
        <PriceTerritory quote={quoteFor(first)} />
      </div>
      <div className="mt-4">
        {isForPartners ? <PricesTable labelledBy={id} kits={kits} /> : <BothPrices kits={kits} promo={clientPromo} />}
      </div>
      <Terms quote={quoteFor(first)} />
      {isForPartners ? null : <DiscountNote promo={clientPromo} />}
      {note ? <ContentText as="p" className="mt-2 text-sm text-muted" of={note} /> : null}
    </SectionFrame>
  );
}

/** The conditions, the same for all kits of a segment: tax, commitment period, and the one-off payment of non-clients. */
function Terms({ quote }: { quote: Quote }) {
  const { oneOff } = calculateBill(quote, "NOT_CLIENT");
  return (
    <p className="mt-4 text-sm text-muted">
      <TaxLabel quote={quote} /> <T k="kits:conditions" values={{ months: quote.conditions.commitmentMonths }} />{" "}
      {oneOff > 0 ? <T k="sections:notClientOneOff" values={{ price: formatEuros(oneOff) }} /> : null}
    </p>
  );
}
