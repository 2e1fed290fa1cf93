import { PrefetchPageLinks, useFetcher, useLocation } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useErrorText } from "#app/forms/use-error-text.ts";
import { useErrorTitle } from "#app/forms/use-error-title.ts";
import { localePath } from "#app/i18n/locale.ts";
import type { Localized } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import type { FEEDBACK_RESULT } from "#app/sanity/sanity.generated.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field-frame.tsx";
import { focusWhenDrawn } from "#app/ui/focus-when-drawn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type FeedbackReply, MAX_COMMENT_LENGTH, voteSubject } from "./vote.ts";

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
  useFocusOnReply(box, step, data);
  const isSeen = useSeen(box);
  const isHydrated = useHydrated();
  const hidden: FormProps["hidden"] = { about, back: pathname };
  if (isHydrated) hidden.stay = "on";
  const form = { Form, hidden, isSending: state === "submitting" };
  return (
    <div ref={box} tabIndex={-1} className={className}>
      {/* Loads the route's clientAction before the connection can be lost, because it handles that case. */}
      {isSeen ? <PrefetchPageLinks page={localePath(locale, PATHS.feedback)} /> : null}
      {step === "question" ? (
        <VoteForm {...form} question={question} refused={data?.step === "question" ? data : undefined} />
      ) : null}
      {step === "comment" ? (
        <CommentForm {...form} question={question} refused={data}>
          <LinkButton onClick={() => setSkipped(data)}>
            <T k="feedback:skip" />
          </LinkButton>
        </CommentForm>
      ) : null}
      {step === "done" ? (
        <p role="status" className="flex flex-wrap items-center justify-between gap-x-4">
          <ContentText as="span" className="font-semibold" of={question.thanks} />
          <LinkButton onClick={() => setChanged(data)}>
            <T k="feedback:change" />
          </LinkButton>
        </p>
      ) : null}
    </div>
  );
}

function LinkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center font-semibold text-brand-700 underline underline-offset-4"
    >
      {children}
    </button>
  );
}

interface FormProps {
  Form: ReturnType<typeof useFetcher>["Form"];
  /** The values of the hidden fields. */
  hidden: Record<string, string>;
  question: FeedbackQuestion;
  /** The reply to a refused vote or comment. */
  refused: FeedbackReply | undefined;
  isSending?: boolean;
}

/** The question with its two submit buttons. */
export function VoteForm({ Form, hidden, question, refused, isSending = false }: FormProps) {
  const id = useId();
  const errorText = useErrorText();
  const error = refused?.error;
  useErrorTitle(error !== undefined);
  return (
    <Form method="post" action={localePath(useLocale(), PATHS.feedback)} className="vote-form">
      <HiddenFields values={hidden} />
      <fieldset aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
        <ContentText as="p" id={id} of={question.question} />
        <span>
          <button type="submit" name="answer" value="YES" disabled={isSending}>
            <Icon name="thumb-up" size={18} />
            <T k="feedback:yes" />
          </button>
          <button type="submit" name="answer" value="NO" disabled={isSending}>
            <Icon name="thumb-down" size={18} />
            <T k="feedback:no" />
          </button>
        </span>
        {error ? (
          <div role="alert" className="w-full">
            <FieldError id={`${id}-error`}>{errorText([error])}</FieldError>
          </div>
        ) : null}
      </fieldset>
    </Form>
  );
}

interface CommentProps extends FormProps {
  /** Shown beside the button. */
  children?: ReactNode;
}

/** The comment after NO. A refused one keeps its text. */
export function CommentForm({ Form, hidden, question, refused, isSending = false, children }: CommentProps) {
  const id = useId();
  const errorText = useErrorText();
  const error = refused?.error;
  useErrorTitle(error !== undefined);
  return (
    <Form method="post" action={localePath(useLocale(), PATHS.feedback)} className="space-y-3">
      <HiddenFields values={hidden} />
      <label htmlFor={id} className="block font-semibold">
        <ContentText of={question.comment} />
      </label>
      <textarea
        id={id}
        name="comment"
        required
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
        defaultValue={refused?.comment}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        className="control"
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        <T k="feedback:hint" values={{ count: MAX_COMMENT_LENGTH }} />
      </p>
      <FieldError id={`${id}-error`}>{error ? errorText([error]) : undefined}</FieldError>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button isBusy={isSending}>
          <T k="feedback:send" />
        </Button>
        {children}
      </div>
    </Form>
  );
}

const HiddenFields = ({ values }: { values: FormProps["hidden"] }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

/** When the next step replaces the focused control, or the form is refused, focus moves to the comment field or the box. */
function useFocusOnReply(box: RefObject<HTMLElement>, step: string, reply: FeedbackReply | undefined): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step && !reply?.error) return;
    shown.current = step;
    const field = box.current?.querySelector<HTMLElement>("textarea");
    return focusWhenDrawn(field ?? box.current);
  }, [box, step, reply]);
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
