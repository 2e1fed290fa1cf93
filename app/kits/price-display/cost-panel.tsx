import { ContentText, T, useText } from "#app/i18n/t.tsx";
import type { OrderedKit } from "#app/kits/kit-content.ts";
import { OrderLinks } from "#app/kits/order/order-links.tsx";
import { type CostPeriod, costOverMonths } from "#app/kits/pricing/cost-over-months.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { Card } from "#app/ui/card.tsx";
import { Price } from "#app/ui/price.tsx";
import { CostLine } from "./cost-lines.tsx";
import { TaxLabel } from "./monthly-price.tsx";
import { useQuotes } from "./use-quotes.ts";
import { WhosePrice } from "./whose-price.tsx";

/** The cost of a kit over the commitment: each period, the one-off payment, what is free, total and average. */
export function CostPanel({ kit }: { kit: OrderedKit }) {
  const { clientStatus } = useSite();
  const quote = useQuotes()(kit, { camera: kit.hasCamera ?? false });
  const { months, periods, oneOff, total, average } = costOverMonths(quote, clientStatus);
  // Where the price changes or something is paid once: else the average is the price.
  const hasAverage = periods.length > 1 || oneOff > 0;
  return (
    <Card as="div" className="grid md:grid-cols-[3fr_2fr] lg:grid-cols-[30rem_1fr]">
      <div className="p-5">
        <p className="text-muted">
          <ContentText of={kit.title} />
        </p>
        <dl className="cost-lines divide-y divide-line">
          {periods.map((period) => (
            <CostLine key={period.from} name={<PeriodMonths period={period} />}>
              <PeriodSum period={period} />
            </CostLine>
          ))}
          {oneOff > 0 ? (
            <CostLine name={<T k="sections:costOneOff" />}>
              <span className="font-bold">{formatEuros(oneOff)}</span>
            </CostLine>
          ) : null}
          <CostLine name={<T k="sections:costNothing" />}>
            <span className="font-bold">{formatEuros(0)}</span>
          </CostLine>
        </dl>
      </div>
      <div className="flex flex-col items-start gap-4 bg-tint p-5">
        <div>
          <p className="text-sm font-semibold">
            <WhosePrice clientStatus={clientStatus} />
          </p>
          <p className="mt-3 text-muted">
            <T k="sections:costTotal" values={{ months }} />
          </p>
          <p className="mt-1">
            <Price cents={total} size="large" note={<TaxLabel quote={quote} />} />
          </p>
          {hasAverage ? (
            <p className="mt-2">
              <T k="sections:costAverage" values={{ price: formatEuros(average) }} />
            </p>
          ) : null}
        </div>
        <OrderLinks kit={kit} className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2" />
      </div>
    </Card>
  );
}

function PeriodMonths({ period: { from, to } }: { period: CostPeriod }) {
  if (from === to) return <T k="sections:costMonth" values={{ month: from }} />;
  return <T k="sections:costMonths" values={{ from, to }} />;
}

/** The price of a period, and its sum: '4 × 19,90 € = 79,60 €'. */
function PeriodSum({ period: { from, to, monthly } }: { period: CostPeriod }) {
  const text = useText();
  const months = to - from + 1;
  return (
    <>
      <Price cents={monthly} unit={text("kits:perMonth")} size="small" />
      <span className="block text-sm text-muted">{`${months} × ${formatEuros(monthly)} = ${formatEuros(months * monthly)}`}</span>
    </>
  );
}
