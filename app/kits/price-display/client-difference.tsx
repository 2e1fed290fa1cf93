import { T } from "#app/i18n/t.tsx";
import { clientDifference } from "#app/kits/pricing/cost-over-months.ts";
import { type MobileDiscount, savedOnExample } from "#app/kits/pricing/mobile-discount.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { formatEuros } from "#app/money.ts";

interface Props {
  quote: Quote;
  /** What clients get off their mobile bill, which the prices do not count. */
  discount?: MobileDiscount | undefined;
}

/**
 * How much less a client pays over the commitment than others, or how much more: then how much less with the example of the discount on the
 * mobile bill, or each month after the introductory price.
 * Nothing where prices are without IVA, which the sum would need too, and where those who pay more pay no less later.
 */
export function ClientDifference({ quote, discount }: Props) {
  const difference = clientDifference(quote);
  if (!difference || isWithoutIva(quote)) return null;
  const { months, more, from, less } = difference;
  const saved = discount ? savedOnExample(discount) : 0;
  if (more > 0 && less <= 0 && saved <= more) return null;
  return (
    <p className="text-sm">
      {more > 0 && saved > more ? (
        <T
          k="sections:costDearerUnless"
          values={{ months, more: formatEuros(more), less: formatEuros(saved - more) }}
        />
      ) : more > 0 ? (
        <T k="sections:costDearer" values={{ months, more: formatEuros(more), month: from, less: formatEuros(less) }} />
      ) : (
        <T k="sections:costCheaper" values={{ months, less: formatEuros(-more) }} />
      )}
    </p>
  );
}
