import { useId } from "react";
import { T, Words } from "#app/i18n/t.tsx";
import type { Phrase } from "#app/sanity/localized.ts";
import { Icon } from "#app/ui/icon.tsx";

const LOOK =
  "inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-field bg-white px-4 font-semibold transition-colors hover:border-brand-700 hover:bg-brand-100 disabled:opacity-60";

/** What is asked, with a thumb up and a thumb down: buttons of a form. */
export function VoteButtons({ question, isSending = false }: { question: Phrase; isSending?: boolean }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="contents">
      <p id={id} className="font-semibold">
        <Words of={question} />
      </p>
      <span className="flex gap-2">
        <button type="submit" name="answer" value="YES" disabled={isSending} className={LOOK}>
          <Icon name="thumb-up" size={18} />
          <T k="feedback:yes" />
        </button>
        <button type="submit" name="answer" value="NO" disabled={isSending} className={LOOK}>
          <Icon name="thumb-down" size={18} />
          <T k="feedback:no" />
        </button>
      </span>
    </fieldset>
  );
}
