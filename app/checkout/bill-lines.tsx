import type { ReactNode } from "react";
import type { Localized } from "#app/content/localized.ts";
import { T, useText, Words } from "#app/i18n/t.tsx";
import type { ClientStatus } from "#app/kits/client-status.ts";
import { costOverMonths, isCommitment } from "#app/kits/cost-over-months.ts";
import { type Cents, formatEuros } from "#app/kits/money.ts";
import { billOf, type Quote } from "#app/kits/quote.ts";
import type { Selection } from "#app/kits/selection.ts";

interface Props {
  selection: Localized<Selection>;
  clientStatus: ClientStatus;
}

/** Every amount of a bill on a line of its own, what is free at its normal price, and what all of it comes to. */
export function BillLines({ selection, clientStatus }: Props) {
  const { conditions } = selection.quote;
  const bill = billOf(selection.quote, clientStatus);
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
      <Line name={<T k="checkout:maintenance" />} isIncluded />
      {bill.oneOff > 0 ? <Line name={<T k="checkout:oneOff" />} cents={bill.oneOff} /> : null}
      <WholeCost quote={selection.quote} clientStatus={clientStatus} />
    </dl>
  );
}

/** What the months of the commitment cost together. */
function WholeCost({ quote, clientStatus }: { quote: Quote; clientStatus: ClientStatus }) {
  if (!isCommitment(quote.conditions.commitmentMonths)) return null;
  const { months, total, average } = costOverMonths(quote, clientStatus);
  return (
    <>
      <Line
        name={<T k="checkout:overMonths" values={{ months }} />}
        cents={total}
        isTotal
        className="mt-3 border-t border-line pt-3"
      />
      <Line name={<T k="checkout:average" />} cents={average} isMonthly />
    </>
  );
}

interface LineProps {
  name: ReactNode;
  cents?: Cents;
  isMonthly?: boolean;
  isTotal?: boolean;
  freeInsteadOf?: Cents;
  isIncluded?: boolean;
  className?: string;
}

function Line({ name, cents, isMonthly, isTotal, freeInsteadOf, isIncluded, className = "" }: LineProps) {
  const text = useText();
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? "font-bold" : ""} ${className}`}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap font-semibold tabular-nums">
        {cents === undefined ? null : `${formatEuros(cents)}${isMonthly ? text("kits:perMonth") : ""}`}
        {isIncluded ? (
          <span className="text-success">
            <T k="checkout:included" />
          </span>
        ) : null}
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
