import { useSearchParams } from "@remix-run/react";
import { ContentText } from "#app/i18n/t.tsx";
import { useFocusOn } from "#app/quiz/question-card.tsx";
import { useRecordedAnswers } from "#app/quiz/use-recorded-answers.ts";
import type { PanicButton, QuestionnaireContent, QuestionnaireKit } from "./queries.ts";
import { QuestionnaireResult } from "./questionnaire-result.tsx";
import { placeOf, queryOf } from "./questionnaire-state.ts";
import { StepForm } from "./step-form.tsx";

interface Props {
  questionnaire: QuestionnaireContent;
  kits: QuestionnaireKit[];
  panicButton: PanicButton;
}

/** A questionnaire where the address says that it stands: a form a step, each leading to the next, so that it works without JavaScript. */
export function QuestionnairePage({ questionnaire, kits, panicButton }: Props) {
  const [query] = useSearchParams();
  const place = placeOf(questionnaire, query);
  useRecordedAnswers(questionnaire.kind, queryOf(place.chosen));
  useFocusOn(String(place.step));
  if (place.step === questionnaire.steps.length) {
    return (
      <QuestionnaireResult questionnaire={questionnaire} kits={kits} panicButton={panicButton} chosen={place.chosen} />
    );
  }
  const isFirst = place.chosen.length === 0 && place.missing.length === 0;
  return (
    <section className="bg-tint py-6 lg:py-12" data-alone={isFirst ? undefined : true}>
      <div className="mx-auto max-w-4xl px-4 lg:px-8">
        <h1 className={isFirst ? "text-title" : "text-lg text-brand-700 sm:text-xl"}>
          <ContentText of={questionnaire.title} />
        </h1>
        {isFirst && questionnaire.intro ? (
          <p className="mt-3 max-w-prose text-lead text-muted">
            <ContentText of={questionnaire.intro} />
          </p>
        ) : null}
        <StepForm key={place.step} questionnaire={questionnaire} place={place} />
      </div>
    </section>
  );
}
