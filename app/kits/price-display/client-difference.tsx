import { T } from "#app/i18n/t.tsx";
import { clientDifference, type Difference } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { WhosePrice } from "./whose-price.tsx";

interface Props {
  quote: Quote;
  /** Whether it says whose difference it is to clients too, because it does not stand below their price. */
  isBelowBoth?: boolean;
  className?: string;
}

/**
 * How much less a client pays over the commitment than others, or how much more, and then how much less each month after the
 * introductory price. The same words wherever a kit is sold: what clients get off their mobile bill has a line of its own.
 * Nothing where prices are without IVA, which the sum would need too, and where those who pay more pay no less later.
 */
export function ClientDifference({ quote, isBelowBoth = false, className = "text-sm" }: Props) {
  const { clientStatus } = useSite();
  const difference = clientDifference(quote);
  if (!difference || isWithoutIva(quote)) return null;
  const text = textOf(difference);
  return text ? (
    <p className={className}>
      {isBelowBoth || clientStatus === "NOT_CLIENT" ? (
        <b>
          <WhosePrice clientStatus="CLIENT" />:{" "}
        </b>
      ) : null}
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
