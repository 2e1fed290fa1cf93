import { T } from "#app/i18n/t.tsx";
import { costOverMonths, isCommitment } from "#app/kits/pricing/cost-over-months.ts";
import { type MobileDiscount, savedOnExample } from "#app/kits/pricing/mobile-discount.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros, toCents } from "#app/money.ts";

/** What a client saves on the example of a mobile bill: 'Con una factura de móvil de 30,00 €: −72,00 € en 12 meses'. */
export function MobileExample({ discount }: { discount: MobileDiscount }) {
  return <T k="sections:costExample" values={{ ...valuesOf(discount), months: discount.months }} />;
}

/** The same beside a total over the whole commitment, in a line: '−72,00 € con una factura de móvil de 30,00 €'. */
export function ShortMobileExample({ discount }: { discount: MobileDiscount }) {
  return <T k="sections:costExampleShort" values={valuesOf(discount)} />;
}

const valuesOf = (discount: MobileDiscount) => ({
  bill: formatEuros(toCents(discount.exampleBill)),
  saved: formatEuros(savedOnExample(discount)),
});

/** What the example leaves of a client's total, below the total. */
export function TotalWithDiscount({ quote, discount }: { quote: Quote; discount: MobileDiscount }) {
  if (!isCommitment(quote.conditions.commitmentMonths)) return null;
  return (
    <div>
      <p className="flex justify-between gap-x-3">
        <span className="text-muted">
          <T k="sections:costWithDiscount" />
        </span>
        <b className="whitespace-nowrap">
          {formatEuros(costOverMonths(quote, "CLIENT").total - savedOnExample(discount))}
        </b>
      </p>
      <p className="text-sm text-muted">
        <MobileExample discount={discount} />
      </p>
    </div>
  );
}
