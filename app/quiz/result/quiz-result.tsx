import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { HousePlan, useHouse } from "#app/kits/plan/house-plan.tsx";
import { numberDevices } from "#app/kits/plan/number-devices.ts";
import { devicesOf } from "#app/kits/plan/plan-devices.ts";
import type { House } from "#app/kits/queries.ts";
import { effectOf, houseIdOf } from "#app/quiz/house-state.ts";
import type { QuizContent, QuizExtra, QuizKit, QuizPanicButton, QuizStateContent } from "#app/quiz/queries.ts";
import { skipPath } from "#app/quiz/query-string.ts";
import { RestartLink } from "#app/quiz/quiz-links.tsx";
import { QUESTION_ID } from "#app/quiz/use-question-focus.ts";
import { Advice } from "./advice.tsx";
import { CompareNeighbours } from "./compare-neighbours.tsx";
import { NoKit } from "./no-kit.tsx";
import { ResultOffer } from "./result-offer.tsx";
import { GivenAnswers, ResultReasons } from "./result-reasons.tsx";

interface Props {
  quiz: QuizContent;
  kits: QuizKit[];
  panicButton: QuizPanicButton;
  state: QuizStateContent;
  /** The house that the page was sent with. */
  house: House | undefined;
  extras: QuizExtra[];
}

/** Result of the quiz: the recommended kit with its price, the reasons, and the next smaller and bigger kit. */
export default function QuizResult(props: Props) {
  const { quiz, kits, state } = props;
  const { branch, outcome } = state;
  const locale = useLocale();
  const kit = kits.find(({ productId }) => productId === outcome.product);
  return (
    <section className="bg-tint py-5 lg:py-8">
      <div className="contained">
        <h1 className="text-base text-brand-700">
          <ContentText of={quiz.title} />
        </h1>
        <h2 id={QUESTION_ID} className="mt-1 text-heading">
          <ContentText of={quiz.resultTitle} />
        </h2>
        {kit ? (
          <KitResult {...props} kit={kit} />
        ) : (
          <NoKit
            to={localePath(locale, skipPath(quiz, branch, outcome.product))}
            restart={<RestartLink quiz={quiz} />}
          />
        )}
      </div>
    </section>
  );
}

function KitResult({ quiz, kit, kits, panicButton, extras, state, house: sent }: Props & { kit: QuizKit }) {
  const house = useHouse(houseIdOf(state), sent);
  const effects = state.givenAnswers.map(effectOf).filter((effect) => effect != null);
  const { camera, named } = state.outcome;
  const asked = { camera, panicButton: false };
  const isOfButton = ({ device }: (typeof effects)[number]) => device != null && device._id === panicButton?.device;
  return (
    <div className="mt-4 grid gap-4 lg:gap-6">
      <ResultOffer
        key={`${kit._id} ${camera}`}
        kit={kit}
        added={asked}
        offered={extras}
        button={quiz.resultButton}
        panicButtonPrice={kit.isBusiness ? panicButton?.price.business : panicButton?.price.home}
        panicButtonNote={effects.some(isOfButton) ? <T k="quiz:advised" /> : null}
        places={house?.places}
        plan={
          house ? (
            <HousePlan
              house={house}
              devices={devicesOf({ ...kit, extras })}
              sizes="(min-width: 64.5rem) 560px, (min-width: 40.5rem) 46vw, 256px"
              priority
              // In the browser, which finds the result without the server too.
              marks={numberDevices(
                house,
                kit.complements.map(({ device, quantity }) => ({ id: device, quantity })),
              )}
            />
          ) : null
        }
      />
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="rounded-lg bg-white p-5 shadow-card sm:p-8">
          <ResultReasons state={state} kit={kit} quiz={quiz} />
          <GivenAnswers quiz={quiz} state={state} />
          <div className="mt-4">
            <RestartLink quiz={quiz} />
          </div>
        </div>
        <CompareNeighbours kit={kit} kits={kits} panicButton={panicButton} asked={{ ...asked, named }} hasSizes />
      </div>
      {/* The box of the panic button says its own. */}
      <Advice texts={effects.flatMap((one) => (isOfButton(one) ? [] : (one.advice ?? [])))} isCard />
    </div>
  );
}
