import { Form, useLocation, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { keptParameters } from "#app/quiz/query-string.ts";
import { QuestionCard } from "#app/quiz/question-card.tsx";
import { type AnswersKind, startNewRecord } from "#app/quiz/use-recorded-answers.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { OptionContent, QuestionnaireContent } from "./queries.ts";
import { QuestionField } from "./question-field.tsx";
import { type QuestionnaireState, queryToStep, questionProgress, SENT_STEP } from "./questionnaire-state.ts";

interface Props {
  questionnaire: QuestionnaireContent;
  state: QuestionnaireState<OptionContent>;
}

/** One step: its questions, and the answers of the other steps as hidden fields. */
export function StepForm({ questionnaire: { kind, steps }, state: { chosen, step, unanswered } }: Props) {
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
        {chosen.length > 0 ? <StartAgainLink kind={kind} /> : null}
      </div>
    </>
  );
}

/** Drops the answers; keeps client status and territory. */
export function StartAgainLink({ kind }: { kind: AnswersKind }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const search = `${new URLSearchParams(keptParameters(query))}`;
  return (
    <TextLink to={{ pathname, search }} onClick={() => startNewRecord(kind)} variant="standalone">
      <Icon name="turn" size={18} />
      <T k="quiz:startAgain" />
    </TextLink>
  );
}
