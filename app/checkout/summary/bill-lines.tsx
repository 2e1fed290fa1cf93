import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Localized } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { type Bill, calculateBill } from "#app/kits/pricing/bill.ts";
import { costOverMonths, isCommitment, totalWithIva } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { chosenExtras, type Selection } from "#app/kits/selection.ts";
import { type Cents, formatEuros, withIva } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";

interface BillLinesProps {
  selection: Localized<Selection>;
  clientStatus: ClientStatus;
}

/** 'Resumen del pago': every amount, the free items with their normal price, and the totals (docs/rules.md#order-summary). */
export function BillLines({ selection, clientStatus }: BillLinesProps) {
  const { conditions } = selection.quote;
  const bill = calculateBill(selection.quote, clientStatus);
  return (
    <dl className="space-y-1.5 text-sm">
      <KitLines selection={selection} bill={bill} />
      <ExtraLines selection={selection} />
      <MonthlyTotal bill={bill} />
      <MonthlyWithIva quote={selection.quote} bill={bill} />
      <BillLine name={<T k="checkout:installation" />} freeInsteadOf={conditions.installation} />
      <BillLine name={<T k="checkout:signUp" />} freeInsteadOf={conditions.signUp} />
      <BillLine name={<T k="checkout:maintenance" />} isIncluded />
      <OneOffPayment bill={bill} />
      <CommitmentCost quote={selection.quote} clientStatus={clientStatus} hasAverage />
    </dl>
  );
}

interface CommitmentProps {
  quote: Quote;
  clientStatus: ClientStatus;
  /** With the average per month. The total is then in bold, below a line. */
  hasAverage?: boolean;
}

/** The cost over the commitment period; with IVA too, if prices are without it (docs/rules.md#cost-over-months). */
function CommitmentCost({ quote, clientStatus, hasAverage = false }: CommitmentProps) {
  if (!isCommitment(quote.conditions.commitmentMonths)) return null;
  const cost = costOverMonths(quote, clientStatus);
  const { months, total, average } = cost;
  const hasIva = !isWithoutIva(quote);
  return (
    <>
      <BillLine
        name={
          <>
            <T k="checkout:overMonths" values={{ months }} />
            {hasIva ? null : " · "}
            {hasIva ? null : <TaxLabel quote={quote} />}
          </>
        }
        cents={total}
        isTotal={hasAverage}
        className={hasAverage ? "mt-3 border-t border-line pt-3" : ""}
      />
      {hasIva ? null : (
        <BillLine name={<T k="checkout:overMonthsWithIva" values={{ months }} />} cents={totalWithIva(cost)} />
      )}
      {hasAverage ? <BillLine name={<T k="checkout:average" />} cents={average} isMonthly /> : null}
    </>
  );
}

/** What is to be paid each month, once and over the commitment, above the order button. An order with extras shows their prices too. */
export function Totals({ selection, clientStatus }: BillLinesProps) {
  const { quote } = selection;
  const bill = calculateBill(quote, clientStatus);
  const hasExtras = chosenExtras(selection).length > 0;
  return (
    <dl className="space-y-1.5">
      {hasExtras ? (
        <>
          <KitLines selection={selection} bill={bill} />
          <ExtraLines selection={selection} />
        </>
      ) : null}
      <MonthlyTotal bill={bill} />
      <MonthlyWithIva quote={quote} bill={bill} />
      <OneOffPayment bill={bill} />
      <CommitmentCost quote={quote} clientStatus={clientStatus} />
    </dl>
  );
}

/** The kit alone; with an introductory price, one line for it and one for the months after it. */
function KitLines({ selection, bill }: { selection: BillLinesProps["selection"]; bill: Bill }) {
  const { introPrice } = bill;
  if (!introPrice) return <BillLine name={<ContentText of={selection.kitName} />} cents={bill.kit} isMonthly />;
  return (
    <>
      <BillLine
        name={<T k="checkout:kitPromo" values={{ months: introPrice.months }} />}
        cents={introPrice.kit}
        isMonthly
      />
      <BillLine
        name={<T k="checkout:kitAfter" values={{ next: introPrice.months + 1 }} />}
        cents={bill.kit}
        isMonthly
      />
    </>
  );
}

/** The chosen extras. */
function ExtraLines({ selection }: Pick<BillLinesProps, "selection">) {
  return chosenExtras(selection).map(({ key, name, monthly }) => (
    <BillLine key={key} name={<ContentText of={name} />} cents={monthly} isMonthly />
  ));
}

/** The monthly total; with an introductory price, one line for it and one for the months after it. */
function MonthlyTotal({ bill }: { bill: Bill }) {
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

/** What a business pays each month with IVA, where its prices are without. */
function MonthlyWithIva({ quote, bill }: { quote: Quote; bill: Bill }) {
  if (!isWithoutIva(quote)) return null;
  return <BillLine name={<T k="checkout:withIva" />} cents={withIva(bill.monthly)} isMonthly />;
}

/** The one-off payment of non-clients (docs/rules.md#one-off-payment). */
function OneOffPayment({ bill: { oneOff } }: { bill: Bill }) {
  return oneOff > 0 ? <BillLine name={<T k="checkout:oneOff" />} cents={oneOff} /> : null;
}

interface BillLineProps {
  name: ReactNode;
  cents?: Cents;
  isMonthly?: boolean;
  isTotal?: boolean;
  /** Normal price of a free item, in cents: struck through. */
  freeInsteadOf?: Cents;
  isIncluded?: boolean;
  className?: string;
}

/** A line of a bill in a `dl`: an amount, or a free item. */
function BillLine({ name, cents, isMonthly, isTotal, freeInsteadOf, isIncluded, className = "" }: BillLineProps) {
  const { t } = useTranslation();
  return (
    <div className={`flex flex-wrap gap-x-4 ${isTotal ? "font-bold" : ""} ${className}`}>
      <dt className="min-w-0 grow basis-20">{name}</dt>
      <dd className="ml-auto whitespace-nowrap font-semibold tabular">
        {cents === undefined ? null : `${formatEuros(cents)}${isMonthly ? t("kits:perMonth") : ""}`}
        {isIncluded ? (
          <span className="text-success">
            <T k="checkout:included" />
          </span>
        ) : null}
        {freeInsteadOf === undefined ? null : (
          <>
            <span className="sr-only">
              <T k="kits:normally" />{" "}
            </span>
            <s className="font-normal text-muted">{formatEuros(freeInsteadOf)}</s>{" "}
            <span className="text-success">
              <T k="checkout:free" />
            </span>
          </>
        )}
      </dd>
    </div>
  );
}
