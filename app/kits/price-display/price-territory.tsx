import { useLocation } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { withoutCampaign } from "#app/analytics/campaign.ts";
import { T } from "#app/i18n/t.tsx";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { TERRITORIES, TERRITORY_PARAMETER, type Territory, taxOf } from "#app/kits/pricing/territory-tax.ts";
import { useSite } from "#app/site/use-site.ts";
import { Link } from "#app/ui/link.tsx";
import { useTerritory } from "./use-quotes.ts";

/**
 * Where the prices beside it apply: 'Precio para Península y Baleares.', or with the name of the tax that replaces IVA there. Opens the
 * choice of territory, whose links work without JavaScript (docs/rules.md#territory-taxes).
 */
export function PriceTerritory({ quote: { tax } }: { quote: Pick<Quote, "tax"> }) {
  const anchor = `territorio-${useId()}`;
  const { t } = useTranslation();
  const { settings } = useSite();
  const { pathname, search } = useLocation();
  const chosen = useTerritory();
  const place = t(`sections:${chosen}`);
  // A territory without a tax in the CMS would show the peninsula's prices.
  const offered = TERRITORIES.filter((territory) => territory === "peninsula" || taxOf(territory, settings.taxes));
  return (
    <details id={anchor} className="text-sm">
      <summary className="line-link flex-wrap font-normal text-muted">
        {tax ? <T k="kits:finalPriceIn" values={{ place, tax }} /> : <T k="kits:priceIn" values={{ place }} />}
        <T as="span" className="text-link" k="kits:changeTerritory" />
      </summary>
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
                <T k={`sections:${territory}`} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function searchWithTerritory(search: string, territory: Territory): string {
  const query = withoutCampaign(new URLSearchParams(search));
  query.set(TERRITORY_PARAMETER, territory);
  return `?${query}`;
}
