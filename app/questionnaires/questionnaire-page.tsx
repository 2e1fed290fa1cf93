import { useSearchParams } from "@remix-run/react";
import { lazyComponent } from "#app/hydration/lazy-component.tsx";
import { ContentText } from "#app/i18n/t.tsx";
import type { House } from "#app/kits/queries.ts";
import { KitSoFar } from "#app/quiz/kit-so-far.tsx";
import { useQuestionFocus } from "#app/quiz/use-question-focus.ts";
import { useRecordedAnswers } from "#app/quiz/use-recorded-answers.ts";
import type { PanicButton, QuestionnaireContent, QuestionnaireExtra, QuestionnaireKit } from "./queries.ts";
import { answersQuery, type QuestionnaireState, questionnaireState } from "./questionnaire-state.ts";
import { addsExtra, namedKit, type Option } from "./rules.ts";
import { StepForm } from "./step-form.tsx";

/** Code that the steps do not need. */
const QuestionnaireResult = lazyComponent(() => import("./questionnaire-result.tsx"));

const isStart = ({ chosen, unanswered }: QuestionnaireState<Option>) => chosen.length === 0 && unanswered.length === 0;

/** Whether a query string has no answer, nor a form sent without one. */
export const isQuestionnaireStart = (questionnaire: QuestionnaireContent, query: URLSearchParams): boolean =>
  isStart(questionnaireState(questionnaire, query));

interface Props {
  questionnaire: QuestionnaireContent;
  kits: QuestionnaireKit[];
  panicButton: PanicButton;
  extras: QuestionnaireExtra[];
  /** The house of the recommended kit, where the page was sent with the result. */
  house: House | undefined;
}

/** The step of a questionnaire that the query string leads to, or its result. Each step is a form, so it works without JavaScript. */
export function QuestionnairePage({ questionnaire, ...content }: Props) {
  const [query] = useSearchParams();
  const state = questionnaireState(questionnaire, query);
  useRecordedAnswers(questionnaire.kind, answersQuery(state.chosen));
  useQuestionFocus(String(state.step));
  if (state.step === questionnaire.steps.length) {
    return <QuestionnaireResult questionnaire={questionnaire} chosen={state.chosen} {...content} />;
  }
  const isFirst = isStart(state);
  return (
    <section className="bg-tint py-5 lg:py-8">
      <div className="mx-auto max-w-4xl px-4 lg:px-8">
        <h1 className={isFirst ? "text-3xl lg:text-display" : "text-lg text-brand-700 sm:text-xl"}>
          <ContentText of={questionnaire.title} />
        </h1>
        <KitSoFar
          kit={content.kits.find(({ productId }) => productId === namedKit(state.chosen))}
          camera={addsExtra(state.chosen, "camera")}
        />
        {isFirst && questionnaire.intro ? (
          <p className="mt-3 max-w-prose text-lead text-muted">
            <ContentText of={questionnaire.intro} />
          </p>
        ) : null}
        <StepForm key={state.step} questionnaire={questionnaire} state={state} />
      </div>
    </section>
  );
}
