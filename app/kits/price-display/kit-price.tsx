import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { costOverMonths } from "#app/kits/pricing/cost-over-months.ts";
import type { PricedKit, Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { formatEuros, withIva } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useSite } from "#app/site/use-site.ts";
import { Price } from "#app/ui/price.tsx";
import { KitTotal, MonthsBar, TotalWithIva } from "./kit-total.tsx";
import { OtherPrice } from "./other-price.tsx";
import { FirstMonths, IntroPriceNote, PeriodMonths, PriceLabel, StruckPrice, TaxLabel } from "./price-labels.tsx";
import { useCheapest } from "./use-quotes.ts";

interface Props {
  quote: Quote;
  /** Whose price it is: the visitor's, unless it is set. */
  clientStatus?: ClientStatus | undefined;
}

interface KitPriceProps extends Props {
  /** `large`: an introductory price and the regular one as a pair, below a bar of their months. */
  size?: "large" | "medium";
  /** Whether it says whose price it is. An order says it elsewhere. */
  saysWhose?: boolean;
}

/**
 * The price of a kit, on its card and above its order: whose it is, what is paid a month at first, its tax, and for how long. The regular
 * price is struck through in the sentence that says from when it is paid: beside the price alone it looked like one that nobody pays. See
 * docs/look.md#prices.
 */
export function KitPrice({ quote, clientStatus, size = "medium", saysWhose = true }: KitPriceProps) {
  const { t } = useTranslation();
  const site = useSite();
  const status = clientStatus ?? site.clientStatus;
  const unit = t("kits:perMonth");
  const { introPrice, monthly } = calculateBill(quote, status);
  const isPair = introPrice && size === "large";
  const tax = (
    <>
      <TaxLabel quote={quote} />
      {isWithoutIva(quote) ? (
        <T as="span" className="block" k="kits:withIva" values={{ price: formatEuros(withIva(monthly)) }} />
      ) : null}
    </>
  );
  return (
    <div>
      {saysWhose ? (
        <p className="mb-1 text-sm font-semibold">
          <PriceLabel clientStatus={status} />
        </p>
      ) : null}
      {isPair ? (
        <>
          <MonthsBar quote={quote} clientStatus={status} />
          {/* Equally large, and beside each other on a phone too. */}
          <div className="price-pair flex flex-wrap items-end gap-y-1">
            <p>
              <Price cents={introPrice.monthly} unit={unit} />
              <span className="block text-sm">
                <T k="sections:costMonths" values={{ from: 1, to: introPrice.months }} />
              </span>
            </p>
            <p>
              <Price cents={monthly} unit={unit} />
              <T as="span" className="block text-sm" k="kits:fromMonth" values={{ month: introPrice.months + 1 }} />
            </p>
          </div>
        </>
      ) : (
        <Price cents={introPrice?.monthly ?? monthly} unit={unit} size={size} note={tax} />
      )}
      {introPrice ? (
        <p className="mt-1 text-sm">
          {isPair ? <span className="font-semibold text-muted">{tax} · </span> : null}
          <T k="kits:introMonths" values={{ months: introPrice.months }} />{" "}
          <s className="text-muted">{formatEuros(monthly)}</s>
          {isPair ? null : (
            <b>
              , <T k="kits:introThen" values={{ price: `${formatEuros(monthly)}${unit}` }} />
            </b>
          )}
        </p>
      ) : null}
    </div>
  );
}

/** The price of a kit that is ordered, with its total, the one-off payment and what is free. See docs/rules.md#price-labels. */
export function OrderPrice({ quote, clientStatus }: Props) {
  return (
    <div className="space-y-3">
      <KitPrice quote={quote} clientStatus={clientStatus} saysWhose={false} />
      <KitTotal quote={quote} clientStatus={clientStatus} variant="months" />
      <OneOffPayment quote={quote} clientStatus={clientStatus} />
      <p className="text-sm text-muted">
        <T k="kits:freeInstallation" />. <T k="kits:freeSignUp" />.
      </p>
    </div>
  );
}

