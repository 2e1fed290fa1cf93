import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { type Bill, calculateBill } from "#app/kits/pricing/bill.ts";
import type { IntroductoryPrice } from "#app/kits/pricing/introductory-price.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { Price } from "#app/ui/price.tsx";

interface Props {
  quote: Quote;
  clientStatus: ClientStatus;
  /**
   * In a table of kits and client statuses: the regular price large, because that is what compares clients with others, and the
   * introductory one in the note. The column's heading has the unit and the tax.
   */
  isInTable?: boolean;
}

/** The monthly price in a table or a list: the introductory price where there is one, and the month from which the regular price applies. */
export function MonthlyPrice({ quote, clientStatus, isInTable = false }: Props) {
  const { t } = useTranslation();
  const bill = calculateBill(quote, clientStatus);
  const { introPrice, monthly } = bill;
  const shown = isInTable ? monthly : (introPrice?.monthly ?? monthly);
  return (
    <>
      <Price cents={shown} unit={isInTable ? "" : t("kits:perMonth")} size="small" />
      {introPrice ? (
        <span className="mt-1 block text-sm leading-snug text-muted">
          {isInTable ? <FirstMonths introPrice={introPrice} /> : <IntroPriceNote bill={bill} />}
        </span>
      ) : null}
    </>
  );
}

/** The introductory price, beside the regular one: '4 primeros meses: 19,90 €'. */
export function FirstMonths({ introPrice: { months, monthly } }: { introPrice: IntroductoryPrice }) {
  return <T k="kits:promoFirst" values={{ months, price: formatEuros(monthly) }} />;
}

/** How long the introductory price lasts, and the regular price after it. Empty without an introductory price. */
export function IntroPriceNote({ bill: { introPrice, monthly } }: { bill: Bill }) {
  if (!introPrice) return null;
  const { months } = introPrice;
  return <T k="kits:promoMonths" values={{ months, next: months + 1, price: formatEuros(monthly) }} />;
}

/** The note in a box, below the price of a kit. */
export function IntroPriceBox({ bill }: { bill: Bill }) {
  if (!bill.introPrice) return null;
  return (
    <p className="rounded-md bg-accent-soft px-3 py-2 text-sm font-semibold text-accent-ink">
      <IntroPriceNote bill={bill} />
    </p>
  );
}

/** The tax label of a quote: 'IVA Incl.', 'IVA No Incl.' or, in other territories, 'IGIC Incl.'. See docs/rules.md#price-labels. */
export function TaxLabel({ quote: { tax, ivaIncluded } }: { quote: Pick<Quote, "tax" | "ivaIncluded"> }) {
  if (tax) return <T k="kits:territoryTax" values={{ tax }} />;
  return <T k={ivaIncluded ? "kits:taxIncluded" : "kits:taxExcluded"} />;
}
