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
        <ContentText as="h1" className="quiz-title" of={quiz.title} />
        <div>
          <KitSoFar kit={kit} camera={state.outcome.camera} />
        </div>
        {hasHouse ? <QuizHouse sent={house} kits={kits} state={state} /> : null}
        <div>
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

/** Whether the answers decide the kit, and yes/no questions follow (docs/rules.md#quiz-stages). */
const hasKitFound = ({ stage }: QuizStateContent) =>
  stage === "go-next-questions" || stage === "go-next-questions-negocios";

function KitFound({ kit, state: { progress } }: { kit: QuizKit; state: QuizStateContent }) {
  return (
    <Note variant="success" className="kit-found">
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
  return (
    <ul className={`answers ${isPictured ? "are-pictures" : ""} ${isOfThree ? "of-three" : ""}`}>
      {step.options.map(({ name, label, icon, iconCount, house, analytics }) => (
        <li key={name}>
          <AnswerLink
            search={queryWithAnswer(quiz, query, step.name, name)}
            icon={icon}
            iconCount={iconCount}
            image={isPictured ? house?.image : undefined}
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
    <div className="flex items-center gap-6">
      <span className="round-icon size-24 max-sm:hidden">
        <Icon name={question.icon} size={44} />
      </span>
      <ul className="answers of-two grow">
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
  search: string;
  icon: IconName;
  /** How often the icon is drawn, for answers that count. */
  iconCount?: number | undefined;
  /** A picture in place of the icon. */
  image?: PictureSource | undefined;
  analytics: { choice: string; place: string };
  children: ReactNode;
}

/** `nofollow` keeps crawlers out of the combinations of answers. */
function AnswerLink({ search, icon, iconCount, image, analytics: { choice, place }, children }: AnswerLinkProps) {
  return (
    <Link
      to={{ search }}
      rel="nofollow"
      onClick={() => trackEvent({ event: "quiz_answer", choice, place })}
      className="answer border-2 border-field hover:border-brand-700"
    >
      {image ? (
        <Picture image={image} decorative slot="small" sizes="(min-width: 64.5rem) 240px, 40vw" />
      ) : (
        <span className={iconCount ? "round-icon is-count" : "round-icon"}>
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
