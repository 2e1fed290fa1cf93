import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { PricedKit } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";

/** The lowest monthly price of these kits for this visitor, in a line: what an offer on another bill does not say. Nothing without kits. */
export function AlarmFrom({ kits }: { kits: PricedKit[] }) {
  const { clientStatus } = useSite();
  const quoteFor = useQuotes();
  const { t } = useTranslation();
  const [first] = kits
    .map((kit) => {
      const quote = quoteFor(kit);
      return { quote, monthly: calculateBill(quote, clientStatus).monthly };
    })
    .sort((one, other) => one.monthly - other.monthly);
  if (!first) return null;
  return (
    <>
      <T k="promos:alarmFrom" />{" "}
      <b className="whitespace-nowrap">{`${formatEuros(first.monthly)}${t("kits:perMonth")}`}</b>{" "}
      <TaxLabel quote={first.quote} />
    </>
  );
}
