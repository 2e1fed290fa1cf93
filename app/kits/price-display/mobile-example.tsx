import { ContentText, T } from "#app/i18n/t.tsx";
import { costOverMonths, isCommitment } from "#app/kits/pricing/cost-over-months.ts";
import {
  type ClientPromo,
  exampleBill,
  type MobileDiscount,
  savedOnExample,
} from "#app/kits/pricing/mobile-discount.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";

/** What a client saves on the example of a mobile bill: 'Con una factura de móvil de 30,00 €: −72,00 € en 12 meses'. */
export function MobileExample({ discount }: { discount: MobileDiscount }) {
  return (
    <T
      k="sections:costExample"
      values={{
        bill: exampleBill(discount),
        saved: formatEuros(savedOnExample(discount)),
        months: discount.months,
      }}
    />
  );
}

/** Below totals with the discount of a promo: what it is, and its example. */
export function DiscountNote({ promo }: { promo: ClientPromo | undefined }) {
  if (!promo?.mobileDiscount) return null;
  return (
    <p className="mt-3 text-sm text-muted">
      <ContentText of={promo.title} />. <MobileExample discount={promo.mobileDiscount} />
    </p>
  );
}

/** What the example leaves of a client's total, below the total. */
export function TotalWithDiscount({ quote, discount }: { quote: Quote; discount: MobileDiscount }) {
  if (!isCommitment(quote.conditions.commitmentMonths)) return null;
  return (
    <div>
      <p className="flex justify-between gap-x-3">
        <span className="text-muted">
          <T k="sections:costWithDiscount" />
        </span>
        <span className="whitespace-nowrap">
          {formatEuros(costOverMonths(quote, "CLIENT").total - savedOnExample(discount))}
        </span>
      </p>
      <p className="text-sm text-muted">
        <MobileExample discount={discount} />
      </p>
    </div>
  );
}
