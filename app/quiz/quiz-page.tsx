import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "#app/hydration/lazy-component.tsx";
import { T } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { useCheapest } from "#app/kits/price-display/use-quotes.ts";
import type { PricedKit } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { QuizContent, QuizStateContent, ResultContent } from "./queries.ts";
import { answersQuery, firstStepHiddenFields, readAnswers } from "./query-string.ts";
import { QUESTION_ID, QuestionProgress, useQuestionFocus } from "./question-card.tsx";
import { QuizStart } from "./quiz-start.tsx";
import { promptName, quizState } from "./quiz-state.ts";
import { useRecordedAnswers } from "./use-recorded-answers.ts";

// Code that the first screen does not need.
const QuestionScreen = lazyComponent(() => import("./question-screen.tsx"));
const QuizResult = lazyComponent(() => import("./result/quiz-result.tsx"));

interface Props extends ResultContent {
  quiz: QuizContent;
  prices: PricedKit[];
  /** The number of questions of a home and of a business, with those that the first page is sent without. */
  totals: number[];
}

/** The screen of the quiz for the answers in the query string. Every answer is a link, so it works without JavaScript. */
export function QuizPage({ quiz, prices, totals, ...content }: Props) {
  const [query] = useSearchParams();
  const { clientStatus } = useSite();
  const answers = readAnswers(query);
  const state = quizState(quiz, answers);
  useRecordedAnswers("quiz", answersQuery(quiz, answers));
  useQuestionFocus(state.prompt ? promptName(state.prompt) : "product");
  if (isStart(state)) {
    // After Back the page has the kits, and not their prices alone.
    const priced = content.kits.length > 0 ? content.kits : prices;
    return (
      <section className="bg-tint py-5 lg:py-10">
        <div className="contained">
          <QuizStart
            quiz={quiz}
            text={quiz.intro}
            hiddenFields={firstStepHiddenFields(quiz, query)}
            headingId={QUESTION_ID}
            renderPrice={(isBusiness) => <LowestPrice prices={priced} isBusiness={isBusiness} />}
            priceNote={<T k={clientStatus === "CLIENT" ? "quiz:pricesClient" : "quiz:pricesNotClient"} />}
            facts={<StartFacts />}
            progress={<StartProgress totals={totals} />}
            onEnter={QuestionScreen.preload}
          />
        </div>
      </section>
    );
  }
  if (!state.prompt) return <QuizResult quiz={quiz} state={state} {...content} />;
  const { kits, house } = content;
  return <QuestionScreen quiz={quiz} state={state} prompt={state.prompt} kits={kits} house={house} />;
}

const isStart = ({ givenAnswers }: QuizStateContent) => givenAnswers.length === 0;

export const isQuizStart = (quiz: QuizContent, query: URLSearchParams): boolean =>
  isStart(quizState(quiz, readAnswers(query)));

interface LowestProps {
  prices: PricedKit[];
  isBusiness: boolean;
}

/** 'Desde 35,90 €/mes', and its tax: what the cheapest kit of a segment costs this visitor after any introductory months. */
function LowestPrice({ prices, isBusiness }: LowestProps) {
  const { t } = useTranslation();
  const cheapest = useCheapest(prices.filter((kit) => kit.isBusiness === isBusiness));
  if (!cheapest) return null;
  return (
    <>
      <span className="block font-semibold text-ink">
        <T k="quiz:from" values={{ price: formatEuros(cheapest.bill.monthly) + t("kits:perMonth") }} />
      </span>
      <TaxLabel quote={cheapest.quote} />
    </>
  );
}

/** What the quiz gives, and that it asks for no data. On a narrow screen the text above says so alone, so that the question is in sight. */
function StartFacts() {
  return (
    <ul className="ticked space-y-2 max-lg:hidden">
      {(["quiz:getKit", "quiz:getPrice", "quiz:getPrivacy"] as const).map((fact) => (
        <li key={fact}>
          <Icon name="check" size={24} />
          <T k={fact} />
        </li>
      ))}
    </ul>
  );
}

/** The first question, of how many at most: their number depends on its answer. `totals`: those that follow from each. */
function StartProgress({ totals }: Pick<Props, "totals">) {
  const { t } = useTranslation();
  const total = Math.max(...totals);
  return <QuestionProgress progress={{ done: 0, total }} text={t("quiz:firstQuestion", { total })} />;
}
