import { useId } from "react";
import { useErrorText } from "#app/forms/use-error-text.ts";
import { T, Words } from "#app/i18n/t.tsx";
import type { Phrase } from "#app/sanity/localized.ts";
import { Button } from "#app/ui/button.tsx";
import { CONTROL, FieldError } from "#app/ui/field-frame.tsx";
import { LONGEST_COMMENT } from "./longest-comment.ts";

interface Props {
  question: Phrase;
  /** Why what was typed was refused. */
  error?: string | undefined;
  typed?: string | undefined;
  isSending?: boolean;
  /** Goes on without a comment; without JavaScript the page has a link for it. */
  onSkip?: () => void;
}

/** What was amiss: the fields of a form. */
export function CommentFields({ question, error, typed, isSending = false, onSkip }: Props) {
  const id = useId();
  const errorText = useErrorText();
  return (
    <>
      <label htmlFor={id} className="block font-semibold">
        <Words of={question} />
      </label>
      <textarea
        id={id}
        name="comment"
        required
        rows={3}
        maxLength={LONGEST_COMMENT}
        defaultValue={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        className={CONTROL}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        <T k="feedback:hint" values={{ count: LONGEST_COMMENT }} />
      </p>
      <FieldError id={`${id}-error`}>{error ? errorText([error]) : undefined}</FieldError>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button isBusy={isSending}>
          <T k="feedback:send" />
        </Button>
        {onSkip ? (
          <button
            type="button"
            onClick={onSkip}
            className="inline-flex min-h-11 items-center font-semibold text-brand-700 underline underline-offset-4"
          >
            <T k="feedback:skip" />
          </button>
        ) : null}
      </div>
    </>
  );
}
