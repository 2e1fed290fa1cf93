import { useSearchParams } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { type Choice, type PricedKit, quoteOf } from "#app/kits/pricing/quote.ts";
import { inTerritory, TERRITORY_PARAMETER, type Territory, taxOf, territoryOf } from "#app/kits/pricing/territory.ts";
import { useSite } from "#app/site/use-site.ts";
import { onTerritory, rememberedTerritory, rememberTerritory } from "./territory-choice.ts";

/**
 * Where the visitor wants the alarm: as the address says (`?territorio=canarias`), on the server too, else as this browser
 * remembers. What is remembered shows after the page has loaded: its HTML is the same for everybody, so that it can be cached.
 */
export function useTerritory(): Territory {
  const [query] = useSearchParams();
  const asked = territoryOf(query.get(TERRITORY_PARAMETER));
  const remembered = useSyncExternalStore(onTerritory, rememberedTerritory, nothingRemembered);
  useEffect(() => {
    if (asked) rememberTerritory(asked);
  }, [asked]);
  return asked ?? remembered ?? "peninsula";
}

const nothingRemembered = () => undefined;

/** Quotes kits as the visitor's territory sees them; every price on the site comes from here. */
export function useQuotes(): (kit: PricedKit, choice?: Choice) => Quote {
  const { settings } = useSite();
  const tax = taxOf(useTerritory(), settings.taxes);
  return (kit, choice) => inTerritory(quoteOf(kit, settings, choice), tax);
}
