import { Form, useLocation, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "#app/hydration/lazy-component.tsx";
import { ContentText, T } from "#app/i18n/t.tsx";
import type { ResultContent } from "#app/quiz/queries.ts";
import { keptParameters } from "#app/quiz/query-string.ts";
import { KitSoFar, QuestionCard, useQuestionFocus } from "#app/quiz/question-card.tsx";
import { RestartLink } from "#app/quiz/quiz-links.tsx";
import { useRecordedAnswers } from "#app/quiz/use-recorded-answers.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { OptionContent, QuestionnaireContent } from "./queries.ts";
import { QuestionField } from "./question-field.tsx";
import {
  answersQuery,
  type QuestionnaireState,
  queryToStep,
  questionnaireState,
  questionProgress,
  SENT_STEP,
} from "./questionnaire-state.ts";
import { addsExtra, namedKit, type Option } from "./rules.ts";

/** Code that the steps do not need. */
const QuestionnaireResult = lazyComponent(() => import("./questionnaire-result.tsx"));

const isStart = ({ chosen, unanswered }: QuestionnaireState<Option>) => chosen.length === 0 && unanswered.length === 0;

/** Whether a query string has no answer, nor a form sent without one. */
export const isQuestionnaireStart = (questionnaire: QuestionnaireContent, query: URLSearchParams): boolean =>
  isStart(questionnaireState(questionnaire, query));

interface Props extends ResultContent {
  questionnaire: QuestionnaireContent;
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
          <ContentText as="p" className="mt-3 max-w-prose text-lead text-muted" of={questionnaire.intro} />
        ) : null}
        <StepForm key={state.step} questionnaire={questionnaire} state={state} />
      </div>
    </section>
  );
}

interface StepProps {
  questionnaire: QuestionnaireContent;
  state: QuestionnaireState<OptionContent>;
}

/** One step: its questions, and the answers of the other steps as hidden fields. */
function StepForm({ questionnaire: { kind, steps }, state: { chosen, step, unanswered } }: StepProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const currentStep = steps[step];
  if (!currentStep) return null;
  const progress = questionProgress(steps, step);
  const { done, asked, total } = progress;
  const progressText =
    asked === 1
      ? t("quiz:questionOf", { step: done + 1, steps: total })
      : t("quiz:questionsOf", { from: done + 1, to: done + asked, of: total });
  return (
    <>
      <QuestionCard progress={progress} progressText={progressText} title={currentStep.title} text={currentStep.text}>
        {/* An unanswered question comes back with our message, in the page's language and also without JavaScript. */}
        <Form method="get" action={pathname} noValidate className="mt-6 space-y-8">
          {unanswered.length > 0 ? (
            <Alert focusKey={query.toString()}>
              <T k="errors:required" />
            </Alert>
          ) : null}
          {chosen
            .filter((other) => other.step !== step)
            .map(({ question, option }) => (
              <input key={`${question.name} ${option.name}`} type="hidden" name={question.name} value={option.name} />
            ))}
          {keptParameters(query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name={SENT_STEP} value={step + 1} />
          {currentStep.questions.map((question) => (
            <QuestionField
              key={question.name}
              question={question}
              chosen={chosen.filter((one) => one.question.name === question.name).map(({ option }) => option.name)}
              isMissing={unanswered.some(({ name }) => name === question.name)}
            />
          ))}
          <Button variant="accent" className="w-full text-lg sm:w-auto sm:min-w-52">
            <T k={step + 1 === steps.length ? "quiz:seeResult" : "quiz:next"} />
          </Button>
        </Form>
      </QuestionCard>
      <div className="mt-4 flex flex-wrap justify-between gap-x-6">
        {step > 0 ? (
          <TextLink to={{ search: queryToStep(query, chosen, step - 1) }} rel="nofollow" variant="standalone">
            <Icon name="previous" size={18} />
            <T k="quiz:previousStep" />
          </TextLink>
        ) : null}
        {chosen.length > 0 ? (
          <RestartLink kind={kind}>
            <T k="quiz:startAgain" />
          </RestartLink>
        ) : null}
      </div>
    </>
  );
}
