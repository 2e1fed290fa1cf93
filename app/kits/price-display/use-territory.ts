import { useSearchParams } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { type Choice, createQuote, type PricedKit } from "#app/kits/pricing/quote.ts";
import {
  applyTerritoryTax,
  parseTerritory,
  TERRITORY_PARAMETER,
  type Territory,
  taxOf,
} from "#app/kits/pricing/territory.ts";
import { useSite } from "#app/site/use-site.ts";
import { readTerritoryCookie, subscribeToTerritory, writeTerritoryCookie } from "./territory-choice.ts";

/**
 * The territory whose prices the page shows: the search parameter first, on the server too, then the cookie. The cookie only counts
 * after hydration, so that the HTML can be cached. See docs/rules.md#territory-of-visitor.
 */
export function useTerritory(): Territory {
  const [searchParams] = useSearchParams();
  const asked = parseTerritory(searchParams.get(TERRITORY_PARAMETER));
  const remembered = useSyncExternalStore(subscribeToTerritory, readTerritoryCookie, noTerritory);
  useEffect(() => {
    if (asked) writeTerritoryCookie(asked);
  }, [asked]);
  return asked ?? remembered ?? "peninsula";
}

const noTerritory = () => undefined;

/** Quotes kits with the prices of the visitor's territory. Every kit price on a page comes from here. */
export function useQuotes(): (kit: PricedKit, choice?: Choice) => Quote {
  const { settings } = useSite();
  const tax = taxOf(useTerritory(), settings.taxes);
  return (kit, choice) => applyTerritoryTax(createQuote(kit, settings, choice), tax);
}
