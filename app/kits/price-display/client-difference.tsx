import { T } from "#app/i18n/t.tsx";
import { clientDifference } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { formatEuros } from "#app/money.ts";

interface Props {
  quote: Quote;
  className?: string;
}

/**
 * How much less a client pays over the commitment than others, or how much more, and how much less each month after the introductory price.
 * Nothing where prices are without IVA, which the sum would need too, and where those who pay more pay no less later.
 */
export function ClientDifference({ quote, className = "" }: Props) {
  const difference = clientDifference(quote);
  if (!difference || isWithoutIva(quote)) return null;
  const { months, more, from, less } = difference;
  if (more > 0 && less <= 0) return null;
  return (
    <p className={`text-sm ${className}`.trimEnd()}>
      {more > 0 ? (
        <T k="sections:costDearer" values={{ months, more: formatEuros(more), month: from, less: formatEuros(less) }} />
      ) : (
        <T k="sections:costCheaper" values={{ months, less: formatEuros(-more) }} />
      )}
    </p>
  );
}
