import { PrefetchPageLinks, useFetcher, useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { localePath } from "#app/i18n/locale.ts";
import type { Localized } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import type { FEEDBACK_RESULT } from "#app/sanity/sanity.generated.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CommentFields, VoteButtons } from "./feedback-fields.tsx";
import { type FeedbackReply, voteSubject } from "./vote.ts";

export type FeedbackQuestion = Localized<NonNullable<FEEDBACK_RESULT>>;

interface Props {
  question: FeedbackQuestion;
  /** The slug of an answer, or the path of a page. */
  subject: string;
  className?: string;
}

/**
 * Asks for a vote below an answer or a page, after NO also for a comment, and then says thanks. The vote can be changed. Without
 * JavaScript the form leads to a separate page. See docs/rules.md#feedback-votes.
 */
export default function VoteBox({ question, subject, className = "" }: Props) {
  const about = voteSubject(question.questionId, subject);
  const { Form, data, state } = useFetcher<FeedbackReply>({ key: about });
  // The reply on which the visitor clicked 'change' or 'skip'. A newer reply makes the click obsolete.
  const [changed, setChanged] = useState<FeedbackReply>();
  const [skipped, setSkipped] = useState<FeedbackReply>();
  const locale = useLocale();
  const { pathname } = useLocation();
  const step = !data || data === changed ? "question" : data === skipped ? "done" : data.step;
  const box = useRef<HTMLDivElement>(null);
  useFocusOnStep(box, step);
  const isSeen = useSeen(box);
  const isHydrated = useHydrated();
  const action = localePath(locale, PATHS.feedback);
  const hidden = (
    <>
      <input type="hidden" name="about" value={about} />
      <input type="hidden" name="back" value={pathname} />
      {isHydrated ? <input type="hidden" name="stay" value="on" /> : null}
    </>
  );
  return (
    <div ref={box} tabIndex={-1} className={className}>
      {/* Loads the route's clientAction before the connection can be lost, because it handles that case. */}
      {isSeen ? <PrefetchPageLinks page={action} /> : null}
      {step === "question" ? (
        <Form method="post" action={action} className="vote-form">
          {hidden}
          <VoteButtons
            question={question.question}
            error={data?.step === "question" ? data.error : undefined}
            isSending={state === "submitting"}
          />
        </Form>
      ) : null}
      {step === "comment" ? (
        <Form method="post" action={action} className="space-y-3">
          {hidden}
          <CommentFields
            question={question.comment}
            error={data?.error}
            defaultValue={data?.comment}
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

/** When the next step replaces the focused control, focus moves to the comment field or the box. */
function useFocusOnStep(box: RefObject<HTMLElement>, step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const field = box.current?.querySelector<HTMLElement>("textarea");
    (field ?? box.current)?.focus();
  }, [box, step]);
}

/** Whether an element was in the viewport. False on the server, and while it is inside a closed entry. */
function useSeen(ref: RefObject<Element>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}
