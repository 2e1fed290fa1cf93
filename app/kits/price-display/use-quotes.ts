import { type Choice, createQuote, type PricedKit, type Quote } from "#app/kits/pricing/quote.ts";
import { applyTerritoryTax, taxOf } from "#app/kits/pricing/territory-tax.ts";
import { useSite } from "#app/site/use-site.ts";
import { useTerritory } from "./use-territory.ts";

/** Quotes kits with the prices of the visitor's territory. Every kit price on a page comes from here. */
export function useQuotes(): (kit: PricedKit, choice?: Choice) => Quote {
  const { settings } = useSite();
  const tax = taxOf(useTerritory(), settings.taxes);
  return (kit, choice) => applyTerritoryTax(createQuote(kit, settings, choice), tax);
}
