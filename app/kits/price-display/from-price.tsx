import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { costOverMonths, isCommitment } from "#app/kits/pricing/cost-over-months.ts";
import type { PricedKit } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { Price } from "#app/ui/price.tsx";
import { IntroPriceNote, TaxLabel } from "./monthly-price.tsx";
import { OtherTotal } from "./other-price.tsx";
import { PriceLabel } from "./price-label.tsx";
import { useQuotes } from "./use-quotes.ts";

interface Props {
  kits: PricedKit[];
  /** Whether the kits follow at once, with what the other client status pays. */
  isShort?: boolean;
}

/** "From" price: the first monthly price of the cheapest kit for this visitor, and its total over the commitment. Nothing without kits. */
export function FromPrice({ kits, isShort = false }: Props) {
  const { clientStatus } = useSite();
  const quoteFor = useQuotes();
  const { t } = useTranslation();
  const offers = kits.map((kit) => {
    const quote = quoteFor(kit);
    const bill = calculateBill(quote, clientStatus);
    return { quote, bill, first: bill.introPrice?.monthly ?? bill.monthly };
  });
  const [cheapest] = offers.sort((one, other) => one.first - other.first || one.bill.monthly - other.bill.monthly);
  if (!cheapest) return null;
  const { quote, bill, first } = cheapest;
  const months = quote.conditions.commitmentMonths;
  return (
    <div>
      <p className="mb-1 font-semibold">
        <PriceLabel clientStatus={clientStatus} />, <T k="kits:from" />
      </p>
      <Price
        cents={first}
        unit={t("kits:perMonth")}
        size={isShort ? "medium" : "large"}
        note={<TaxLabel quote={quote} />}
      />
      {bill.introPrice ? (
        <p className="mt-1 text-sm text-muted">
          <IntroPriceNote bill={bill} />
        </p>
      ) : null}
      {isCommitment(months) ? (
        <p className="mt-1 text-sm">
          <T k="kits:commitmentTotal" values={{ months }} />{" "}
          <b className="whitespace-nowrap">{formatEuros(costOverMonths(quote, clientStatus).total)}</b>
        </p>
      ) : null}
      {isShort ? null : <OtherTotal quote={quote} />}
    </div>
  );
}
