import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import type { Bill, IntroductoryPrice } from "#app/kits/pricing/bill.ts";
import type { CostPeriod } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { taxOf, withTax } from "#app/kits/pricing/territory-tax.ts";
import { type Cents, formatEuros, toCents, withIvaOf } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useSite } from "#app/site/use-site.ts";
import { useTerritory } from "./use-quotes.ts";

/** Whose price is shown: 'Si eres de Yoigo'. See docs/rules.md#price-labels. */
export function PriceLabel({ clientStatus }: { clientStatus: ClientStatus }) {
  return <T k={clientStatus === "CLIENT" ? "kits:ifClient" : "kits:ifNotClient"} />;
}

/** The tax label of a quote: 'IVA Incl.', 'IVA No Incl.' or, in other territories, 'IGIC Incl.'. See docs/rules.md#price-labels. */
export function TaxLabel({ quote: { tax, ivaIncluded } }: { quote: Pick<Quote, "tax" | "ivaIncluded"> }) {
  if (tax) return <T k="kits:territoryTax" values={{ tax }} />;
  return <T k={ivaIncluded ? "kits:taxIncluded" : "kits:taxExcluded"} />;
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

/** The months of a price that changes: 'Meses 1 a 4', then 'Desde el mes 5'. */
export function PeriodMonths({ period: { from, to } }: { period: CostPeriod }) {
  if (from > 1) return <T k="kits:fromMonth" values={{ month: from }} />;
  return <T k="sections:costMonths" values={{ from, to }} />;
}

interface StruckProps {
  cents: Cents;
  /** What screen readers hear before it. */
  k?: "kits:insteadOf" | "kits:normally";
  className?: string;
}

/** A price that is not paid, struck through. */
export function StruckPrice({ cents, k = "kits:insteadOf", className }: StruckProps) {
  return (
    <>
      <span className="sr-only">
        <T k={k} />{" "}
      </span>
      <s className={className}>{formatEuros(cents)}</s>
    </>
  );
}

interface ExtraPriceProps {
  /** Euros of the content: with IVA for a home, without it for a business. */
  monthly: { home?: number; business?: number };
  isForBusiness?: boolean;
}

/**
 * What an extra adds to a kit a month, in the visitor's territory: '+3,20 €/mes IVA Incl.', for a business '+2,64 €/mes IVA No Incl.
 * (3,20 € con IVA)'.
 */
export function ExtraPrice({ monthly, isForBusiness }: ExtraPriceProps) {
  const { t } = useTranslation();
  const { settings } = useSite();
  const tax = taxOf(useTerritory(), settings.taxes);
  const ivaIncluded = !isForBusiness;
  const home = toCents(monthly.home ?? 0);
  const cents = ivaIncluded ? home : toCents(monthly.business ?? 0);
  return (
    <>
      <b>{`+${formatEuros(tax ? withTax(cents, tax, ivaIncluded) : cents)}${t("kits:perMonth")}`}</b>{" "}
      <TaxLabel quote={{ tax: tax?.label, ivaIncluded }} />
      {ivaIncluded || tax ? null : (
        <>
          {" "}
          <T k="kits:withIva" values={{ price: formatEuros(withIvaOf(cents, home)) }} />
        </>
      )}
    </>
  );
}
