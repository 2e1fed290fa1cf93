import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { trackEvent } from "#app/analytics/track-event.ts";
import { textOf } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { Note } from "#app/ui/alert.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icons/icon-names.ts";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";
import type { PromptContent, QuizContent, QuizKit, QuizStateContent, ResultContent } from "./queries.ts";
import { queryWithAnswer } from "./query-string.ts";
import { KitSoFar, QuestionCard } from "./question-card.tsx";
import { HouseDevices, QuizHouse } from "./quiz-house.tsx";
import { QuizLinks } from "./quiz-links.tsx";
import { promptText } from "./quiz-state.ts";

interface Props extends Pick<ResultContent, "kits" | "house"> {
  quiz: QuizContent;
  state: QuizStateContent;
  prompt: PromptContent;
}

/** One step or question of the quiz. Each answer is a link. */
export default function QuestionScreen({ quiz, state, prompt, kits, house }: Props) {
  const { t } = useTranslation();
  const { done, total } = state.progress;
  const progress = { step: done + 1, steps: total };
  const kit = kits.find(({ productId }) => productId === state.outcome.product);
  // Options with pictures are houses themselves.
  const hasHouse = prompt.kind === "question" || !hasPictures(prompt.step);
  return (
    <section className="bg-tint py-5 lg:py-8">
      <div className={hasHouse ? "contained question-with-house" : "mx-auto max-w-4xl px-4 lg:px-8"}>
        <h1 className="text-[0.875rem] text-brand-700 [grid-area:title] sm:text-[1.25rem]">
          <ContentText of={quiz.title} />
        </h1>
        <div className="[grid-area:kit]">
          <KitSoFar kit={kit} camera={state.outcome.camera} />
        </div>
        {hasHouse ? <QuizHouse sent={house} kits={kits} state={state} /> : null}
        <div className="[grid-area:question]">
          <QuestionCard
            progress={state.progress}
            progressText={t("quiz:questionOf", progress)}
            title={promptText(prompt)}
            text={prompt.kind === "options" ? prompt.step.text : prompt.question.help}
            notice={kit && hasKitFound(state) ? <KitFound kit={kit} state={state} /> : null}
          >
            {prompt.kind === "options" ? (
              <Options quiz={quiz} step={prompt.step} />
            ) : (
              <YesOrNo quiz={quiz} question={prompt.question} />
            )}
          </QuestionCard>
          <QuizLinks quiz={quiz} state={state} />
        </div>
        {hasHouse ? <HouseDevices kits={kits} state={state} /> : null}
      </div>
    </section>
  );
}

/** Whether the kit is known and the yes/no questions begin. */
const hasKitFound = ({ stage }: QuizStateContent) =>
  stage === "go-next-questions" || stage === "go-next-questions-negocios";

/** The kit found so far, and the number of questions left. */
function KitFound({ kit, state: { progress } }: { kit: QuizKit; state: QuizStateContent }) {
  return (
    <Note variant="success" className="mt-3 text-[0.875rem] sm:text-[1rem]">
      <T k="quiz:fits" values={{ kit: textOf(kit.kitName) }} />{" "}
      <T k="quiz:fewQuestions" values={{ count: progress.total - progress.done }} />
    </Note>
  );
}

type OptionsPrompt = Extract<PromptContent, { kind: "options" }>;

const hasPictures = ({ options }: OptionsPrompt["step"]) => options.some(({ house }) => house);

function Options({ quiz, step }: { quiz: QuizContent; step: OptionsPrompt["step"] }) {
  const [query] = useSearchParams();
  const isPictured = hasPictures(step);
  // In full rows: three answers in a row, or else two or four.
  const isOfThree = step.options.length % 3 === 0;
  const columns = isOfThree ? "sm:grid-cols-3" : isPictured ? "lg:grid-cols-4" : "sm:grid-cols-2";
  return (
    <ul className={`mt-4 grid gap-2 sm:mt-6 sm:gap-3 ${isPictured ? "grid-cols-2" : ""} ${columns}`}>
      {step.options.map(({ name, label, icon, iconCount, house, analytics }) => (
        <li key={name}>
          <AnswerLink
            search={queryWithAnswer(quiz, query, step.name, name)}
            icon={icon}
            iconCount={iconCount}
            isPictured={isPictured}
            image={house?.image}
            analytics={analytics}
          >
            <ContentText of={label} />
          </AnswerLink>
        </li>
      ))}
    </ul>
  );
}

type QuestionPrompt = Extract<PromptContent, { kind: "question" }>;

function YesOrNo({ quiz, question }: { quiz: QuizContent; question: QuestionPrompt["question"] }) {
  const [query] = useSearchParams();
  const { choice, place } = question.analytics;
  const linkTo = (answer: "si" | "no") => ({
    search: queryWithAnswer(quiz, query, question.name, answer),
    analytics: { choice: `${choice}-${answer}`, place },
  });
  return (
    <div className="mt-4 flex items-center gap-6 sm:mt-6">
      <span className="round-icon size-24 max-sm:hidden">
        <Icon name={question.icon} size={44} />
      </span>
      <ul className="grid grow grid-cols-2 gap-2 sm:gap-3">
        <li>
          <AnswerLink {...linkTo("si")} icon="check">
            <T k="quiz:yes" />
          </AnswerLink>
        </li>
        <li>
          <AnswerLink {...linkTo("no")} icon="close">
            <T k="quiz:no" />
          </AnswerLink>
        </li>
      </ul>
    </div>
  );
}

interface AnswerLinkProps {
  /** The query string after this answer. */
  search: string;
  icon: IconName;
  /** How often the icon is drawn, for answers that count. */
  iconCount?: number | undefined;
  /** Whether answers have a picture in place of the icon. One without a picture is as high as the others. */
  isPictured?: boolean;
  image?: PictureSource | undefined;
  analytics: { choice: string; place: string };
  children: ReactNode;
}

const ANSWER =
  "flex h-full min-h-15 items-center rounded-md border-2 border-field bg-white font-bold leading-tight transition-colors hover:border-brand-700 hover:bg-brand-50 sm:min-h-18 sm:text-[1.125rem]";
const PICTURED = "flex-col gap-1 px-2 pt-1 pb-3 text-center";
const WITH_ICON = "gap-3 px-3 py-2 sm:px-4";
/** One, two or three icons. On a wider screen above the words, which then have the whole width. */
const COUNTED = "gap-3 px-3 py-2 sm:flex-col sm:px-4 sm:py-3";

/** `nofollow` keeps crawlers out of the combinations of answers. */
function AnswerLink({ search, icon, iconCount, isPictured = false, image, analytics, children }: AnswerLinkProps) {
  const { choice, place } = analytics;
  const iconSize = isPictured ? "m-auto size-16" : iconCount ? "h-10 w-22" : "size-10";
  return (
    <Link
      to={{ search }}
      rel="nofollow"
      onClick={() => trackEvent({ event: "quiz_answer", choice, place })}
      className={`${ANSWER} ${isPictured ? PICTURED : iconCount ? COUNTED : WITH_ICON}`}
    >
      {isPictured && image ? (
        <Picture
          image={image}
          decorative
          slot="small"
          sizes="(min-width: 64.5rem) 240px, 40vw"
          className="aspect-5/3 w-full"
        />
      ) : (
        <span className={`round-icon ${iconSize}`}>
          {Array.from({ length: iconCount ?? 1 }, (_, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal icons.
            <Icon key={position} name={icon} size={24} />
          ))}
        </span>
      )}
      <span>{children}</span>
    </Link>
  );
}
