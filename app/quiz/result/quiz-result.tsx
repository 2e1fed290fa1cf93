import { localePath } from "#app/i18n/locale.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import type { GivenAnswerContent, QuizContent, QuizKit, QuizPanicButton, QuizStateContent } from "#app/quiz/queries.ts";
import { skipPath } from "#app/quiz/query-string.ts";
import { RestartLink } from "#app/quiz/quiz-links.tsx";
import { QUESTION_ID } from "#app/quiz/use-question-focus.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Advice } from "./advice.tsx";
import { CompareNeighbours } from "./compare-neighbours.tsx";
import { ResultOffer } from "./result-offer.tsx";
import { GivenAnswers, ResultReasons } from "./result-reasons.tsx";

interface Props {
  quiz: QuizContent;
  kits: QuizKit[];
  panicButton: QuizPanicButton;
  state: QuizStateContent;
}

/** Result of the quiz: the recommended kit with its price, the reasons, and the next smaller and bigger kit. */
export default function QuizResult({ quiz, kits, panicButton, state }: Props) {
  const kit = kits.find(({ productId }) => productId === state.outcome.product);
  return (
    <div data-alone>
      <section className="bg-tint py-6 lg:py-12">
        <div className="contained">
          <div className="flex flex-wrap items-center justify-between gap-x-8">
            <h1 className="text-lg text-brand-700 sm:text-xl">
              <ContentText of={quiz.title} />
            </h1>
            <RestartLink quiz={quiz} />
          </div>
          <h2 id={QUESTION_ID} className="mt-2 max-w-3xl text-title">
            <ContentText of={quiz.resultTitle} />
          </h2>
          {quiz.resultText ? (
            <p className="mt-3 max-w-prose text-lg text-pretty text-muted">
              <ContentText of={quiz.resultText} />
            </p>
          ) : null}
          {kit ? (
            <KitResult quiz={quiz} kit={kit} kits={kits} panicButton={panicButton} state={state} />
          ) : (
            <NoKit quiz={quiz} state={state} />
          )}
        </div>
      </section>
    </div>
  );
}

function KitResult({ quiz, kit, kits, panicButton, state }: Props & { kit: QuizKit }) {
  const { camera, named } = state.outcome;
  const asked = { camera, panicButton: false };
  return (
    <div className="mt-6 grid gap-4 lg:mt-8 lg:grid-cols-2 lg:items-start lg:gap-6">
      <ResultOffer
        key={`${kit._id} ${camera}`}
        kit={kit}
        added={asked}
        panicButtonPrice={kit.isBusiness ? panicButton?.price.business : panicButton?.price.home}
        button={quiz.resultButton}
      />
      <div className="grid gap-4 lg:gap-6">
        <div className="rounded-lg bg-white p-5 shadow-card sm:p-8">
          <ResultReasons state={state} kit={kit} quiz={quiz} />
          <Advice texts={state.givenAnswers.flatMap((given) => adviceOf(given) ?? [])} />
          <GivenAnswers quiz={quiz} state={state} />
        </div>
        <CompareNeighbours kit={kit} kits={kits} panicButton={panicButton} asked={{ ...asked, named }} hasSizes />
      </div>
    </div>
  );
}

/** The advice of an answer, for the result. */
function adviceOf({ prompt, answer }: GivenAnswerContent): LocalizedText | undefined {
  const { effect } =
    prompt.kind === "options"
      ? (prompt.step.options.find(({ name }) => name === answer) ?? {})
      : { effect: answer ? prompt.question.yes : prompt.question.no };
  return effect?.advice;
}

/** Shown when the answers lead to no kit, or to a kit that is no longer in the content. */
function NoKit({ quiz, state: { branch, outcome } }: { quiz: QuizContent; state: QuizStateContent }) {
  const locale = useLocale();
  return (
    <div className="mt-6 space-y-5">
      <p className="max-w-prose text-lg">
        <T k="quiz:noKit" />
      </p>
      <ButtonLink to={localePath(locale, skipPath(quiz, branch, outcome.product))} variant="accent">
        <ContentText of={quiz.skipLabel} />
      </ButtonLink>
    </div>
  );
}
