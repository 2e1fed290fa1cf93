import { useSearchParams } from "@remix-run/react";
import { T, Words } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { searchToStep } from "./place.ts";
import { type ChosenContent, type QuestionnaireContent, questionOf } from "./questionnaire-content.ts";

interface Props {
  questionnaire: QuestionnaireContent;
  reached: QuestionnaireContent["levels"][number];
  /** The answers that decided. */
  because: ChosenContent[];
  chosen: ChosenContent[];
}

/** Why it is this kit: what it is for, the answers that decided, each to change, and the advice that answers bring. */
export function ResultReasons({ questionnaire, reached, because, chosen }: Props) {
  const [query] = useSearchParams();
  const advised = chosen.filter(({ option }) => option.advice !== null);
  return (
    <div className="rounded-lg bg-white p-5 shadow-card sm:p-8">
      <h3 className="text-2xl">
        <Words of={reached.title} />
      </h3>
      {reached.text ? (
        <p className="mt-2 text-lg text-muted">
          <Words of={reached.text} />
        </p>
      ) : null}
      <h4 className="mt-6 text-lg font-bold">
        <T k="quiz:becauseAnswers" />
      </h4>
      <ul className="mt-2 divide-y divide-line">
        {because.map((one) => {
          const question = questionOf(questionnaire, one);
          return (
            <li
              key={`${one.question.name} ${one.option.name}`}
              className="flex items-center justify-between gap-4 py-1.5"
            >
              <p className="min-w-0">
                {question ? (
                  <span className="text-muted">
                    <Words of={question.text} />{" "}
                  </span>
                ) : null}
                <strong>
                  <Words of={one.option.answer} />
                </strong>
              </p>
              <TextLink
                to={{ search: searchToStep(query, chosen, one.step) }}
                rel="nofollow"
                look="alone"
                className="text-sm"
              >
                <T k="quiz:change" />
                <span className="sr-only">
                  {" "}
                  <T k="quiz:changeOf" values={{ question: question?.text.text ?? "" }} />
                </span>
              </TextLink>
            </li>
          );
        })}
      </ul>
      {advised.length > 0 ? (
        <>
          <h4 className="mt-6 text-lg font-bold">
            <T k="quiz:advice" />
          </h4>
          <ul className="mt-2 space-y-2">
            {advised.map(({ question, option }) => (
              <li key={`${question.name} ${option.name}`} className="flex gap-3">
                <Icon name="info" size={20} className="mt-0.5 shrink-0 text-brand-700" />
                <p>{option.advice ? <Words of={option.advice} /> : null}</p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
