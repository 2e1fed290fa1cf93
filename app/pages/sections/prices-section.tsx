import { useId } from "react";
import { T, Words } from "#app/i18n/t.tsx";
import { formatEuros } from "#app/kits/money.ts";
import { PricesTable } from "#app/kits/prices-table.tsx";
import { billOf, type Quote } from "#app/kits/quote.ts";
import { TaxLabel } from "#app/kits/tax-label.tsx";
import { useQuotes } from "#app/kits/use-territory.ts";
import type { SectionOf } from "../section.ts";
import { SectionFrame, SectionHeading } from "./section-frame.tsx";

/** The prices of a segment's kits, for clients and for others. */
export function PricesSection({ section }: { section: SectionOf<"pricesSection"> }) {
  const quoteFor = useQuotes();
  const id = useId();
  const { title, text, note, kits } = section;
  const [first] = kits;
  if (!first) return null;
  return (
    <SectionFrame>
      <SectionHeading id={id} title={title} text={text} />
      <div className="mt-8">
        <PricesTable labelledBy={id} kits={kits} />
      </div>
      <Terms quote={quoteFor(first)} />
      {note ? (
        <p className="mt-2 text-sm text-muted">
          <Words of={note} />
        </p>
      ) : null}
    </SectionFrame>
  );
}

/** The tax, what is free, the commitment, and what others pay once; the same for all kits of a segment. */
function Terms({ quote }: { quote: Quote }) {
  const { oneOff } = billOf(quote, "NOT_CLIENT");
  return (
    <p className="mt-4 text-sm text-muted">
      <TaxLabel quote={quote} /> <T k="kits:conditions" values={{ months: quote.conditions.commitmentMonths }} />{" "}
      {oneOff > 0 ? <T k="sections:notClientOneOff" values={{ price: formatEuros(oneOff) }} /> : null}
    </p>
  );
}
