import { useSearchParams } from "@remix-run/react";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { QUESTION_ID } from "#app/quiz/question-card.tsx";
import { ResultOffer } from "#app/quiz/result/result-offer.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { PanicButton, QuestionnaireKit } from "./queries.ts";
import { type ChosenContent, type QuestionnaireContent, questionOf } from "./queries.ts";
import { searchToStep } from "./questionnaire-state.ts";
import { outcomeOf } from "./rules.ts";
import { StartAgainLink } from "./step-form.tsx";

interface Props {
  questionnaire: QuestionnaireContent;
  kits: QuestionnaireKit[];
  panicButton: PanicButton;
  chosen: ChosenContent[];
}

/** What the level that was reached recommends: the kit with its extras and its price, the answers that decided, and their advice. */
export function QuestionnaireResult({ questionnaire, kits, panicButton, chosen }: Props) {
  const { reached, because, ...extras } = outcomeOf(questionnaire, chosen);
  const kit = kits.find(({ productId }) => productId === reached?.product);
  const price = kit?.isBusiness ? panicButton?.price.business : panicButton?.price.home;
  return (
    <section className="bg-tint py-6 lg:py-12" data-alone>
      <div className="contained">
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          <h1 className="text-lg text-brand-700 sm:text-xl">
            <ContentText of={questionnaire.title} />
          </h1>
          <StartAgainLink kind={questionnaire.kind} />
        </div>
        <h2 id={QUESTION_ID} className="mt-2 max-w-3xl text-title">
          <ContentText of={questionnaire.resultTitle} />
        </h2>
        {kit && reached ? (
          <div className="mt-6 grid gap-4 lg:mt-8 lg:grid-cols-2 lg:items-start lg:gap-6">
            <ResultOffer
              key={`${kit._id} ${extras.camera} ${extras.panicButton}`}
              kit={kit}
              added={extras}
              panicButtonPrice={price}
              button={kit.price.button}
            />
            <ResultReasons questionnaire={questionnaire} reached={reached} because={because} chosen={chosen} />
          </div>
        ) : (
          <NoKit />
        )}
      </div>
    </section>
  );
}

/** A kit that marketing took off: never the end of the way. */
function NoKit() {
  const locale = useLocale();
  return (
    <div className="mt-6 space-y-5">
      <p className="max-w-prose text-lg">
        <T k="quiz:noKit" />
      </p>
      <ButtonLink to={localePath(locale, PATHS.homeKits)} look="accent">
        <T k="kits:more" />
      </ButtonLink>
    </div>
  );
}

interface ReasonsProps {
  questionnaire: QuestionnaireContent;
  reached: QuestionnaireContent["levels"][number];
  /** The answers that decided. */
  because: ChosenContent[];
  chosen: ChosenContent[];
}

/** Why it is this kit: what it is for, the answers that decided, each to change, and the advice that answers bring. */
export function ResultReasons({ questionnaire, reached, because, chosen }: ReasonsProps) {
  const [query] = useSearchParams();
  const advised = chosen.filter(({ option }) => option.advice !== null);
  return (
    <div className="rounded-lg bg-white p-5 shadow-card sm:p-8">
      <h3 className="text-2xl">
        <ContentText of={reached.title} />
      </h3>
      {reached.text ? (
        <p className="mt-2 text-lg text-muted">
          <ContentText of={reached.text} />
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
                    <ContentText of={question.text} />{" "}
                  </span>
                ) : null}
                <strong>
                  <ContentText of={one.option.answer} />
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
                <p>{option.advice ? <ContentText of={option.advice} /> : null}</p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
