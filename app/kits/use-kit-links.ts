import { localePath } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/t.tsx";
import { kitHref } from "#app/paths.ts";
import { useSite } from "#app/site/use-site.ts";
import { useTerritory } from "./price-display/use-territory.ts";
import { TERRITORY_PARAMETER } from "./pricing/territory-tax.ts";

/**
 * Links to kits in the page's language. On a page with prices for one client status, the links carry it (`client=false`), so that
 * the kit's page shows the same prices. See docs/rules.md#client-status.
 */
export function useKitHref(): (kit: Parameters<typeof kitHref>[0]) => string {
  const locale = useLocale();
  const { clientStatus, isStatusFixed } = useSite();
  const query = isStatusFixed ? `?client=${clientStatus === "CLIENT"}` : "";
  return (kit) => localePath(locale, kitHref(kit, query));
}

/**
 * Search parameters that tell the checkout which prices the page shows, because the shown price is the price charged
 * (docs/rules.md#quoted-price). These are the client status where the page fixes it, and the territory unless it is the peninsula.
 */
export function useShownPrices(): Record<string, string> {
  const { clientStatus, isStatusFixed } = useSite();
  const territory = useTerritory();
  return {
    ...(isStatusFixed && { client: String(clientStatus === "CLIENT") }),
    ...(territory !== "peninsula" && { [TERRITORY_PARAMETER]: territory }),
  };
}
