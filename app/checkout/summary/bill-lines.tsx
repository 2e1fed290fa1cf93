import { BillLine } from "#app/checkout/bill-line.tsx";
import { MonthlyTotal, OneOff } from "#app/checkout/totals.tsx";
import type { Localized } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { billOf } from "#app/kits/pricing/bill.ts";
import { costOverMonths, isCommitment } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import type { Selection } from "#app/kits/selection.ts";
import type { ClientStatus } from "#app/site/client-status.ts";

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
      {bill.introPrice ? (
        <>
          <BillLine
            name={<T k="checkout:kitPromo" values={{ months: bill.introPrice.months }} />}
            cents={bill.introPrice.kit}
            isMonthly
          />
          <BillLine
            name={<T k="checkout:kitAfter" values={{ next: bill.introPrice.months + 1 }} />}
            cents={bill.kit}
            isMonthly
          />
        </>
      ) : (
        <BillLine name={<ContentText of={selection.kitName} />} cents={bill.kit} isMonthly />
      )}
      {bill.camera === undefined ? null : (
        <BillLine name={<ContentText of={selection.extraNames.camera} />} cents={bill.camera} isMonthly />
      )}
      {bill.panicButton === undefined ? null : (
        <BillLine name={<ContentText of={selection.extraNames.panicButton} />} cents={bill.panicButton} isMonthly />
      )}
      <MonthlyTotal bill={bill} />
      <BillLine name={<T k="checkout:installation" />} freeInsteadOf={conditions.installation} />
      <BillLine name={<T k="checkout:signUp" />} freeInsteadOf={conditions.signUp} />
      <BillLine name={<T k="checkout:maintenance" />} isIncluded />
      <OneOff bill={bill} />
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
      <BillLine
        name={<T k="checkout:overMonths" values={{ months }} />}
        cents={total}
        isTotal
        className="mt-3 border-t border-line pt-3"
      />
      <BillLine name={<T k="checkout:average" />} cents={average} isMonthly />
    </>
  );
}
