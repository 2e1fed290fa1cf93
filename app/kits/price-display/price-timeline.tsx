import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
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

/** A bar of the months of the commitment, each period of a price in its colour. Nothing where the price stays the same. */
export function MonthsBar({ quote, clientStatus }: Props) {
  if (!isCommitment(quote.conditions.commitmentMonths)) return null;
  const { months, periods } = costOverMonths(quote, clientStatus);
  if (periods.length < 2) return null;
  return (
    <svg
      viewBox={`0 0 ${months} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="timeline mb-2 h-3 w-full rounded-full"
    >
      {periods.map(({ from, to }) => (
        <rect key={from} x={from - 1} width={to - from + 1} height="1" />
      ))}
    </svg>
  );
}

/**
 * The total of a kit over the commitment, which it names; where its months differ in price, below a bar of them, with what it costs in
 * which. See docs/rules.md#cost-over-months.
 */
export function PriceTimeline({ quote, clientStatus }: Props) {
  const { t } = useTranslation();
  if (!isCommitment(quote.conditions.commitmentMonths))
    return <IntroPriceBox bill={calculateBill(quote, clientStatus)} />;
  const cost = costOverMonths(quote, clientStatus);
  const { months, periods, total } = cost;
  return (
    <div className="text-sm">
      <MonthsBar quote={quote} clientStatus={clientStatus} />
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {periods.length > 1
          ? periods.map(({ from, to, monthly }) => (
              <div key={from}>
                <dt className="text-muted">
                  {from > 1 ? (
                    <T k="kits:fromMonth" values={{ month: from }} />
                  ) : (
                    <T k="sections:costMonths" values={{ from, to }} />
                  )}
                </dt>
                <dd className="text-lg leading-tight font-bold">{`${formatEuros(monthly)}${t("kits:perMonth")}`}</dd>
              </div>
            ))
          : null}
        <div className="w-full *:inline">
          <dt>
            <T k="kits:commitmentTotal" values={{ months }} />
          </dt>{" "}
          <dd className="font-bold">{formatEuros(total)}</dd>
          {isWithoutIva(quote) ? (
            <>
              {" "}
              <dd className="w-full text-right text-sm text-muted">
                <T k="kits:withIva" values={{ price: formatEuros(totalWithIva(cost)) }} />
              </dd>
            </>
          ) : null}
        </div>
      </dl>
    </div>
  );
}

/** The total of a kit over the commitment, where the price above it says what it costs in which months. */
export function OfferTotal({ quote, clientStatus }: Props) {
  if (!isCommitment(quote.conditions.commitmentMonths))
    return <IntroPriceBox bill={calculateBill(quote, clientStatus)} />;
  const cost = costOverMonths(quote, clientStatus);
  return (
    <dl className="flex flex-wrap justify-between gap-x-3">
      <dt className="grow basis-1/2 text-muted">
        <T k="sections:costTotal" values={{ months: cost.months }} /> <T k="kits:ofCommitment" />
      </dt>
      <dd className="font-bold">{formatEuros(cost.total)}</dd>
      {isWithoutIva(quote) ? (
        <dd className="w-full text-right text-sm text-muted">
          <TaxLabel quote={quote} /> <T k="kits:withIva" values={{ price: formatEuros(totalWithIva(cost)) }} />
        </dd>
      ) : null}
    </dl>
  );
}
