import { T } from "#app/i18n/t.tsx";
import { clientDifference, type Difference } from "#app/kits/pricing/cost-over-months.ts";
import { type MobileDiscount, savedOnExample } from "#app/kits/pricing/mobile-discount.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { type Cents, formatEuros } from "#app/money.ts";

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
  const text = textOf(difference, discount ? savedOnExample(discount) : 0);
  return text ? <p className="text-sm">{text}</p> : null;
}

function textOf({ months, more, from, less }: Difference, saved: Cents) {
  if (more <= 0) return <T k="sections:costCheaper" values={{ months, less: formatEuros(-more) }} />;
  const values = { months, more: formatEuros(more) };
  if (saved > more) return <T k="sections:costDearerUnless" values={{ ...values, less: formatEuros(saved - more) }} />;
  if (less <= 0) return null;
  return <T k="sections:costDearer" values={{ ...values, month: from, less: formatEuros(less) }} />;
}
