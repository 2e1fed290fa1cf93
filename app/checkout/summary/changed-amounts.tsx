import type { ReactNode } from "react";
import { T } from "#app/i18n/t.tsx";
import { formatEuros } from "#app/money.ts";
import type { AmountChange, PriceChange } from "./price-change.ts";

/** The amounts of a price before and after a change, line by line. */
export function ChangedAmounts({ change: { introPrice, monthly } }: { change: PriceChange }) {
  return (
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
  );
}

function ChangedAmount({ name, change: { before, after } }: { name: ReactNode; change: AmountChange }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt>{name}:</dt>
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
