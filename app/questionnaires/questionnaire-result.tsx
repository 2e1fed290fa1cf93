import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale, Words } from "#app/i18n/t.tsx";
import { ResultOffer } from "#app/quiz/result-offer.tsx";
import { QUESTION_ID } from "#app/quiz/use-focus-on.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ChosenContent, PanicButton, QuestionnaireContent, QuestionnaireKit } from "./questionnaire-content.ts";
import { ResultReasons } from "./result-reasons.tsx";
import { outcomeOf } from "./rules.ts";
import { StartAgainLink } from "./start-again-link.tsx";

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
            <Words of={questionnaire.title} />
          </h1>
          <StartAgainLink kind={questionnaire.kind} />
        </div>
        <h2 id={QUESTION_ID} className="mt-2 max-w-3xl text-title">
          <Words of={questionnaire.resultTitle} />
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
      <ButtonLink to={localePath(locale, "/alarmas-para-casa")} look="accent">
        <T k="kits:more" />
      </ButtonLink>
    </div>
  );
}
