import { useTranslation } from "react-i18next";
import { ContentText, T } from "#app/i18n/t.tsx";
import { OrderLinks } from "#app/kits/order/order-links.tsx";
import { CostLine } from "#app/kits/price-display/free-services.tsx";
import { ClientDifference, TotalWithIva } from "#app/kits/price-display/kit-total.tsx";
import { OtherStatus, otherThan } from "#app/kits/price-display/other-price.tsx";
import { IntroPriceNote, PriceLabel, TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import {
  type ClientPromo,
  type CostPeriod,
  costOverMonths,
  savedOnExample,
} from "#app/kits/pricing/cost-over-months.ts";
import type { OrderedKit } from "#app/kits/queries.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";

interface Props {
  kit: OrderedKit;
  /** The clients' discount on their mobile bill, which the prices do not include. */
  clientPromo?: ClientPromo | undefined;
}

/** The cost of a kit over the commitment, as a receipt: each period, the one-off payment, what is free, total and average. */
export function Receipt({ kit, clientPromo }: Props) {
  const { clientStatus } = useSite();
  const other = otherThan(clientStatus);
  const quote = useQuotes()(kit, { camera: kit.hasCamera ?? false });
  const bill = calculateBill(quote, clientStatus);
  const { months, periods, oneOff, total, average } = costOverMonths(quote, clientStatus);
  const discount = clientStatus === "CLIENT" && !kit.isBusiness ? clientPromo?.mobileDiscount : undefined;
  // Where the price changes or something is paid once: else the average is the price.
  const hasAverage = periods.length > 1 || oneOff > 0;
  return (
    <article className="receipt flex h-full flex-col bg-white p-5 text-ink">
      <Picture
        image={kit.image}
        decorative
        slot="card"
        sizes="(min-width: 40.5rem) 400px, 96px"
        className="h-44 object-cover"
      />
      <ContentText as="h3" className="mt-3 text-2xl" of={kit.kitName} />
      <ContentText as="p" className="md:max-lg:min-h-11 text-sm text-muted" of={kit.title} />
      <dl className="cost-lines mt-3 divide-y divide-line text-sm">
        {periods.map((period) => (
          <CostLine key={period.from} name={<PeriodMonths period={period} />}>
            <PeriodSum period={period} isWhole={!hasAverage} />
            {/* An introductory price for the whole commitment: what is paid after it. */}
            {periods.length === 1 ? <IntroPriceNote bill={bill} /> : null}
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
      <p className="font-semibold">
        <T k="sections:costTotal" values={{ months }} />
        <span className="block text-sm font-normal text-muted">
          <PriceLabel clientStatus={clientStatus} />
        </span>
      </p>
      <p className="mt-2">
        <Price cents={total} size="large" note={<TaxLabel quote={quote} />} />
        <TotalWithIva quote={quote} clientStatus={clientStatus} className="block text-sm text-muted" />
      </p>
      {hasAverage ? (
        <T as="p" className="mt-2 text-sm" k="sections:costAverage" values={{ price: formatEuros(average) }} />
      ) : null}
      <dl className="cost-lines mt-4 divide-y divide-line text-sm">
        {discount ? (
          <CostLine name={<T k="sections:costWithDiscount" />}>
            {formatEuros(total - savedOnExample(discount))}
          </CostLine>
        ) : null}
        <CostLine name={<OtherStatus />}>
          {formatEuros(costOverMonths(quote, other).total)}{" "}
          <TotalWithIva quote={quote} clientStatus={other} className="block text-muted" />
        </CostLine>
      </dl>
      <ClientDifference quote={quote} />
      <OrderLinks kit={kit} className="mt-auto grid gap-1 pt-4 *:justify-center" />
    </article>
  );
}

function PeriodMonths({ period: { from, to } }: { period: CostPeriod }) {
  if (from === to) return <T k="sections:costMonth" values={{ month: from }} />;
  return <T k="sections:costMonths" values={{ from, to }} />;
}

/** The price of a period, and its sum: '4 × 19,90 € = 79,60 €'. One that is the whole cost leaves the sum to the total. */
function PeriodSum({ period: { from, to, monthly }, isWhole }: { period: CostPeriod; isWhole: boolean }) {
  const { t } = useTranslation();
  const months = to - from + 1;
  return (
    <>
      <Price cents={monthly} unit={t("kits:perMonth")} size="small" />
      <span className="block text-sm text-muted">
        {`${months} × ${formatEuros(monthly)}${isWhole ? "" : ` = ${formatEuros(months * monthly)}`}`}
      </span>
    </>
  );
}
