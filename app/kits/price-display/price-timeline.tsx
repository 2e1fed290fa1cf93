import { T, useText } from "#app/i18n/t.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { costOverMonths, isCommitment, totalWithIva } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { IntroPriceBox, TaxLabel } from "./monthly-price.tsx";

interface Props {
  quote: Quote;
  clientStatus: ClientStatus;
}

/** What a kit costs in which months, and its total over the commitment, below a bar of the months where they differ. See docs/rules.md#cost-over-months. */
export function PriceTimeline({ quote, clientStatus }: Props) {
  const text = useText();
  if (!isCommitment(quote.conditions.commitmentMonths))
    return <IntroPriceBox bill={calculateBill(quote, clientStatus)} />;
  const cost = costOverMonths(quote, clientStatus);
  const { months, periods, total } = cost;
  return (
    <div className="timeline text-sm">
      {periods.length > 1 ? (
        <svg
          viewBox={`0 0 ${months} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mb-2 h-2 w-full rounded-full"
        >
          {periods.map(({ from, to }) => (
            <rect key={from} x={from - 1} width={to - from + 1} height="1" />
          ))}
        </svg>
      ) : null}
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        {periods.map(({ from, to, monthly }) => (
          <div key={from}>
            <dt className="text-muted">
              {from > 1 ? (
                <T k="kits:fromMonth" values={{ month: from }} />
              ) : (
                <T k="sections:costMonths" values={{ from, to }} />
              )}
            </dt>
            <dd className="font-bold">{`${formatEuros(monthly)}${text("kits:perMonth")}`}</dd>
          </div>
        ))}
        <div>
          <dt className="text-muted">
            <T k="sections:costTotal" values={{ months }} />
          </dt>
          <dd className="font-bold">
            {formatEuros(total)}
            {isWithoutIva(quote) ? (
              <>
                {" "}
                <TaxLabel quote={quote} />
                <br />
                <span className="font-normal text-muted">
                  <T k="kits:withIva" values={{ price: formatEuros(totalWithIva(cost)) }} />
                </span>
              </>
            ) : null}
          </dd>
        </div>
      </dl>
    </div>
  );
}
