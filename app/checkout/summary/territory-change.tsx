import { useTranslation } from "react-i18next";
import type { Localized } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { type Selection, withTerritory } from "#app/kits/selection.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { Note } from "#app/ui/alert.tsx";
import { ChangedAmounts } from "./changed-amounts.tsx";
import { TERRITORY_NAMES } from "./order-summary.tsx";
import { priceChange } from "./price-change.ts";

interface Props {
  selection: Localized<Selection>;
  clientStatus: ClientStatus;
}

/** Notice that the address changes the shown price (docs/rules.md#territory-of-order). */
export function TerritoryChange({ selection, clientStatus }: Props) {
  const { t } = useTranslation();
  const { quote, territory, shownIn } = selection;
  const shown = withTerritory(selection, shownIn).quote;
  const change = priceChange(shown, quote, clientStatus);
  if (!change) return null;
  const tax = quote.tax ?? t("checkout:iva");
  return (
    <Note variant="attention" className="col-span-12">
      <p>
        <T k="checkout:territoryChanged" values={{ place: t(TERRITORY_NAMES[territory]), tax }} />
      </p>
      <ChangedAmounts
        change={change}
        quotes={isWithoutIva(shown) === isWithoutIva(quote) ? undefined : { before: shown, after: quote }}
      />
    </Note>
  );
}
