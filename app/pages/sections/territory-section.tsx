import { useId } from "react";
import { ContentText, T } from "#app/i18n/t.tsx";
import type { TextKey } from "#app/i18n/texts.ts";
import { PricesTable } from "#app/kits/compare/prices-table.tsx";
import { CostLine } from "#app/kits/price-display/free-services.tsx";
import { StruckPrice } from "#app/kits/price-display/price-labels.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes, useTerritory } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { taxOf } from "#app/kits/pricing/territory-tax.ts";
import { type Cents, formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SectionFrame, SectionHeading, SectionLink, type SectionOf } from "./section-frame.tsx";

interface Props {
  section: SectionOf<"territorySection">;
  /** Whether its title is the page's `h1`: then it is the page's opening. */
  isHeading?: boolean;
}

/** The prices of all kits, in the territory that the visitor chooses. See docs/rules.md#territory-of-visitor. */
export function TerritorySection({ section, isHeading = false }: Props) {
  const { title, text, link, kits, image } = section;
  const id = useId();
  const quoteFor = useQuotes();
  const [first] = kits;
  const prices = first ? (
    <div>
      <PriceTerritory quote={quoteFor(first)} />
      <PricesTable labelledBy={id} kits={kits} hasSegments />
      <TaxNote />
    </div>
  ) : null;
  if (!isHeading) {
    return prices ? (
      <SectionFrame>
        <SectionHeading id={id} title={title} text={text} />
        {prices}
      </SectionFrame>
    ) : null;
  }
  return (
    // On a phone the prices come before what is paid once; on a wide screen they are beside all else.
    <section className="bg-tint">
      <div className="contained grid gap-x-14 gap-y-2 py-6 lg:grid-cols-[1fr_2fr] lg:grid-rows-[auto_1fr]">
        <div className="space-y-3">
          <ContentText as="h1" id={id} className="text-title" of={title} />
          {text ? <ContentText as="p" className="text-lead text-muted" of={text} /> : null}
          <SectionLink link={link} variant="accent" className="mt-2" />
        </div>
        <div className="lg:row-span-2">{prices}</div>
        <div className="flex flex-col pt-4">
          {first ? (
            <>
              <T as="h2" className="text-xl" k="sections:onceTitle" />
              <OnceCosts quote={quoteFor(first)} />
            </>
          ) : null}
          {image ? (
            <Picture
              image={image}
              decorative
              slot="small"
              sizes="(min-width: 64.5rem) 300px, 1px"
              className="mt-2 h-0 min-h-40 w-full flex-auto max-lg:hidden"
            />
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** In a territory without IVA: what the prices contain, and that promos have their own. */
function TaxNote() {
  const { settings } = useSite();
  const tax = taxOf(useTerritory(), settings.taxes);
  if (!tax) return null;
  return <T as="p" className="mt-4 text-sm text-muted" k="sections:territoryNote" values={{ tax: tax.label }} />;
}

/** What is paid once or not at all, the same for all kits: as in the table beside it, for clients and for others. */
function OnceCosts({ quote }: { quote: Quote }) {
  const { oneOff } = calculateBill(quote, "NOT_CLIENT");
  const { installation, signUp } = quote.conditions;
  return (
    <dl className="cost-lines divide-y divide-line text-sm">
      <Free name="sections:costInstallation" regularPrice={installation} />
      <Free name="sections:costSignUp" regularPrice={signUp} />
      <Free name="sections:costEquipment" />
      {oneOff > 0 ? (
        <CostLine name={<T k="sections:onceNotClients" />}>
          <span className="font-bold">{formatEuros(oneOff)}</span>
        </CostLine>
      ) : null}
    </dl>
  );
}

/** What costs nothing, with what it normally costs struck through, if anything. */
function Free({ name, regularPrice }: { name: TextKey; regularPrice?: Cents }) {
  return (
    <CostLine name={<T k={name} />}>
      {regularPrice === undefined ? null : (
        <>
          <StruckPrice cents={regularPrice} k="kits:normally" className="text-muted" />{" "}
        </>
      )}
      <span className="font-bold text-success">
        <T k={regularPrice === undefined ? "sections:included" : "sections:free"} />
      </span>
    </CostLine>
  );
}
