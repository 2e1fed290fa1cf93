import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";
import { Progress, type StepState } from "#app/ui/progress.tsx";
import { QUESTION_ID } from "./use-question-focus.ts";

interface Props {
  /** Number of questions: done, on this card (one by default), and in all. */
  progress: { done: number; asked?: number; total: number };
  /** The progress in words: 'Pregunta 2 de 11'. */
  progressText: string;
  title: LocalizedText;
  text: LocalizedText | undefined;
  /** Shown above the title. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The card of a step or question, in the quiz and in the questionnaires: progress, title, text and answers. */
export function QuestionCard({ progress, progressText, title, text, notice, children }: Props) {
  return (
    <div className="card question-card">
      <QuestionProgress progress={progress} text={progressText} />
      {notice}
      <h2 id={QUESTION_ID}>
        <ContentText of={title} />
      </h2>
      {text ? (
        <p className="max-w-prose text-muted">
          <ContentText of={text} />
        </p>
      ) : null}
      {children}
    </div>
  );
}

/** How many questions there are, in words and as a bar. */
export function QuestionProgress({ progress, text }: Pick<Props, "progress"> & { text: string }) {
  const { t } = useTranslation();
  return (
    <div>
      <p className="mb-3 text-sm font-semibold text-muted">{text}</p>
      <Progress label={t("quiz:progress")} text={text} steps={stepStates(progress)} />
    </div>
  );
}

/** See docs/rules.md#progress-steps. */
function stepStates({ done, asked = 1, total }: Props["progress"]): StepState[] {
  return Array.from({ length: total }, (_, step) => (step < done ? "done" : step < done + asked ? "active" : "idle"));
}
