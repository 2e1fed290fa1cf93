import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { PricedKit } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { QuestionProgress } from "./question-card.tsx";

interface Props {
  prices: PricedKit[];
  isBusiness: boolean;
}

/** 'Desde 35,90 €/mes', and its tax: what the cheapest kit of a segment costs this visitor after any introductory months. */
export function LowestPrice({ prices, isBusiness }: Props) {
  const { clientStatus } = useSite();
  const quoteFor = useQuotes();
  const { t } = useTranslation();
  const perMonth = t("kits:perMonth");
  const [cheapest] = prices
    .filter((kit) => kit.isBusiness === isBusiness)
    .map((kit) => quoteFor(kit))
    .map((quote) => ({ quote, monthly: calculateBill(quote, clientStatus).monthly }))
    .sort((one, other) => one.monthly - other.monthly);
  if (!cheapest) return null;
  return (
    <>
      <span className="block font-semibold text-ink">
        <T k="quiz:from" values={{ price: formatEuros(cheapest.monthly) + perMonth }} />
      </span>
      <TaxLabel quote={cheapest.quote} />
    </>
  );
}

/** Whose the prices of the first question are. */
export function PricesOf() {
  return <T k={useSite().clientStatus === "CLIENT" ? "quiz:pricesClient" : "quiz:pricesNotClient"} />;
}

/** What the quiz gives, and that it asks for no data. On a narrow screen the text above says so alone, so that the question is in sight. */
export function StartFacts() {
  return (
    <ul className="ticked start-facts space-y-2">
      <li>
        <Icon name="check" size={22} />
        <T k="quiz:getKit" />
      </li>
      <li>
        <Icon name="check" size={22} />
        <T k="quiz:getPrice" />
      </li>
      <li>
        <Icon name="check" size={22} />
        <T k="quiz:getPrivacy" />
      </li>
    </ul>
  );
}

interface ProgressProps {
  /** The numbers of questions that follow from the answers to the first one. */
  totals: number[];
}

/** The first question, of how many at most: their number depends on its answer. */
export function StartProgress({ totals }: ProgressProps) {
  const { t } = useTranslation();
  const total = Math.max(...totals);
  return <QuestionProgress progress={{ done: 0, total }} text={t("quiz:firstQuestion", { total })} />;
}
