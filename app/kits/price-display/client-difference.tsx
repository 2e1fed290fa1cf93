import { T } from "#app/i18n/t.tsx";
import { clientDifference, type Difference } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { PriceLabel } from "./price-label.tsx";

interface Props {
  quote: Quote;
  /** Whether it stands below both prices: then it is a client's, and says so. */
  isBelowBoth?: boolean;
  className?: string;
}

/**
 * How much less a visitor's own status pays over the commitment than the other one, or how much more, and what then changes each month
 * after the introductory price. What clients get off their mobile bill has a line of its own. Nothing where prices are without IVA,
 * which the sum would need too, and where clients, who pay more, pay no less later.
 */
export function ClientDifference({ quote, isBelowBoth = false, className = "text-sm" }: Props) {
  const { clientStatus } = useSite();
  const difference = clientDifference(quote);
  if (!difference || isWithoutIva(quote) || (difference.more > 0 && difference.less <= 0)) return null;
  return (
    <p className={className}>
      {isBelowBoth ? (
        <b>
          <PriceLabel clientStatus="CLIENT" />:{" "}
        </b>
      ) : null}
      {isBelowBoth || clientStatus === "CLIENT" ? clientsText(difference) : othersText(difference)}
    </p>
  );
}

function clientsText({ months, more, from, less }: Difference) {
  if (more <= 0) return <T k="sections:costCheaper" values={{ months, less: formatEuros(-more) }} />;
  return (
    <T k="sections:costDearer" values={{ months, more: formatEuros(more), month: from, less: formatEuros(less) }} />
  );
}

function othersText({ months, more, from, less }: Difference) {
  if (more <= 0) return <T k="sections:otherDearer" values={{ months, more: formatEuros(-more) }} />;
  return (
    <T k="sections:otherCheaper" values={{ months, less: formatEuros(more), month: from, more: formatEuros(less) }} />
  );
}
