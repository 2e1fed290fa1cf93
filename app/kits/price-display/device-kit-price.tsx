import type { PricedKit } from "#app/kits/pricing/quote.ts";
import { useSite } from "#app/site/use-site.ts";
import { MonthlyPrice, TaxLabel } from "./monthly-price.tsx";
import { PriceTerritory } from "./price-territory.tsx";
import { useQuotes } from "./use-quotes.ts";

/** The visitor's monthly price of a kit, on the page of a device that it contains, with its tax. */
export function DeviceKitPrice({ kit }: { kit: PricedKit }) {
  const { clientStatus } = useSite();
  const quote = useQuotes()(kit);
  return (
    <>
      <MonthlyPrice quote={quote} clientStatus={clientStatus} />
      <span className="block text-xs text-muted">
        <TaxLabel quote={quote} />
      </span>
    </>
  );
}

/** Where the prices of these kits apply. Renders nothing without kits. */
export function KitsTerritory({ kits: [first] }: { kits: PricedKit[] }) {
  const quoteFor = useQuotes();
  return first ? <PriceTerritory quote={quoteFor(first)} /> : null;
}
