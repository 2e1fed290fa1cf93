import { useSearchParams } from "@remix-run/react";
import { lazyComponent } from "#app/hydration/lazy-component.tsx";
import type { PricedKit } from "#app/kits/pricing/quote.ts";
import type { House } from "#app/kits/queries.ts";
import type { QuizContent, QuizExtra, QuizKit, QuizPanicButton, QuizStateContent } from "./queries.ts";
import { answersQuery, firstStepHiddenFields } from "./query-string.ts";
import { QuizStart } from "./quiz-start.tsx";
import { promptName, quizState, readAnswers } from "./quiz-state.ts";
import { LowestPrice, PricesOf, StartFacts, StartProgress } from "./start-facts.tsx";
import { useQuestionFocus } from "./use-question-focus.ts";
import { useRecordedAnswers } from "./use-recorded-answers.ts";

// Code that the first screen does not need.
const QuestionScreen = lazyComponent(() => import("./question-screen.tsx"));
const KitFound = lazyComponent(() => import("./kit-found.tsx"));
const QuizResult = lazyComponent(() => import("./result/quiz-result.tsx"));

interface Props {
  quiz: QuizContent;
  kits: QuizKit[];
  panicButton: QuizPanicButton;
  /** The house of the answers that the page was sent with. */
  house: House | undefined;
  extras: QuizExtra[];
  /** The prices of all kits. */
  prices: PricedKit[];
  /** The number of questions of a home and of a business, with those that the first page is sent without. */
  totals: number[];
}

/** The screen of the quiz for the answers in the query string. Every answer is a link, so it works without JavaScript. */
export function QuizPage({ quiz, kits, panicButton, house, extras, prices, totals }: Props) {
  const [query] = useSearchParams();
  const answers = readAnswers(query);
  const state = quizState(quiz, answers);
  useRecordedAnswers("quiz", answersQuery(quiz, answers));
  useQuestionFocus(state.prompt ? promptName(state.prompt) : "product");
  if (isStart(state)) {
    return (
      <section className="bg-tint py-5 lg:py-10">
        <div className="contained">
          <QuizStart
            quiz={quiz}
            text={quiz.intro}
            hiddenFields={firstStepHiddenFields(quiz, query)}
            isHeading
            priceOf={(isBusiness) => <LowestPrice prices={prices} isBusiness={isBusiness} />}
            pricesOf={<PricesOf />}
            facts={<StartFacts />}
            progress={<StartProgress totals={totals} />}
            onEnter={QuestionScreen.preload}
          />
        </div>
      </section>
    );
  }
  if (!state.prompt) {
    return <QuizResult quiz={quiz} kits={kits} panicButton={panicButton} state={state} house={house} extras={extras} />;
  }
  const notice = hasKitFound(state) ? <KitFound kits={kits} state={state} /> : null;
  return <QuestionScreen quiz={quiz} state={state} prompt={state.prompt} notice={notice} kits={kits} house={house} />;
}

const isStart = ({ givenAnswers }: QuizStateContent) => givenAnswers.length === 0;

/** Whether a query string has no answer. */
export const isQuizStart = (quiz: QuizContent, query: URLSearchParams): boolean =>
  isStart(quizState(quiz, readAnswers(query)));

/** Whether the kit is known and the yes/no questions begin. */
const hasKitFound = ({ stage }: QuizStateContent) =>
  stage === "go-next-questions" || stage === "go-next-questions-negocios";
