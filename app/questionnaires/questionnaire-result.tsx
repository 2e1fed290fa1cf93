import { useSearchParams } from "@remix-run/react";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import type { ResultContent } from "#app/quiz/queries.ts";
import { RestartLink } from "#app/quiz/quiz-links.tsx";
import { AnswerList } from "#app/quiz/result/answer-list.tsx";
import { Advice, ResultPage } from "#app/quiz/result/result-page.tsx";
import type { ChosenOptionContent, QuestionnaireContent } from "./queries.ts";
import { queryToStep } from "./questionnaire-state.ts";
import { outcomeOf } from "./rules.ts";

interface Props extends ResultContent {
  questionnaire: QuestionnaireContent;
  chosen: ChosenOptionContent[];
}

/** Result of a questionnaire: the kit of the level reached with extras and price, the decisive answers, and advice. */
export default function QuestionnaireResult({ questionnaire, chosen, ...content }: Props) {
  const locale = useLocale();
  const { product, reached, decisive, camera, panicButton } = outcomeOf(questionnaire, chosen);
  const kit = content.kits.find(({ productId }) => productId === product);
  return (
    <ResultPage
      {...content}
      title={questionnaire.title}
      resultTitle={questionnaire.resultTitle}
      kit={kit}
      kitsPath={localePath(locale, PATHS.homeKits)}
      asked={{ camera, panicButton }}
      houseId={kit?.houseId}
      button={kit?.button}
      reasons={<Reasons questionnaire={questionnaire} reached={reached} decisive={decisive} chosen={chosen} />}
      restart={
        <RestartLink kind={questionnaire.kind}>
          <T k="quiz:startAgain" />
        </RestartLink>
      }
    />
  );
}

interface ReasonsProps extends Pick<Props, "questionnaire" | "chosen"> {
  reached: QuestionnaireContent["levels"][number] | undefined;
  decisive: ChosenOptionContent[];
}

/** The text of the level reached, the decisive answers with a link to change each, and the advice of all answers. */
function Reasons({ questionnaire: { steps }, reached, decisive, chosen }: ReasonsProps) {
  const [query] = useSearchParams();
  return (
    <>
      {reached ? <ContentText as="h3" className="text-2xl" of={reached.title} /> : null}
      {reached?.text ? <ContentText as="p" className="mt-2 text-lg text-muted" of={reached.text} /> : null}
      <T as="h4" className="mt-6 text-lg font-bold" k="quiz:becauseAnswers" />
      <AnswerList
        answers={decisive.map(({ step, question, option }) => ({
          key: `${question.name} ${option.name}`,
          question: steps[step]?.questions.find(({ name }) => name === question.name)?.text,
          answer: <ContentText of={option.answer} />,
          search: queryToStep(query, chosen, step),
        }))}
        className="mt-2"
      />
      <Advice texts={chosen.flatMap(({ option }) => option.advice ?? [])} />
    </>
  );
}
