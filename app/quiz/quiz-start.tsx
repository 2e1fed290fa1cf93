import { Form } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { CampaignInput } from "#app/analytics/campaign-links.tsx";
import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { QuizStartContent } from "./queries.ts";

interface Props {
  quiz: QuizStartContent;
  text: LocalizedText;
  /** The id of the title on the quiz's own page, where the title is the h1. */
  headingId?: string;
  /** Renders the lowest price of the kits for businesses or homes. */
  renderPrice?: (isBusiness: boolean) => ReactNode;
  /** Shown below the options: whether the prices are those of clients. */
  priceNote?: ReactNode;
  /** Shown below the pictures: what the visitor gets. */
  facts?: ReactNode;
  /** Shown above the question: how many there are. */
  progress?: ReactNode;
  /** Hidden fields: the other answers, kept while the first one is changed. */
  hiddenFields?: [name: string, value: string][];
  /** Called when the pointer or the focus is on the question. */
  onEnter?: () => void;
}

/**
 * The intro and the first question of the quiz, in a form that leads to the quiz. For the quiz's own page and for sections of others. On its
 * own page a wide screen shows the chosen house large beside the question, as with later questions.
 */
export function QuizStart(props: Props) {
  const { quiz, text, headingId, hiddenFields = [], onEnter, renderPrice, priceNote, facts, progress } = props;
  const locale = useLocale();
  const Heading = headingId ? "h1" : "h2";
  return (
    <div className={`grid gap-x-14 gap-y-5 lg:grid-cols-2 ${headingId ? "quiz-start" : "items-center"}`}>
      <div className="space-y-3">
        <ContentText as={Heading} id={headingId} className={headingId ? "text-3xl" : "text-heading"} of={quiz.title} />
        <ContentText as="p" className="max-w-prose text-lead text-muted" of={text} />
      </div>
      <Form
        method="get"
        action={localePath(locale, PATHS.quiz)}
        onSubmit={(event) => reportAnswer(quiz.placeStep, new FormData(event.currentTarget))}
        onPointerEnter={onEnter}
        onFocus={onEnter}
        className="card space-y-4 p-5 sm:p-6"
      >
        {hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {progress}
        <FirstQuestion step={quiz.placeStep} renderPrice={renderPrice} priceNote={priceNote} />
        <CampaignInput />
        <div className="grid justify-items-center gap-2">
          <Button variant="accent" className="w-full text-lg">
            <ContentText of={quiz.startLabel} />
          </Button>
          <TextLink path={quiz.skipHref} variant="standalone">
            <ContentText of={quiz.skipLabel} />
          </TextLink>
        </div>
      </Form>
      {facts}
    </div>
  );
}

function reportAnswer({ name, options }: QuizStartContent["placeStep"], form: FormData): void {
  const chosen = options.find((option) => option.name === form.get(name));
  if (chosen) trackEvent({ event: "quiz_answer", choice: chosen.analytics.choice, place: chosen.analytics.place });
}

/** Home or business. The first option is preselected, so that most visitors tap once. */
function FirstQuestion({
  step,
  renderPrice,
  priceNote,
}: { step: QuizStartContent["placeStep"] } & Pick<Props, "renderPrice" | "priceNote">) {
  const id = useId();
  return (
    <fieldset aria-describedby={step.text ? id : undefined}>
      <ContentText as="legend" className="mb-3 text-xl font-bold" of={step.title} />
      {step.text ? <ContentText as="p" id={id} className="-mt-2 mb-3 text-muted" of={step.text} /> : null}
      <div className="grid grid-cols-2 gap-3">
        {step.options.map(({ name, label, icon, house, variant }, position) => (
          <label key={name} className="option outlined-option flex-col gap-2 px-2 text-center font-bold">
            {house ? (
              <Picture
                image={house.image}
                decorative
                slot="card"
                sizes="(min-width: 64.5rem) 570px, 40vw"
                className="aspect-[3/2] w-full"
              />
            ) : (
              <span className="round-icon size-16">
                <Icon name={icon} size={32} />
              </span>
            )}
            <span className="flex items-center gap-2">
              <input type="radio" name={step.name} value={name} defaultChecked={position === 0} />
              <ContentText of={label} />
            </span>
            {renderPrice ? (
              <span className="text-sm font-normal text-muted">{renderPrice(variant === "business")}</span>
            ) : null}
          </label>
        ))}
      </div>
      {priceNote ? <p className="mt-2 text-center text-sm text-muted">{priceNote}</p> : null}
    </fieldset>
  );
}
