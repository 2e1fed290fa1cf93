import type { ReactNode } from "react";
import type { Localized } from "#app/content/localized.ts";
import { T, useText, Words } from "#app/i18n/t.tsx";
import { type Cents, formatEuros } from "#app/kits/money.ts";
import type { Bill } from "#app/kits/quote.ts";
import type { Selection } from "#app/kits/selection.ts";

interface Props {
  selection: Localized<Selection>;
  bill: Bill;
}

/** Every amount of a bill on a line of its own, with what is free at its normal price. */
export function BillLines({ selection, bill }: Props) {
  const { conditions } = selection.quote;
  return (
    <dl className="space-y-1.5 text-sm">
      {bill.promo ? (
        <>
          <Line
            name={<T k="checkout:kitPromo" values={{ months: bill.promo.months }} />}
            cents={bill.promo.kit}
            isMonthly
          />
          <Line
            name={<T k="checkout:kitAfter" values={{ next: bill.promo.months + 1 }} />}
            cents={bill.kit}
            isMonthly
          />
        </>
      ) : (
        <Line name={<Words of={selection.kitName} />} cents={bill.kit} isMonthly />
      )}
      {bill.camera === undefined ? null : (
        <Line name={<Words of={selection.extraNames.camera} />} cents={bill.camera} isMonthly />
      )}
      {bill.panicButton === undefined ? null : (
        <Line name={<Words of={selection.extraNames.panicButton} />} cents={bill.panicButton} isMonthly />
      )}
      {bill.promo ? (
        <>
          <Line
            name={<T k="checkout:totalPromo" values={{ months: bill.promo.months }} />}
            cents={bill.promo.monthly}
            isMonthly
            isTotal
          />
          <Line
            name={<T k="checkout:totalAfter" values={{ next: bill.promo.months + 1 }} />}
            cents={bill.monthly}
            isMonthly
            isTotal
          />
        </>
      ) : (
        <Line name={<T k="checkout:total" />} cents={bill.monthly} isMonthly isTotal />
      )}
      <Line name={<T k="checkout:installation" />} freeInsteadOf={conditions.installation} />
      <Line name={<T k="checkout:signUp" />} freeInsteadOf={conditions.signUp} />
      {bill.oneOff > 0 ? <Line name={<T k="checkout:oneOff" />} cents={bill.oneOff} /> : null}
    </dl>
  );
}

function Line(line: { name: ReactNode; cents?: Cents; isMonthly?: boolean; isTotal?: boolean; freeInsteadOf?: Cents }) {
  const text = useText();
  const { name, cents, isMonthly, isTotal, freeInsteadOf } = line;
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? "font-bold" : ""}`}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap font-semibold tabular-nums">
        {cents === undefined ? null : `${formatEuros(cents)}${isMonthly ? text("kits:perMonth") : ""}`}
        {freeInsteadOf === undefined ? null : (
          <>
            <span className="sr-only">
              <T k="kits:normally" />{" "}
            </span>
            <s className="font-normal text-muted">{formatEuros(freeInsteadOf)}</s>{" "}
            <span className="text-success">
              <T k="checkout:free" />
            </span>
          </>
        )}
      </dd>
    </div>
  );
}
