import { T, useText } from "#app/i18n/t.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { OneOffPayment } from "./kit-price.tsx";
import { PriceTimeline } from "./price-timeline.tsx";

interface Props {
  quote: Quote;
  clientStatus: ClientStatus;
}

/** What a kit costs with the chosen extras, between them and the button: the monthly fee, the total of the commitment, the one-off payment. */
export function MonthlyTotal({ quote, clientStatus }: Props) {
  const text = useText();
  const { introPrice, monthly } = calculateBill(quote, clientStatus);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 tabular">
      <p className="font-bold">
        <T k="kits:runningTotal" />
        {` ${formatEuros(introPrice?.monthly ?? monthly)}${text("kits:perMonth")}`}
      </p>
      <PriceTimeline quote={quote} clientStatus={clientStatus} />
      <OneOffPayment quote={quote} clientStatus={clientStatus} />
    </div>
  );
}
