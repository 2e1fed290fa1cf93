import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { withoutCampaign } from "#app/analytics/campaign.ts";
import { T } from "#app/i18n/t.tsx";
import { TERRITORIES, TERRITORY_PARAMETER, type Territory, taxOf } from "#app/kits/pricing/territory-tax.ts";
import { useSite } from "#app/site/use-site.ts";
import { Link } from "#app/ui/link.tsx";
import { TERRITORY_NAMES } from "./territory-names.ts";
import { useTerritory } from "./use-territory.ts";

/** Links that choose the territory, so that it works without JavaScript. They lead back to the element with the id `anchor`. */
export function TerritoryPicker({ anchor }: { anchor: string }) {
  const { settings } = useSite();
  const { pathname, search } = useLocation();
  const chosen = useTerritory();
  const { t } = useTranslation();
  // A territory without a tax in the CMS would show the peninsula's prices.
  const offered = TERRITORIES.filter((territory) => territory === "peninsula" || taxOf(territory, settings.taxes));
  return (
    <nav aria-label={t("sections:territoryChoose")}>
      <ul className="pill-list">
        {offered.map((territory) => (
          <li key={territory}>
            <Link
              to={{ pathname, search: searchWithTerritory(search, territory), hash: `#${anchor}` }}
              preventScrollReset
              replace
              aria-current={territory === chosen ? "true" : undefined}
            >
              <T k={TERRITORY_NAMES[territory]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The current query string with another territory, without campaign parameters. */
function searchWithTerritory(search: string, territory: Territory): string {
  const query = withoutCampaign(new URLSearchParams(search));
  query.set(TERRITORY_PARAMETER, territory);
  return `?${query}`;
}
