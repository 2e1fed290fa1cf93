import type { ReactNode } from "react";
import { T } from "#app/i18n/t.tsx";
import { clientDifference, type Difference } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { formatEuros } from "#app/money.ts";

interface Props {
  quote: Quote;
  /** Where it does not stand below a client's price: whose difference it is. */
  whose?: ReactNode;
  className?: string;
}

/**
 * How much less a client pays over the commitment than others, or how much more, and then how much less each month after the
 * introductory price. The same words wherever a kit is sold: what clients get off their mobile bill has a line of its own.
 * Nothing where prices are without IVA, which the sum would need too, and where those who pay more pay no less later.
 */
export function ClientDifference({ quote, whose, className = "text-sm" }: Props) {
  const difference = clientDifference(quote);
  if (!difference || isWithoutIva(quote)) return null;
  const text = textOf(difference);
  return text ? (
    <p className={className}>
      {whose}
      {text}
    </p>
  ) : null;
}

function textOf({ months, more, from, less }: Difference) {
  if (more <= 0) return <T k="sections:costCheaper" values={{ months, less: formatEuros(-more) }} />;
  if (less <= 0) return null;
  return (
    <T k="sections:costDearer" values={{ months, more: formatEuros(more), month: from, less: formatEuros(less) }} />
  );
}
