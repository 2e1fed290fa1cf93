import { useTranslation } from "react-i18next";
import { ContentText, T } from "#app/i18n/t.tsx";
import {
  type ClientPromo,
  clientDifference,
  costOverMonths,
  type Difference,
  exampleBill,
  type MobileDiscount,
  savedOnExample,
  totalWithIva,
} from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useSite } from "#app/site/use-site.ts";
import { PeriodMonths, PriceLabel, TaxLabel } from "./price-labels.tsx";

interface Props {
  quote: Quote;
  /** Whose total it is: the visitor's, unless it is set. */
  clientStatus?: ClientStatus | undefined;
  /**
   * `line`: a line of text. `row`: the total at the end of its row, below the extras of an order. `months`: what each month costs too, below
   * a bar of them.
   */
  variant?: "line" | "row" | "months";
  /** Of a line. */
  className?: string;
}

/** What a kit costs over the commitment. See docs/rules.md#cost-over-months. */
export function KitTotal({ quote, clientStatus, variant = "row", className }: Props) {
  const { t } = useTranslation();
  const site = useSite();
  const status = clientStatus ?? site.clientStatus;
  const { months, periods, total } = costOverMonths(quote, status);
  if (variant === "line") {
    return (
      <p className={className}>
        <T k="kits:commitmentTotal" values={{ months }} /> <b className="whitespace-nowrap">{formatEuros(total)}</b>
      </p>
    );
  }
  const withIva = <TotalWithIva quote={quote} clientStatus={status} />;
  if (variant === "row") {
    return (
      <dl className="flex flex-wrap justify-between gap-x-3">
        <dt className="grow basis-1/2 text-muted">
          <T k="sections:costTotal" values={{ months }} /> <T k="kits:ofCommitment" />
        </dt>
        <dd className="font-bold">{formatEuros(total)}</dd>
        {isWithoutIva(quote) ? (
          <dd className="w-full text-right text-sm text-muted">
            <TaxLabel quote={quote} /> {withIva}
          </dd>
        ) : null}
      </dl>
    );
  }
  return (
    <div className="text-sm">
      <MonthsBar quote={quote} clientStatus={status} />
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {periods.length > 1
          ? periods.map((period) => (
              <div key={period.from}>
                <dt className="text-muted">
                  <PeriodMonths period={period} />
                </dt>
                <dd className="text-lg leading-tight font-bold">{`${formatEuros(period.monthly)}${t("kits:perMonth")}`}</dd>
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
              <dd className="w-full text-right text-sm text-muted">{withIva}</dd>
            </>
          ) : null}
        </div>
      </dl>
    </div>
  );
}

interface WithIvaProps {
  quote: Quote;
  clientStatus: ClientStatus;
  className?: string;
}

/** The total with IVA, beside one without it: '(861,60 € con IVA)'. Nothing where prices include it (docs/rules.md#cost-over-months). */
export function TotalWithIva({ quote, clientStatus, className }: WithIvaProps) {
  if (!isWithoutIva(quote)) return null;
  const price = formatEuros(totalWithIva(costOverMonths(quote, clientStatus)));
  return <T as="span" className={className} k="kits:withIva" values={{ price }} />;
}

/** A bar of the months of the commitment, each period of a price in its colour. Nothing where the price stays the same. */
export function MonthsBar({ quote, clientStatus }: { quote: Quote; clientStatus: ClientStatus }) {
  const { months, periods } = costOverMonths(quote, clientStatus);
  if (periods.length < 2) return null;
  return (
    <svg
      viewBox={`0 0 ${months} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mb-2 h-3 w-full rounded-full"
    >
      {periods.map(({ from, to }) => (
        <rect key={from} x={from - 1} width={to - from + 1} height="1" className="fill-accent last:fill-brand-600" />
      ))}
    </svg>
  );
}

interface DifferenceProps {
  quote: Quote;
  /** Whether it stands below both prices: then it is a client's, and says so. */
  isBelowBoth?: boolean;
  className?: string;
}

/**
 * How much less a visitor's own status pays over the commitment than the other one, or how much more, and what then changes each month
 * after the introductory price. What clients get off their mobile bill has a line of its own. Nothing where prices are without IVA,
 * which the sum would need too, and where clients, who pay more, pay no less later.
 */
export function ClientDifference({ quote, isBelowBoth = false, className = "text-sm" }: DifferenceProps) {
  const { clientStatus } = useSite();
  const difference = clientDifference(quote);
  if (!difference || isWithoutIva(quote) || (difference.more > 0 && difference.less <= 0)) return null;
  return (
    <p className={className}>
      {isBelowBoth ? (
        <b>
          <PriceLabel clientStatus="CLIENT" />:{" "}
        </b>
      ) : null}
      {isBelowBoth || clientStatus === "CLIENT" ? clientsText(difference) : othersText(difference)}
    </p>
  );
}

function clientsText({ months, more, from, less }: Difference) {
  if (more <= 0) return <T k="sections:costCheaper" values={{ months, less: formatEuros(-more) }} />;
  return (
    <T k="sections:costDearer" values={{ months, more: formatEuros(more), month: from, less: formatEuros(less) }} />
  );
}

function othersText({ months, more, from, less }: Difference) {
  if (more <= 0) return <T k="sections:otherDearer" values={{ months, more: formatEuros(-more) }} />;
  return (
    <T k="sections:otherCheaper" values={{ months, less: formatEuros(more), month: from, more: formatEuros(less) }} />
  );
}

/** What a client saves on the example of a mobile bill: 'Con una factura de móvil de 30,00 €: −72,00 € en 12 meses'. */
export function MobileExample({ discount }: { discount: MobileDiscount }) {
  const saved = formatEuros(savedOnExample(discount));
  return <T k="sections:costExample" values={{ bill: exampleBill(discount), saved, months: discount.months }} />;
}

/** Below totals with the discount of a promo: what it is, and its example. */
export function DiscountNote({ promo }: { promo: ClientPromo | undefined }) {
  if (!promo?.mobileDiscount) return null;
  return (
    <p className="mt-3 text-sm text-muted">
      <ContentText of={promo.title} />. <MobileExample discount={promo.mobileDiscount} />
    </p>
  );
}
