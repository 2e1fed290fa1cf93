import { useTranslation } from "react-i18next";
import type { Localized } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { withPrices } from "#app/kits/pricing/seen-prices.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { type Selection, withTerritory } from "#app/kits/selection.ts";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { Note } from "#app/ui/alert.tsx";
import { type PriceChange, priceChanges } from "./price-change.ts";

interface ChangeProps {
  changes: PriceChange[];
  /** The prices before and after. */
  shown: Quote;
  charged: Quote;
}

/** The amounts of a price before and after a change, line by line. Where one of them is without tax, each amount names its tax. */
function ChangedAmounts({ changes, shown, charged }: ChangeProps) {
  const namesTax = isWithoutIva(shown) !== isWithoutIva(charged);
  return (
    <dl className="mt-2 space-y-1 font-normal">
      {changes.map(({ name, values, before, after, isMonths }) => (
        <div key={name} className="flex flex-wrap items-baseline gap-x-2">
          <dt>
            <T k={name} values={values} />:
          </dt>
          <dd className="tabular">
            <span className="sr-only">
              <T k="checkout:before" />{" "}
            </span>
            <s>
              <Amount of={before} isMonths={isMonths} />
            </s>{" "}
            {namesTax && !isMonths ? <TaxLabel quote={shown} /> : null}{" "}
            <span className="sr-only">
              <T k="checkout:now" />{" "}
            </span>
            <strong>
              <Amount of={after} isMonths={isMonths} />
            </strong>{" "}
            {namesTax && !isMonths ? <TaxLabel quote={charged} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Amount({ of, isMonths }: Pick<PriceChange, "isMonths"> & { of: number }) {
  return isMonths ? <T k="sections:leaveMonths" values={{ months: of }} /> : formatEuros(of);
}

interface Props {
  selection: Localized<Selection>;
  clientStatus: ClientStatus;
}

/** A notice that marketing has changed a price since the visitor began the order (docs/rules.md#quoted-price). */
export function PriceSinceChosen({ selection, clientStatus }: Props) {
  const { seen, base, quote, territory } = selection;
  if (!seen) return null;
  const before = withTerritory({ base: withPrices(base, seen) }, territory).quote;
  const changes = priceChanges(before, quote, clientStatus);
  if (changes.length === 0) return null;
  return (
    <Note variant="attention" className="col-span-12">
      <T as="p" k={changes.every(({ isMonths }) => isMonths) ? "checkout:termsChanged" : "checkout:priceChanged"} />
      <ChangedAmounts changes={changes} shown={before} charged={quote} />
    </Note>
  );
}

/** A notice that the address changes the shown price (docs/rules.md#territory-of-order). */
export function TerritoryChange({ selection, clientStatus }: Props) {
  const { t } = useTranslation();
  const { quote, territory, shownIn } = selection;
  const shown = withTerritory(selection, shownIn).quote;
  const changes = priceChanges(shown, quote, clientStatus);
  if (changes.length === 0) return null;
  const tax = quote.tax ?? t("checkout:iva");
  return (
    <Note variant="attention" className="col-span-12">
      <T as="p" k="checkout:territoryChanged" values={{ place: t(`checkout:${territory}`), tax }} />
      <ChangedAmounts changes={changes} shown={shown} charged={quote} />
    </Note>
  );
}
