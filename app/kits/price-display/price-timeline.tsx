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
  /** Whether the total says that it is that of the commitment, where nothing else says so. */
  saysCommitment?: boolean;
}

/**
 * The total of a kit over the commitment; where its months differ in price, below a bar of them, with what it costs in which. Where they
 * do not, the price above says it. See docs/rules.md#cost-over-months.
 */
export function PriceTimeline({ quote, clientStatus, saysCommitment = false }: Props) {
  const text = useText();
  if (!isCommitment(quote.conditions.commitmentMonths))
    return <IntroPriceBox bill={calculateBill(quote, clientStatus)} />;
  const cost = costOverMonths(quote, clientStatus);
  const { months, periods, total } = cost;
  const stages = periods.length > 1 ? periods : [];
  return (
    <div className="timeline text-sm">
      {stages.length ? (
        <svg
          viewBox={`0 0 ${months} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mb-2 h-3 w-full rounded-full"
        >
          {stages.map(({ from, to }) => (
            <rect key={from} x={from - 1} width={to - from + 1} height="1" />
          ))}
        </svg>
      ) : null}
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {stages.map(({ from, to, monthly }) => (
          <div key={from}>
            <dt className="text-muted">
              {from > 1 ? (
                <T k="kits:fromMonth" values={{ month: from }} />
              ) : (
                <T k="sections:costMonths" values={{ from, to }} />
              )}
            </dt>
            <dd className="text-lg leading-tight font-bold">{`${formatEuros(monthly)}${text("kits:perMonth")}`}</dd>
          </div>
        ))}
        <div className={saysCommitment ? "w-full *:inline" : "flex w-full flex-wrap justify-between gap-x-3 text-base"}>
          <dt className={saysCommitment ? undefined : "grow basis-1/2 text-muted"}>
            <T k={saysCommitment ? "kits:commitmentTotal" : "sections:costTotal"} values={{ months }} />
            {saysCommitment ? null : (
              <>
                {" "}
                <T k="kits:ofCommitment" />
              </>
            )}
          </dt>{" "}
          <dd className="font-bold">{formatEuros(total)}</dd>
          {isWithoutIva(quote) ? (
            <>
              {" "}
              <dd className="w-full text-right text-sm text-muted">
                {saysCommitment ? null : (
                  <>
                    <TaxLabel quote={quote} />{" "}
                  </>
                )}
                <T k="kits:withIva" values={{ price: formatEuros(totalWithIva(cost)) }} />
              </dd>
            </>
          ) : null}
        </div>
      </dl>
    </div>
  );
}
