import type { ReactNode } from "react";
import { T } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import type { AmountChange, PriceChange } from "./price-change.ts";

interface Props {
  change: PriceChange;
  /** The prices before and after, where one of them is without tax: each amount then names its tax. */
  quotes?: Record<keyof AmountChange, Quote>;
}

/** The amounts of a price before and after a change, line by line. */
export function ChangedAmounts({ change: { introPrice, monthly }, quotes }: Props) {
  return (
    <dl className="mt-2 space-y-1 font-normal">
      {introPrice ? (
        <ChangedAmount
          name={<T k="checkout:totalPromo" values={{ months: introPrice.months }} />}
          change={introPrice}
          quotes={quotes}
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
          quotes={quotes}
        />
      ) : null}
    </dl>
  );
}

function ChangedAmount({ name, change, quotes }: Pick<Props, "quotes"> & { name: ReactNode; change: AmountChange }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt>{name}:</dt>
      <dd className="tabular">
        <span className="sr-only">
          <T k="checkout:before" />{" "}
        </span>
        <s>{formatEuros(change.before)}</s> {quotes ? <TaxLabel quote={quotes.before} /> : null}{" "}
        <span className="sr-only">
          <T k="checkout:now" />{" "}
        </span>
        <strong>{formatEuros(change.after)}</strong> {quotes ? <TaxLabel quote={quotes.after} /> : null}
      </dd>
    </div>
  );
}
