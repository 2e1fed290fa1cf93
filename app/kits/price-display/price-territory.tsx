import { useId } from "react";
import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { TERRITORY_NAMES } from "./territory-names.ts";
import { TerritoryPicker } from "./territory-picker.tsx";
import { useTerritory } from "./use-territory.ts";

type TaxedQuote = Pick<Quote, "tax">;

/** Where a price applies: 'Precio para Península y Baleares.', or with the name of the tax that replaces IVA there. */
export function TerritoryText({ quote: { tax } }: { quote: TaxedQuote }) {
  const { t } = useTranslation();
  const place = t(TERRITORY_NAMES[useTerritory()]);
  return tax ? <T k="kits:finalPriceIn" values={{ place, tax }} /> : <T k="kits:priceIn" values={{ place }} />;
}

/** Where the prices beside it apply; opens the choice of territory (docs/rules.md#territory-taxes). */
export function PriceTerritory({ quote }: { quote: TaxedQuote }) {
  const anchor = `territorio-${useId()}`;
  return (
    <details id={anchor} className="text-sm">
      <summary className="line-link flex-wrap font-normal text-muted">
        <TerritoryText quote={quote} />
        <span className="text-link">
          <T k="kits:changeTerritory" />
        </span>
      </summary>
      <TerritoryPicker anchor={anchor} />
    </details>
  );
}
