import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import type { QuizContent, QuizKit, WalkContent } from "#app/quiz/queries.ts";
import { skipPath } from "#app/quiz/query-string.ts";
import { QUESTION_ID } from "#app/quiz/question-card.tsx";
import { RestartLink } from "#app/quiz/quiz-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CompareNeighbours } from "./compare-neighbours.tsx";
import { ResultOffer } from "./result-offer.tsx";
import { GivenAnswers, Why } from "./result-reasons.tsx";

interface Props {
  quiz: QuizContent;
  kits: QuizKit[];
  walked: WalkContent;
}

/** The final step: the kit that fits with its price, why it is this one, and what the next smaller and bigger one would change. */
export function QuizResult({ quiz, kits, walked }: Props) {
  const kit = kits.find(({ productId }) => productId === walked.outcome.product);
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
          {kit ? <Found quiz={quiz} kit={kit} kits={kits} walked={walked} /> : <NoKit quiz={quiz} walked={walked} />}
        </div>
      </section>
    </div>
  );
}

function Found({ quiz, kit, kits, walked }: Props & { kit: QuizKit }) {
  const { camera } = walked.outcome;
  return (
    <div className="mt-6 grid gap-4 lg:mt-8 lg:grid-cols-2 lg:items-start lg:gap-6">
      <ResultOffer
        key={`${kit._id} ${camera}`}
        kit={kit}
        added={{ camera, panicButton: false }}
        button={quiz.resultButton}
      />
      <div className="grid gap-4 lg:gap-6">
        <div className="rounded-lg bg-white p-5 shadow-card sm:p-8">
          <Why walked={walked} kit={kit} quiz={quiz} />
          <GivenAnswers quiz={quiz} walked={walked} />
        </div>
        <CompareNeighbours kit={kit} kits={kits} camera={camera} />
      </div>
    </div>
  );
}

/** A kit that marketing took off, or answers that name none: never the end of the way. */
function NoKit({ quiz, walked: { branch, outcome } }: { quiz: QuizContent; walked: WalkContent }) {
  const locale = useLocale();
  return (
    <div className="mt-6 space-y-5">
      <p className="max-w-prose text-lg">
        <T k="quiz:noKit" />
      </p>
      <ButtonLink to={localePath(locale, skipPath(quiz, branch, outcome.product))} look="accent">
        <ContentText of={quiz.skipLabel} />
      </ButtonLink>
    </div>
  );
}
