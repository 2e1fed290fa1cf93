import { PrefetchPageLinks, useFetcher, useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { localePath } from "#app/i18n/locale.ts";
import type { Localized } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import type { FEEDBACK_RESULT } from "#app/sanity/sanity.generated.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useSeen } from "#app/ui/use-seen.ts";
import { CommentFields, VoteButtons } from "./feedback-fields.tsx";
import type { FeedbackReply } from "./vote.ts";
import { voteSubject } from "./vote.ts";

export type FeedbackQuestion = Localized<NonNullable<FEEDBACK_RESULT>>;

interface Props {
  question: FeedbackQuestion;
  /** Which answer or page: a slug or a path. */
  subject: string;
  className?: string;
}

/**
 * Thumbs below an answer or a page (section 4): YES leads to the thanks, NO to a comment and then the thanks, in this place; without
 * JavaScript on a page of its own. What is said can be changed.
 */
export function FeedbackBox({ question, subject, className = "" }: Props) {
  const about = voteSubject(question.questionId, subject);
  const { Form, data, state } = useFetcher<FeedbackReply>({ key: about });
  /** The answers that the visitor went back from to change them, and on from without a comment: until the next one arrives. */
  const [changed, setChanged] = useState<FeedbackReply>();
  const [skipped, setSkipped] = useState<FeedbackReply>();
  const locale = useLocale();
  const { pathname } = useLocation();
  const step = !data || data === changed ? "question" : data === skipped ? "done" : data.step;
  const box = useRef<HTMLDivElement>(null);
  useFocusOnStep(box, step);
  const isSeen = useSeen(box);
  const isScripted = useHydrated();
  const to = localePath(locale, PATHS.feedback);
  const hidden = (
    <>
      <input type="hidden" name="about" value={about} />
      <input type="hidden" name="back" value={pathname} />
      {isScripted ? <input type="hidden" name="stay" value="on" /> : null}
    </>
  );
  return (
    <div ref={box} tabIndex={-1} className={`rounded-md bg-brand-50 px-4 py-3 ${className}`}>
      {/* The code that goes on without a connection has to be here before it is lost. */}
      {isSeen ? <PrefetchPageLinks page={to} /> : null}
      {step === "question" ? (
        <Form method="post" action={to} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {hidden}
          <VoteButtons question={question.question} isSending={state === "submitting"} />
        </Form>
      ) : null}
      {step === "comment" ? (
        <Form method="post" action={to} className="space-y-3">
          {hidden}
          <CommentFields
            question={question.comment}
            error={data?.error}
            typed={data?.comment}
            isSending={state === "submitting"}
            onSkip={() => setSkipped(data)}
          />
        </Form>
      ) : null}
      {step === "done" ? (
        <p role="status" className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="font-semibold">
            <ContentText of={question.thanks} />
          </span>
          <button
            type="button"
            onClick={() => setChanged(data)}
            className="inline-flex min-h-11 items-center font-semibold text-brand-700 underline underline-offset-4"
          >
            <T k="feedback:change" />
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** Focus stays with the visitor when what he pressed gives way to what comes next. */
function useFocusOnStep(box: RefObject<HTMLElement>, step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const control = box.current?.querySelector<HTMLElement>("textarea");
    (control ?? box.current)?.focus();
  }, [box, step]);
}
