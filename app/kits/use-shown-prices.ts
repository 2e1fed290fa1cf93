import { useSite } from "#app/site/use-site.ts";
import { useTerritory } from "./price-display/use-territory.ts";
import { TERRITORY_PARAMETER } from "./pricing/territory.ts";

/**
 * Whose prices and which territory's a page shows, as the checkout's address takes them along, so that what was shown is what is
 * charged: the status where the page is fixed to one, the territory unless it is the peninsula.
 */
export function useShownPrices(): Record<string, string> {
  const { clientStatus, isStatusFixed } = useSite();
  const territory = useTerritory();
  return {
    ...(isStatusFixed && { client: String(clientStatus === "CLIENT") }),
    ...(territory !== "peninsula" && { [TERRITORY_PARAMETER]: territory }),
  };
}
