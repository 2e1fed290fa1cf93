import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { report } from "#app/analytics/report.ts";
import { ContentText, T, useText } from "#app/i18n/t.tsx";
import { Note } from "#app/ui/alert.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Progress } from "#app/ui/progress.tsx";
import type { AskedContent, QuizContent, QuizKit, WalkContent } from "./queries.ts";
import { wordsOf } from "./queries.ts";
import { searchWith } from "./query-string.ts";
import { QUESTION_ID, stepStates } from "./question-card.tsx";
import { QuizLinks } from "./quiz-links.tsx";

interface Props {
  quiz: QuizContent;
  kits: QuizKit[];
  walked: WalkContent;
  asked: AskedContent;
}

/** One step or question: how far one is, what is asked, and the answers, each a link. */
export function QuestionScreen({ quiz, kits, walked, asked }: Props) {
  const text = useText();
  const { done, of } = walked.progress;
  const help = asked.kind === "options" ? asked.step.text : asked.question.help;
  const far = text(asked.kind === "options" ? "quiz:stepOf" : "quiz:questionOf", { step: done + 1, steps: of });
  return (
    <section className="bg-tint py-6 lg:py-12" data-alone>
      <div className="mx-auto max-w-4xl px-4 lg:px-8">
        <h1 className="text-lg text-brand-700 sm:text-xl">
          <ContentText of={quiz.title} />
        </h1>
        <div className="mt-4 rounded-lg bg-white p-5 shadow-card sm:p-8 lg:p-10">
          <p className="mb-3 text-sm font-semibold text-muted">{far}</p>
          <Progress label={text("quiz:progress")} text={far} steps={stepStates(walked.progress)} />
          <KnownKit walked={walked} kits={kits} />
          <h2 id={QUESTION_ID} className="mt-6 text-heading sm:mt-8">
            <ContentText of={wordsOf(asked)} />
          </h2>
          {help ? (
            <p className="mt-2 max-w-prose text-lg text-muted">
              <ContentText of={help} />
            </p>
          ) : null}
          {asked.kind === "options" ? <Options quiz={quiz} asked={asked} /> : <YesOrNo quiz={quiz} asked={asked} />}
        </div>
        <QuizLinks quiz={quiz} walked={walked} className="mt-4" />
      </div>
    </section>
  );
}

/** Between the options and the questions: the kit that is known by now, and how much is left to ask. */
function KnownKit({ walked: { stage, outcome, progress }, kits }: Pick<Props, "walked" | "kits">) {
  const kit = kits.find(({ productId }) => productId === outcome.product);
  if (!kit || (stage !== "go-next-questions" && stage !== "go-next-questions-negocios")) return null;
  return (
    <Note look="success" className="mt-6">
      <T k="quiz:fits" values={{ kit: kit.kitName.text }} /> <T k="quiz:fewQuestions" values={{ count: progress.of }} />
    </Note>
  );
}

function Options({ quiz, asked: { step } }: { quiz: QuizContent; asked: Extract<AskedContent, { kind: "options" }> }) {
  const [query] = useSearchParams();
  return (
    <ul className="mt-6 grid gap-3 sm:grid-cols-2">
      {step.options.map(({ name, label, icon, analytics }) => (
        <li key={name}>
          <AnswerLink search={searchWith(quiz, query, step.name, name)} icon={icon} counted={analytics}>
            <ContentText of={label} />
          </AnswerLink>
        </li>
      ))}
    </ul>
  );
}

function YesOrNo({
  quiz,
  asked: { question },
}: {
  quiz: QuizContent;
  asked: Extract<AskedContent, { kind: "question" }>;
}) {
  const [query] = useSearchParams();
  const { choice, place } = question.analytics;
  const counted = (answer: string) => ({ choice: `${choice}-${answer}`, place });
  return (
    <div className="mt-6 flex flex-col gap-6 sm:flex-row sm:items-center">
      <span className="hidden size-24 shrink-0 items-center justify-center rounded-full bg-brand-100 text-brand-700 sm:flex">
        <Icon name={question.icon} size={44} />
      </span>
      <ul className="grid grow grid-cols-2 gap-3">
        <li>
          <AnswerLink search={searchWith(quiz, query, question.name, "si")} icon="check" counted={counted("si")}>
            <T k="quiz:yes" />
          </AnswerLink>
        </li>
        <li>
          <AnswerLink search={searchWith(quiz, query, question.name, "no")} icon="close" counted={counted("no")}>
            <T k="quiz:no" />
          </AnswerLink>
        </li>
      </ul>
    </div>
  );
}

interface AnswerLinkProps {
  /** The query after this answer. */
  search: string;
  icon: IconName;
  /** What reports call the answer, and where it was given. */
  counted: { choice: string; place: string };
  children: ReactNode;
}

/** An answer, as large as a thumb: leads to the next question. Crawlers need not go through all combinations. */
export function AnswerLink({ search, icon, counted, children }: AnswerLinkProps) {
  return (
    <Link
      to={{ search }}
      rel="nofollow"
      onClick={() => report({ event: "quiz_answer", choice: counted.choice, place: counted.place })}
      className="flex h-full min-h-18 items-center gap-4 rounded-md border-2 border-field bg-white px-4 py-3 text-lg font-bold leading-tight transition-colors hover:border-brand-700 hover:bg-brand-50 active:bg-brand-100"
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-100 text-brand-700">
        <Icon name={icon} size={24} />
      </span>
      <span className="min-w-0">{children}</span>
    </Link>
  );
}
