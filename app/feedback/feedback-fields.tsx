import { useId } from "react";
import { useErrorText } from "#app/forms/use-error-text.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MAX_COMMENT_LENGTH } from "./vote.ts";

interface VoteButtonsProps {
  question: LocalizedText;
  /** A key of the `errors` texts. */
  error?: string | undefined;
  isSending?: boolean;
}

/** The question with its two submit buttons. */
export function VoteButtons({ question, error, isSending = false }: VoteButtonsProps) {
  const id = useId();
  const errorText = useErrorText();
  return (
    <fieldset aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
      <p id={id}>
        <ContentText of={question} />
      </p>
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
  );
}

interface CommentFieldsProps {
  question: LocalizedText;
  /** A key of the `errors` texts. */
  error?: string | undefined;
  defaultValue?: string | undefined;
  isSending?: boolean;
  /** Shows a button that skips the comment. */
  onSkip?: () => void;
}

export function CommentFields({ question, error, defaultValue, isSending = false, onSkip }: CommentFieldsProps) {
  const id = useId();
  const errorText = useErrorText();
  return (
    <>
      <label htmlFor={id} className="block font-semibold">
        <ContentText of={question} />
      </label>
      <textarea
        id={id}
        name="comment"
        required
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
        defaultValue={defaultValue}
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
