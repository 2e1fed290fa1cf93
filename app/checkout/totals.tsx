import { T } from "#app/i18n/t.tsx";
import { type Bill, billOf } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { BillLine } from "./bill-line.tsx";

/** What is paid by month, and once: what a visitor confirms. */
export function Totals({ quote, clientStatus }: { quote: Quote; clientStatus: ClientStatus }) {
  const bill = billOf(quote, clientStatus);
  return (
    <dl className="space-y-1.5">
      <MonthlyTotal bill={bill} />
      <OneOff bill={bill} />
    </dl>
  );
}

/** Kit and extras by month; in the first months and afterwards, where a promo makes a difference. */
export function MonthlyTotal({ bill }: { bill: Bill }) {
  return (
    <>
      {bill.introPrice ? (
        <>
          <BillLine
            name={<T k="checkout:totalPromo" values={{ months: bill.introPrice.months }} />}
            cents={bill.introPrice.monthly}
            isMonthly
            isTotal
          />
          <BillLine
            name={<T k="checkout:totalAfter" values={{ next: bill.introPrice.months + 1 }} />}
            cents={bill.monthly}
            isMonthly
            isTotal
          />
        </>
      ) : (
        <BillLine name={<T k="checkout:total" />} cents={bill.monthly} isMonthly isTotal />
      )}
    </>
  );
}

/** What the first bill adds, if it adds anything. */
export function OneOff({ bill: { oneOff } }: { bill: Bill }) {
  return oneOff > 0 ? <BillLine name={<T k="checkout:oneOff" />} cents={oneOff} /> : null;
}
