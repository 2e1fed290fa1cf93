import type { ReactNode } from "react";
import { CallMeLink } from "#app/callback/callback-links.tsx";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { HousePlan, useHouse } from "#app/kits/plan/house-plan.tsx";
import { numberDevices } from "#app/kits/plan/number-devices.ts";
import { devicesOf } from "#app/kits/plan/plan-devices.ts";
import type { QuizKit, ResultContent } from "#app/quiz/queries.ts";
import { QUESTION_ID, takeFocusOver } from "#app/quiz/question-card.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CompareNeighbours } from "./compare-neighbours.tsx";
import { type Asked, extrasBeside } from "./neighbour-kits.ts";
import { ResultOffer } from "./result-offer.tsx";

interface KitProps extends ResultContent {
  kit: QuizKit;
  /** What the answers ask for beside the kit. */
  asked: Asked;
  /** The id of the house that the kit is shown in. */
  houseId: string | undefined;
  button: LocalizedText | undefined;
  /** Why the panic button is recommended. */
  panicButtonNote?: ReactNode;
  /** Whether the devices are numbered in the house, and the next smaller and bigger kit compared. */
  isDetailed?: boolean;
  /** What led to the kit. */
  reasons: ReactNode;
  restart: ReactNode;
  children?: ReactNode;
}

interface PageProps extends Omit<KitProps, "kit"> {
  title: LocalizedText;
  resultTitle: LocalizedText;
  /** Undefined when the answers lead to no kit, or to one that is no longer in the content. */
  kit: QuizKit | undefined;
  /** The page of the kits, where there is no kit. */
  kitsPath: string;
}

/** The result of the quiz or of a questionnaire: the recommended kit with its price, the reasons, and other kits. */
export function ResultPage({ title, resultTitle, kit, kitsPath, ...props }: PageProps) {
  return (
    <section className="bg-tint py-5 lg:py-8">
      <div className="contained">
        <ContentText as="h1" className="text-base text-brand-700" of={title} />
        <h2 id={QUESTION_ID} ref={takeFocusOver} className="mt-1 text-heading">
          <ContentText of={resultTitle} />
        </h2>
        {kit ? <KitResult {...props} kit={kit} /> : <NoKit to={kitsPath} restart={props.restart} />}
      </div>
    </section>
  );
}

const CARD = "rounded-lg bg-white p-5 shadow-card sm:p-8";

function KitResult({
  kit,
  kits,
  extras,
  panicButton,
  asked,
  isDetailed = false,
  reasons,
  restart,
  ...props
}: KitProps) {
  const house = useHouse(props.houseId, props.house);
  const numbered = kit.complements.map(({ device, quantity }) => ({ id: device, quantity }));
  return (
    <div className="mt-4 grid gap-4 lg:gap-6">
      <ResultOffer
        key={`${kit._id} ${asked.camera} ${asked.panicButton}`}
        kit={kit}
        added={extrasBeside(kit, asked, panicButton?.device)}
        offered={extras}
        button={props.button}
        panicButtonPrice={kit.isBusiness ? panicButton?.price.business : panicButton?.price.home}
        panicButtonNote={props.panicButtonNote}
        places={isDetailed ? house?.places : undefined}
        plan={
          house ? (
            <HousePlan
              house={house}
              devices={devicesOf({ ...kit, extras })}
              sizes="(min-width: 64.5rem) 560px, (min-width: 40.5rem) 46vw, 256px"
              priority
              // In the browser, which finds the result without the server too.
              {...(isDetailed ? { marks: numberDevices(house, numbered) } : {})}
            />
          ) : null
        }
      />
      <div className={`grid gap-4 lg:grid-cols-2 lg:gap-6 ${isDetailed ? "" : "lg:items-start"}`}>
        <div className={CARD}>
          {reasons}
          <div className="mt-4">{restart}</div>
        </div>
        <CompareNeighbours kit={kit} kits={kits} panicButton={panicButton} asked={asked} hasSizes={isDetailed} />
      </div>
      {props.children}
    </div>
  );
}

function NoKit({ to, restart }: { to: string; restart: ReactNode }) {
  return (
    <div className={`mt-6 max-w-prose space-y-4 ${CARD}`}>
      <span className="round-icon size-12">
        <Icon name="search" />
      </span>
      <T as="h3" className="text-2xl" k="quiz:noKitTitle" />
      <T as="p" className="text-lg text-muted" k="quiz:noKit" />
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={to}>
          <T k="quiz:pickKit" />
        </ButtonLink>
        <CallMeLink />
      </div>
      {restart}
    </div>
  );
}

interface AdviceProps {
  texts: LocalizedText[];
  /** Whether it is a card of its own; else it is a part of one. */
  isCard?: boolean;
}

export function Advice({ texts, isCard = false }: AdviceProps) {
  if (texts.length === 0) return null;
  const Heading = isCard ? "h3" : "h4";
  return (
    <section className={isCard ? CARD : "mt-6"}>
      <T as={Heading} className={isCard ? "text-2xl" : "text-lg font-bold"} k="quiz:advice" />
      <ul className={`mt-2 ${isCard ? "grid gap-x-8 gap-y-2 lg:grid-cols-2" : "space-y-2"}`}>
        {texts.map((text, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of given answers has another order only on another page.
          <li key={position} className="flex gap-3">
            <Icon name="info" size={20} className="mt-0.5 shrink-0 text-brand-700" />
            <ContentText as="p" of={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
