import { Form, useLocation, useSearchParams } from "@remix-run/react";
import { ContentText, T, useText } from "#app/i18n/t.tsx";
import { keptOf } from "#app/quiz/query-string.ts";
import { QUESTION_ID, stepStates } from "#app/quiz/question-card.tsx";
import { forgetAnswers, type Kind } from "#app/quiz/use-recorded-answers.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { OptionContent, QuestionnaireContent } from "./queries.ts";
import { QuestionField } from "./question-field.tsx";
import { type Place, SENT, searchToStep } from "./questionnaire-state.ts";

interface Props {
  questionnaire: QuestionnaireContent;
  place: Place<OptionContent>;
}

/** One step: its questions with what was chosen before, and the way on. What was chosen in other steps goes along. */
export function StepForm({ questionnaire: { kind, steps }, place: { chosen, step, missing } }: Props) {
  const text = useText();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const here = steps[step];
  if (!here) return null;
  const far = text("quiz:stepOf", { step: step + 1, steps: steps.length });
  return (
    <>
      <div className="mt-4 rounded-lg bg-white p-5 shadow-card sm:p-8 lg:p-10">
        <p className="mb-3 text-sm font-semibold text-muted">{far}</p>
        <Progress label={text("quiz:progress")} text={far} steps={stepStates({ done: step, of: steps.length })} />
        <h2 id={QUESTION_ID} className="mt-6 text-heading sm:mt-8">
          <ContentText of={here.title} />
        </h2>
        {here.text ? (
          <p className="mt-2 max-w-prose text-lg text-muted">
            <ContentText of={here.text} />
          </p>
        ) : null}
        <Form method="get" action={pathname} className="mt-6 space-y-8">
          {missing.length > 0 ? (
            <Alert occasion={query.toString()}>
              <T k="errors:required" />
            </Alert>
          ) : null}
          {chosen
            .filter((other) => other.step !== step)
            .map(({ question, option }) => (
              <input key={`${question.name} ${option.name}`} type="hidden" name={question.name} value={option.name} />
            ))}
          {keptOf(query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name={SENT} value={step + 1} />
          {here.questions.map((question) => (
            <QuestionField
              key={question.name}
              question={question}
              chosen={chosen.filter((one) => one.question.name === question.name).map(({ option }) => option.name)}
              isMissing={missing.some(({ name }) => name === question.name)}
            />
          ))}
          <Button look="accent" className="w-full text-lg sm:w-auto sm:min-w-52">
            <T k={step + 1 === steps.length ? "quiz:seeResult" : "quiz:next"} />
          </Button>
        </Form>
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-x-6">
        {step > 0 ? (
          <TextLink to={{ search: searchToStep(query, chosen, step - 1) }} rel="nofollow" look="alone">
            <Icon name="previous" size={18} />
            <T k="quiz:previousStep" />
          </TextLink>
        ) : null}
        {chosen.length > 0 ? <StartAgainLink kind={kind} /> : null}
      </div>
    </>
  );
}

/** Back to the first step, with no answers. */
export function StartAgainLink({ kind }: { kind: Kind }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const search = `${new URLSearchParams(keptOf(query))}`;
  return (
    <TextLink to={{ pathname, search }} onClick={() => forgetAnswers(kind)} look="alone">
      <Icon name="turn" size={18} />
      <T k="quiz:startAgain" />
    </TextLink>
  );
}
