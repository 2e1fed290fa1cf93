import { T, useText } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/monthly-price.tsx";
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

/** 'Desde 35,90 €/mes si eres de Yoigo': what the cheapest kit of a segment costs this visitor after any introductory months. */
export function LowestPrice({ prices, isBusiness }: Props) {
  const { clientStatus } = useSite();
  const quoteFor = useQuotes();
  const perMonth = useText()("kits:perMonth");
  const [cheapest] = prices
    .filter((kit) => kit.isBusiness === isBusiness)
    .map((kit) => quoteFor(kit))
    .map((quote) => ({ quote, monthly: calculateBill(quote, clientStatus).monthly }))
    .sort((one, other) => one.monthly - other.monthly);
  if (!cheapest) return null;
  return (
    <>
      <T
        k={clientStatus === "CLIENT" ? "quiz:fromClient" : "quiz:fromNotClient"}
        values={{ price: formatEuros(cheapest.monthly) + perMonth }}
      />{" "}
      <span className="whitespace-nowrap">
        (<TaxLabel quote={cheapest.quote} />)
      </span>
    </>
  );
}

/** What the quiz gives, and that it asks for no data. On a narrow screen the text above says so alone, so that the question is in sight. */
export function StartFacts() {
  return (
    <ul className="ticked space-y-2 pt-3 text-lg max-lg:hidden">
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

/** The first question, and how long the others take: their number depends on its answer. */
export function StartProgress({ total }: { total: number }) {
  return <QuestionProgress progress={{ done: 0, total }} text={useText()("quiz:firstQuestion")} />;
}
