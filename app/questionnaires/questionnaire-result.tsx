import { useSearchParams } from "@remix-run/react";
import { localePath } from "#app/i18n/locale.ts";
import { textOf } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { HousePlan, useHouse } from "#app/kits/plan/house-plan.tsx";
import { devicesOf } from "#app/kits/plan/plan-devices.ts";
import type { House } from "#app/kits/queries.ts";
import { PATHS } from "#app/paths.ts";
import { Advice } from "#app/quiz/result/advice.tsx";
import { CompareNeighbours } from "#app/quiz/result/compare-neighbours.tsx";
import { NoKit } from "#app/quiz/result/no-kit.tsx";
import { ResultOffer } from "#app/quiz/result/result-offer.tsx";
import { QUESTION_ID } from "#app/quiz/use-question-focus.ts";
import { TextLink } from "#app/ui/link.tsx";
import type {
  ChosenOptionContent,
  PanicButton,
  QuestionContent,
  QuestionnaireContent,
  QuestionnaireExtra,
  QuestionnaireKit,
} from "./queries.ts";
import { queryToStep } from "./questionnaire-state.ts";
import { outcomeOf } from "./rules.ts";
import { StartAgainLink } from "./step-form.tsx";

interface Props {
  questionnaire: QuestionnaireContent;
  kits: QuestionnaireKit[];
  panicButton: PanicButton;
  extras: QuestionnaireExtra[];
  /** The house that the page was sent with. */
  house: House | undefined;
  chosen: ChosenOptionContent[];
}

/** Result of a questionnaire: the kit of the level reached with extras and price, the decisive answers, and advice. */
export default function QuestionnaireResult(props: Props) {
  const { questionnaire, kits, panicButton, extras, chosen } = props;
  const locale = useLocale();
  const { product, reached, decisive, ...added } = outcomeOf(questionnaire, chosen);
  const kit = kits.find(({ productId }) => productId === product);
  const house = useHouse(kit?.houseId, props.house);
  const price = kit?.isBusiness ? panicButton?.price.business : panicButton?.price.home;
  return (
    <section className="bg-tint py-5 lg:py-8">
      <div className="contained">
        <h1 className="text-base text-brand-700">
          <ContentText of={questionnaire.title} />
        </h1>
        <h2 id={QUESTION_ID} className="mt-1 text-heading">
          <ContentText of={questionnaire.resultTitle} />
        </h2>
        {kit ? (
          <div className="mt-4 grid gap-4 lg:gap-6">
            <ResultOffer
              key={`${kit._id} ${added.camera} ${added.panicButton}`}
              kit={kit}
              added={added}
              offered={extras}
              panicButtonPrice={price}
              button={kit.button}
              plan={
                house ? (
                  <HousePlan
                    house={house}
                    devices={devicesOf({ ...kit, extras })}
                    sizes="(min-width: 64.5rem) 560px, (min-width: 40.5rem) 46vw, 256px"
                    priority
                  />
                ) : null
              }
            />
            <div className="grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-6">
              <ResultReasons questionnaire={questionnaire} reached={reached} decisive={decisive} chosen={chosen} />
              <CompareNeighbours kit={kit} kits={kits} panicButton={panicButton} asked={added} />
            </div>
          </div>
        ) : (
          <NoKit to={localePath(locale, PATHS.homeKits)} restart={<StartAgainLink kind={questionnaire.kind} />} />
        )}
      </div>
    </section>
  );
}

interface ReasonsProps {
  questionnaire: QuestionnaireContent;
  reached: QuestionnaireContent["levels"][number] | undefined;
  decisive: ChosenOptionContent[];
  chosen: ChosenOptionContent[];
}

/** The text of the level reached, the decisive answers with a link to change each, and the advice of all answers. */
function ResultReasons({ questionnaire, reached, decisive, chosen }: ReasonsProps) {
  const [query] = useSearchParams();
  return (
    <div className="rounded-lg bg-white p-5 shadow-card sm:p-8">
      {reached ? (
        <h3 className="text-2xl">
          <ContentText of={reached.title} />
        </h3>
      ) : null}
      {reached?.text ? (
        <p className="mt-2 text-lg text-muted">
          <ContentText of={reached.text} />
        </p>
      ) : null}
      <h4 className="mt-6 text-lg font-bold">
        <T k="quiz:becauseAnswers" />
      </h4>
      <ul className="mt-2 divide-y divide-line">
        {decisive.map((one) => {
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
                to={{ search: queryToStep(query, chosen, one.step) }}
                rel="nofollow"
                variant="standalone"
                className="text-sm"
              >
                <T k="quiz:change" />
                <span className="sr-only">
                  {" "}
                  <T k="quiz:changeOf" values={{ question: question ? textOf(question.text) : "" }} />
                </span>
              </TextLink>
            </li>
          );
        })}
      </ul>
      <Advice texts={chosen.flatMap(({ option }) => option.advice ?? [])} />
      <div className="mt-4">
        <StartAgainLink kind={questionnaire.kind} />
      </div>
    </div>
  );
}

function questionOf(
  { steps }: QuestionnaireContent,
  { step, question }: ChosenOptionContent,
): QuestionContent | undefined {
  return steps[step]?.questions.find(({ name }) => name === question.name);
}
