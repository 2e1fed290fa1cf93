import type { ReactNode } from "react";
import type { Localized } from "#app/i18n/localize.ts";
import { T, useText } from "#app/i18n/t.tsx";
import { type Selection, withTerritory } from "#app/kits/selection.ts";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { Note } from "#app/ui/alert.tsx";
import { TERRITORY_NAMES } from "./order-summary.tsx";
import { type AmountChange, priceChange } from "./price-change.ts";

interface Props {
  selection: Localized<Selection>;
  clientStatus: ClientStatus;
}

/** Notice that the address changes the shown price (docs/rules.md#territory-of-order). */
export function TerritoryChange({ selection, clientStatus }: Props) {
  const text = useText();
  const { quote, territory, shownIn } = selection;
  const change = priceChange(withTerritory(selection, shownIn).quote, quote, clientStatus);
  if (!change) return null;
  const { introPrice, monthly } = change;
  const tax = quote.tax ?? text("checkout:iva");
  return (
    <Note variant="attention" className="col-span-12">
      <p>
        <T k="checkout:territoryChanged" values={{ place: text(TERRITORY_NAMES[territory]), tax }} />
      </p>
      <dl className="mt-2 space-y-1 font-normal">
        {introPrice ? (
          <ChangedAmount
            name={<T k="checkout:totalPromo" values={{ months: introPrice.months }} />}
            change={introPrice}
          />
        ) : null}
        {monthly ? (
          <ChangedAmount
            name={
              introPrice ? (
                <T k="checkout:totalAfter" values={{ next: introPrice.months + 1 }} />
              ) : (
                <T k="checkout:monthly" />
              )
            }
            change={monthly}
          />
        ) : null}
      </dl>
    </Note>
  );
}

function ChangedAmount({ name, change: { before, after } }: { name: ReactNode; change: AmountChange }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="after:content-[':']">{name}</dt>
      <dd className="tabular">
        <span className="sr-only">
          <T k="checkout:before" />{" "}
        </span>
        <s>{formatEuros(before)}</s>{" "}
        <span className="sr-only">
          <T k="checkout:now" />{" "}
        </span>
        <strong>{formatEuros(after)}</strong>
      </dd>
    </div>
  );
}