interface MonthlyPriceProps extends Props {
  /**
   * In a table of kits and client statuses: the regular price large, because that is what compares clients with others, and the
   * introductory one in the note. The column's heading has the unit and the tax.
   */
  isInTable?: boolean;
}

/** The price of a kit in a table or a list: what is paid a month at first, and from which month the regular price is paid. */
export function MonthlyPrice({ quote, clientStatus, isInTable = false }: MonthlyPriceProps) {
  const { t } = useTranslation();
  const site = useSite();
  const bill = calculateBill(quote, clientStatus ?? site.clientStatus);
  const { introPrice, monthly } = bill;
  return (
    <>
      <Price
        cents={isInTable ? monthly : (introPrice?.monthly ?? monthly)}
        unit={isInTable ? "" : t("kits:perMonth")}
        size="small"
      />
      {introPrice ? (
        <span className="mt-1 block text-sm leading-snug text-muted">
          {isInTable ? <FirstMonths introPrice={introPrice} /> : <IntroPriceNote bill={bill} />}
        </span>
      ) : null}
    </>
  );
}

interface PeriodPricesProps extends Props {
  /** The size of a price that does not change. */
  size: "medium" | "small";
}

/**
 * The monthly price of each period of the commitment, equally large, with its months below it where there are several. Beside an
 * introductory price the kit's own is struck through. One that lasts the whole commitment says what is paid after it.
 */
export function PeriodPrices({ quote, clientStatus, size }: PeriodPricesProps) {
  const { t } = useTranslation();
  const site = useSite();
  const status = clientStatus ?? site.clientStatus;
  const bill = calculateBill(quote, status);
  const { periods } = costOverMonths(quote, status);
  const changes = periods.length > 1;
  const lasting = periods.at(-1);
  return periods.map((period) => (
    <p key={period.from}>
      <Price
        cents={period.monthly}
        unit={t("kits:perMonth")}
        size={changes ? "small" : size}
        note={<TaxLabel quote={quote} />}
      />
      {changes ? (
        <span className="block text-sm text-muted">
          <PeriodMonths period={period} />
          {period === lasting ? null : (
            <>
              {" "}
              · <StruckPrice cents={lasting?.monthly ?? 0} />
            </>
          )}
        </span>
      ) : bill.introPrice ? (
        <span className="block text-sm text-muted">
          <IntroPriceNote bill={bill} />
        </span>
      ) : null}
    </p>
  ));
}

/** What is paid once, with the first bill. Nothing for clients. */
export function OneOffPayment({ quote, clientStatus }: Props) {
  const site = useSite();
  const { oneOff } = calculateBill(quote, clientStatus ?? site.clientStatus);
  if (oneOff === 0) return null;
  return <T as="p" className="text-sm text-muted" k="kits:oneOff" values={{ price: formatEuros(oneOff) }} />;
}

interface FromPriceProps {
  kits: PricedKit[];
  /** Whether the kits follow at once, with what the other client status pays. */
  isShort?: boolean;
}

/** "From" price: the first monthly price of the cheapest kit for this visitor, and its total over the commitment. Nothing without kits. */
export function FromPrice({ kits, isShort = false }: FromPriceProps) {
  const { clientStatus } = useSite();
  const { t } = useTranslation();
  const cheapest = useCheapest(kits);
  if (!cheapest) return null;
  const { quote, bill } = cheapest;
  return (
    <div>
      <p className="mb-1 font-semibold">
        <PriceLabel clientStatus={clientStatus} />, <T k="kits:from" />
      </p>
      <Price
        cents={bill.introPrice?.monthly ?? bill.monthly}
        unit={t("kits:perMonth")}
        size={isShort ? "medium" : "large"}
        note={<TaxLabel quote={quote} />}
      />
      {bill.introPrice ? (
        <p className="mt-1 text-sm text-muted">
          <IntroPriceNote bill={bill} />
        </p>
      ) : null}
      <KitTotal quote={quote} variant="line" className="mt-1 text-sm" />
      <TotalWithIva quote={quote} clientStatus={clientStatus} className="block text-sm text-muted" />
      {isShort ? null : <OtherPrice quote={quote} isShort hasIva />}
    </div>
  );
}
