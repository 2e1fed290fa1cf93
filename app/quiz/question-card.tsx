import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import type { Extras } from "#app/kits/order/checkout-path.ts";
import { MonthlyPrice } from "#app/kits/price-display/kit-price.tsx";
import { PriceLabel, TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { useSite } from "#app/site/use-site.ts";
import type { StepState } from "#app/ui/progress.tsx";
import { Progress } from "#app/ui/progress.tsx";
import type { QuizKit } from "./queries.ts";

/** The id of the heading of the current question. It is part of the page's HTML. */
export const QUESTION_ID = "pregunta";

/** The heading that took focus last. */
let focused: HTMLElement | undefined;

function focusHeading(heading: HTMLElement): void {
  heading.setAttribute("tabindex", "-1");
  heading.focus({ preventScroll: true });
  focused = heading;
}

/** Moves focus to the heading when the question changes, so that screen readers read it out. */
export function useQuestionFocus(question: string): void {
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    const heading = document.getElementById(QUESTION_ID);
    if (heading) focusHeading(heading);
  }, [question]);
  useEffect(
    () => () => {
      focused = undefined;
    },
    [],
  );
}

/** The ref of a heading in a lazy component: React may replace the heading that has focus by another when code arrives late. */
export function takeFocusOver(heading: HTMLElement | null): void {
  if (heading && focused?.isConnected === false && document.activeElement === document.body) focusHeading(heading);
}

interface Props {
  /** Number of questions: done, on this card (one by default), and in all. */
  progress: { done: number; asked?: number; total: number };
  /** The progress in words: 'Pregunta 2 de 11'. */
  progressText: string;
  title: LocalizedText;
  text: LocalizedText | undefined;
  notice?: ReactNode;
  children: ReactNode;
}

/** The card of a step or question, in the quiz and in the questionnaires: progress, title, text and answers. */
export function QuestionCard({ progress, progressText, title, text, notice, children }: Props) {
  return (
    <div className="card question-card">
      <QuestionProgress progress={progress} text={progressText} />
      {notice}
      <h2 id={QUESTION_ID} ref={takeFocusOver}>
        <ContentText of={title} />
      </h2>
      {text ? <ContentText as="p" className="max-w-prose text-muted" of={text} /> : null}
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

interface SoFarProps {
  kit: QuizKit | undefined;
  /** Whether the answers add the camera. */
  camera: Extras["camera"];
}

/** The kit that the answers lead to so far, with its price, beside the question. Nothing before an answer names one. See docs/rules.md#kit-so-far. */
export function KitSoFar({ kit, camera }: SoFarProps) {
  const { clientStatus } = useSite();
  const quoteFor = useQuotes();
  if (!kit) return null;
  const quote = quoteFor(kit, { camera });
  return (
    <div className="kit-so-far">
      <div>
        <T as="p" className="text-sm text-muted" k="quiz:soFar" />
        <p className="font-bold">
          <ContentText of={kit.kitName} />
          {camera ? (
            <>
              {" + "}
              <T k="sections:hdCamera" />
            </>
          ) : null}
        </p>
      </div>
      <div>
        <MonthlyPrice quote={quote} />
        <p className="text-sm text-muted">
          <PriceLabel clientStatus={clientStatus} /> · <TaxLabel quote={quote} />
        </p>
      </div>
    </div>
  );
}
