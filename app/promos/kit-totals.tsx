import { T } from "#app/i18n/t.tsx";
import { costOverMonths, isCommitment } from "#app/kits/pricing/cost-over-months.ts";
import { createQuote, type PricedKit } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useSite } from "#app/site/use-site.ts";

interface Props {
  kits: PricedKit[];
  clientStatus: ClientStatus;
}

/**
 * From which to which total these kits cost over the commitment: what an offer for any of them adds up to. Without the tax of a
 * territory, as the prices of promos. Nothing without kits.
 */
export function KitTotals({ kits, clientStatus }: Props) {
  const { settings } = useSite();
  const quotes = kits.map((kit) => createQuote(kit, settings));
  const costs = quotes
    .filter(({ conditions }) => isCommitment(conditions.commitmentMonths))
    .map((quote) => costOverMonths(quote, clientStatus));
  const [first] = costs;
  if (!first) return null;
  const totals = costs.map(({ total }) => total);
  return (
    <p className="text-sm">
      <T
        k="promos:totalBetween"
        values={{
          months: first.months,
          least: formatEuros(Math.min(...totals)),
          most: formatEuros(Math.max(...totals)),
        }}
      />
    </p>
  );
}
