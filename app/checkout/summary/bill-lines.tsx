import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Localized } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import type { TextKey, TextValues } from "#app/i18n/texts.ts";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { type Bill, calculateBill } from "#app/kits/pricing/bill.ts";
import { costOverMonths, totalWithIva } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { chosenExtras, type Selection } from "#app/kits/selection.ts";
import { type Cents, formatEuros, withIva } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";

interface Props {
  selection: Localized<Selection>;
  clientStatus: ClientStatus;
}

/** 'Resumen del pago': every amount, the free items with their normal price, and the totals (docs/rules.md#order-summary). */
export function BillLines({ selection, clientStatus }: Props) {
  const { quote } = selection;
  const bill = calculateBill(quote, clientStatus);
  const lines = [
    ...kitLines(selection, bill),
    ...monthlyLines(quote, bill),
    { ...named("checkout:installation"), freeInsteadOf: quote.conditions.installation },
    { ...named("checkout:signUp"), freeInsteadOf: quote.conditions.signUp },
    { ...named("checkout:maintenance"), isIncluded: true },
    ...oneOffLines(bill),
    ...commitmentLines(quote, clientStatus, { hasAverage: true }),
  ];
  return <Lines lines={lines} className="space-y-1.5 text-sm" />;
}

/** What is to be paid each month, once and over the commitment, above the order button. An order with extras shows their prices too. */
export function Totals({ selection, clientStatus }: Props) {
  const { quote } = selection;
  const bill = calculateBill(quote, clientStatus);
  const lines = [
    ...(chosenExtras(selection).length > 0 ? kitLines(selection, bill) : []),
    ...monthlyLines(quote, bill),
    ...oneOffLines(bill),
    ...commitmentLines(quote, clientStatus, { hasAverage: false }),
  ];
  return <Lines lines={lines} className="space-y-1.5" />;
}

/** A line: an amount, or a free item. */
interface Line {
  id: string;
  name: ReactNode;
  cents?: Cents;
  isMonthly?: boolean;
  isTotal?: boolean;
  /** Normal price of a free item, in cents: struck through. */
  freeInsteadOf?: Cents;
  isIncluded?: boolean;
  className?: string;
}

const named = (k: TextKey, values?: TextValues) => ({ id: k, name: <T k={k} values={values} /> });

/** The kit, with an introductory price one line for it and one for the months after it, and the extras. */
function kitLines(selection: Props["selection"], { introPrice, kit }: Bill): Line[] {
  const kits = introPrice
    ? [
        { ...named("checkout:kitPromo", { months: introPrice.months }), cents: introPrice.kit },
        { ...named("checkout:kitAfter", { next: introPrice.months + 1 }), cents: kit },
      ]
    : [{ id: "kit", name: <ContentText of={selection.kitName} />, cents: kit }];
  const extras = chosenExtras(selection).map(({ key, name, monthly }) => ({
    id: key,
    name: <ContentText of={name} />,
    cents: monthly,
  }));
  return [...kits, ...extras].map((line) => ({ ...line, isMonthly: true }));
}

/** The monthly total, as `kitLines`; with IVA too, where prices are without. */
function monthlyLines(quote: Quote, { introPrice, monthly }: Bill): Line[] {
  const totals = introPrice
    ? [
        { ...named("checkout:totalPromo", { months: introPrice.months }), cents: introPrice.monthly },
        { ...named("checkout:totalAfter", { next: introPrice.months + 1 }), cents: monthly },
      ]
    : [{ ...named("checkout:total"), cents: monthly }];
  const lines = totals.map((line) => ({ ...line, isMonthly: true, isTotal: true }));
  if (!isWithoutIva(quote)) return lines;
  return [...lines, { ...named("checkout:withIva"), cents: withIva(monthly), isMonthly: true }];
}

/** The one-off payment of non-clients (docs/rules.md#one-off-payment). */
const oneOffLines = ({ oneOff }: Bill): Line[] => (oneOff > 0 ? [{ ...named("checkout:oneOff"), cents: oneOff }] : []);

/** The cost over the commitment period; with IVA too, if prices are without it (docs/rules.md#cost-over-months). */
function commitmentLines(quote: Quote, clientStatus: ClientStatus, { hasAverage }: { hasAverage: boolean }): Line[] {
  const cost = costOverMonths(quote, clientStatus);
  const { months, total, average } = cost;
  const over = { ...named("checkout:overMonths", { months }), cents: total };
  const first = hasAverage ? { ...over, isTotal: true, className: "mt-3 border-t border-line pt-3" } : over;
  const withTax = {
    ...first,
    name: (
      <>
        {over.name}
        {" · "}
        <TaxLabel quote={quote} />
      </>
    ),
  };
  const totals = isWithoutIva(quote)
    ? [withTax, { ...named("checkout:overMonthsWithIva", { months }), cents: totalWithIva(cost) }]
    : [first];
  return hasAverage ? [...totals, { ...named("checkout:average"), cents: average, isMonthly: true }] : totals;
}

function Lines({ lines, className }: { lines: Line[]; className: string }) {
  return (
    <dl className={className}>
      {lines.map(({ id, ...line }) => (
        <BillLine key={id} {...line} />
      ))}
    </dl>
  );
}

/** A line of a bill in a `dl`: an amount, or a free item. */
function BillLine({ name, cents, isMonthly, isTotal, freeInsteadOf, isIncluded, className = "" }: Omit<Line, "id">) {
  const { t } = useTranslation();
  return (
    <div className={`flex flex-wrap gap-x-4 ${isTotal ? "font-bold" : ""} ${className}`}>
      <dt className="min-w-0 grow basis-20">{name}</dt>
      <dd className="ml-auto whitespace-nowrap font-semibold tabular">
        {cents === undefined ? null : `${formatEuros(cents)}${isMonthly ? t("kits:perMonth") : ""}`}
        {isIncluded ? <T as="span" className="text-success" k="checkout:included" /> : null}
        {freeInsteadOf === undefined ? null : (
          <>
            <span className="sr-only">
              <T k="kits:normally" />{" "}
            </span>
            <s className="font-normal text-muted">{formatEuros(freeInsteadOf)}</s>{" "}
            <T as="span" className="text-success" k="checkout:free" />
          </>
        )}
      </dd>
    </div>
  );
}
