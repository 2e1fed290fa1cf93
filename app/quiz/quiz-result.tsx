import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale, Words } from "#app/i18n/t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { CompareNeighbours } from "./compare-neighbours.tsx";
import { GivenAnswers } from "./given-answers.tsx";
import { skipPath } from "./paths.ts";
import type { QuizContent, QuizKit, WalkContent } from "./quiz-content.ts";
import { RestartLink } from "./quiz-links.tsx";
import { ResultOffer } from "./result-offer.tsx";
import { Why } from "./why.tsx";

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
              <Words of={quiz.title} />
            </h1>
            <RestartLink quiz={quiz} />
          </div>
          <h2 id="pregunta" className="mt-2 max-w-3xl text-title">
            <Words of={quiz.resultTitle} />
          </h2>
          {kit ? <Found quiz={quiz} kit={kit} walked={walked} /> : <NoKit quiz={quiz} walked={walked} />}
        </div>
      </section>
      {kit ? <CompareNeighbours kit={kit} kits={kits} camera={walked.outcome.camera} /> : null}
    </div>
  );
}

function Found({ quiz, kit, walked }: { quiz: QuizContent; kit: QuizKit; walked: WalkContent }) {
  const { camera } = walked.outcome;
  return (
    <div className="mt-6 grid gap-6 lg:mt-8 lg:grid-cols-[1.15fr_1fr] lg:items-start">
      <ResultOffer key={`${kit._id} ${camera}`} quiz={quiz} kit={kit} camera={camera} />
      <div className="rounded-lg bg-white p-5 shadow-card sm:p-8">
        <Why walked={walked} kit={kit} quiz={quiz} />
        <GivenAnswers quiz={quiz} walked={walked} />
      </div>
      <div className="lg:hidden">
        <Picture image={kit.image} sizes="92vw" className="aspect-[4/3] w-full p-4" />
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
        <Words of={quiz.skipLabel} />
      </ButtonLink>
    </div>
  );
}
